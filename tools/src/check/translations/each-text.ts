import type { Fault } from '../part.ts';
import type { Tree } from '../tree.ts';
import { type CatalogueLanguage, type FolderCatalogue, fileOf, lineOf } from './catalogue.ts';

/** One message of one language. */
export interface CatalogueText {
  readonly folder: string;
  readonly language: CatalogueLanguage;
  readonly key: string;
  readonly text: string;
  readonly english: string | undefined;
}

/** The faults of every text, each said with its file and line. */
export function faultsOfTexts(
  tree: Tree,
  catalogues: readonly FolderCatalogue[],
  judge: (text: CatalogueText) => readonly string[],
): Fault[] {
  return catalogues.flatMap(catalogue =>
    [...catalogue.texts].flatMap(([language, texts]) =>
      [...texts].flatMap(([key, text]) => {
        const { folder } = catalogue;
        const english = catalogue.texts.get('en')?.get(key);
        const file = fileOf(catalogue, language);
        const said = judge({ folder, language, key, text, english });
        return said.map(says => ({ file, line: lineOf(tree, file, key), says }));
      }),
    ),
  );
}

/** The words around what was found, so that it can be searched for. Whitespace at the ends would not be seen. */
export function around(text: string, index: number, length: number): string {
  const from = text.lastIndexOf(' ', Math.max(index - 2, 0)) + 1;
  const end = text.indexOf(' ', index + length);
  return text.slice(index < from ? 0 : from, end === -1 ? undefined : end).trim();
}
