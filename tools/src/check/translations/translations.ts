import { posix } from 'node:path';
import type { CheckPart, Fault } from '../part.ts';
import type { Tree } from '../tree.ts';
import { type FolderCatalogue, fileOf, languages, lineOf, openCatalogues } from './catalogue.ts';
import { compare } from './compare.ts';
import { faultsOfPages, isOfPages } from './pages.ts';
import { usageIn } from './usage.ts';
import { wordingFaults } from './wording.ts';

export const translations: CheckPart = {
  name: 'translations',
  about: `every text in ${languages.join(', ')}, with the plural forms each language has, worded by web/words.md`,
  check: tree => {
    const catalogues = openCatalogues(tree);
    return {
      checked: catalogues.flatMap(catalogue => [...catalogue.texts.values()].flatMap(texts => [...texts])).length,
      of: 'texts',
      faults: catalogues
        .flatMap(catalogue => [
          ...catalogue.faults,
          ...compare(tree, catalogue),
          ...exemptionFaults(catalogue),
          ...usageFaults(tree, catalogue),
        ])
        .concat(faultsOfPages(tree, catalogues), wordingFaults(tree, catalogues)),
    };
  },
};

function exemptionFaults(catalogue: FolderCatalogue): Fault[] {
  const file = `${catalogue.folder}/exempt.json`;
  const english = catalogue.texts.get('en');
  return [...catalogue.exempt].flatMap(([key, reason]) => {
    const same = [...catalogue.texts].some(
      ([language, texts]) => language !== 'en' && texts.get(key) === english?.get(key),
    );
    if (!english?.has(key) || !same)
      return [{ file, says: `exempts ${key}, which needs it no more: delete the line.` }];
    if (reason.trim().split(/\s+/).length >= 3) return [];
    return [{ file, says: `exempts ${key} without a reason: say in a sentence why it is not translated.` }];
  });
}

/**
 * A catalogue belongs to the workspace it is in; web also reads those of games. Pages read each other's, and the
 * compiler knows every key of those. The text of a picture is looked up by the picture's id, so the file that draws it
 * counts as its use.
 */
function usageFaults(tree: Tree, catalogue: FolderCatalogue): Fault[] {
  const english = catalogue.texts.get('en');
  if (english === undefined) return [];
  const workspace = isOfPages(catalogue) ? 'web' : posix.dirname(catalogue.folder);
  const own = usageIn(tree, `${workspace}/`);
  const readers = workspace.startsWith('games/') ? [own, usageIn(tree, 'web/')] : [own];
  const file = fileOf(catalogue, 'en');
  return [
    ...(isOfPages(catalogue) ? [] : own.lookups)
      .filter(({ key }) => !english.has(key))
      .map(lookup => ({
        ...lookup,
        says: `looks up ${lookup.key}, which ${file} does not have: add it, or mend the key.`,
      }))
      .map(({ file: where, line, says }) => ({ file: where, line, says })),
    ...[...english.keys()]
      .filter(key => !readers.some(usage => usage.mentions(key)) && !tree.has(`${workspace}/${key}.ts`))
      .map(key => ({
        file,
        line: lineOf(tree, file, key),
        says: `has ${key}, which no code looks up: delete it in every language.`,
      })),
  ];
}
