import type { Fault } from '../part.ts';
import type { Tree } from '../tree.ts';
import type { FolderCatalogue } from './catalogue.ts';
import { faultsOfTexts } from './each-text.ts';
import { surfacesOf } from './surface.ts';

/** Where the server makes codes. It is read and not imported: its letters are nobody else's business. */
const maker = 'server/src/rooms/deps.ts';

/** Not a part of a rule's id. */
const code = /(?<![\p{L}\p{N}-])[A-Z]{6}(?![\p{L}\p{N}-])/gu;

/** An example of a code is one that a table could have. */
export function codeFaults(tree: Tree, catalogues: readonly FolderCatalogue[]): Fault[] {
  const letters = tree.has(maker) ? /const letters = '([A-Z]+)'/.exec(tree.read(maker))?.[1] : undefined;
  return faultsOfTexts(tree, catalogues, ({ key, text }) => {
    const codes = new Set(surfacesOf(text).flatMap(surface => surface.match(code) ?? []));
    return [...codes].flatMap(each => {
      if (letters === undefined)
        return [
          `shows the code ${each} in ${key}, and nobody knows the letters of codes: mend where tools/src/check/translations/codes.ts looks for them.`,
        ];
      const wrong = [...each].find(letter => !letters.includes(letter));
      if (wrong === undefined) return [];
      return [`shows the code ${each} in ${key}, which no table can have: codes have no ${wrong}, only ${letters}.`];
    });
  });
}
