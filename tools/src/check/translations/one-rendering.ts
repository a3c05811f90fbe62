import type { Fault } from '../part.ts';
import type { Tree } from '../tree.ts';
import { type CatalogueLanguage, type FolderCatalogue, fileOf, languages, lineOf } from './catalogue.ts';
import type { WordExceptions } from './exceptions.ts';
import { isOfTheWorld } from './glossary.ts';

interface Rendered {
  readonly catalogue: FolderCatalogue;
  readonly key: string;
  readonly text: string;
}

/** What is one text in English is one text in each language, so that people see one name for one thing. */
export function oneRenderingFaults(
  tree: Tree,
  catalogues: readonly FolderCatalogue[],
  exceptions: WordExceptions,
): Fault[] {
  const all = catalogues
    .filter(({ folder }) => !isOfTheWorld(folder))
    .flatMap(catalogue =>
      [...(catalogue.texts.get('en') ?? [])].map(([key, english]) => ({ catalogue, key, english })),
    );
  const alike = [...Map.groupBy(all, ({ english }) => english)].filter(([, same]) => same.length > 1);
  return alike.flatMap(([english, same]) =>
    languages.flatMap(language => {
      const rendered = same.flatMap(({ catalogue, key }) => {
        const text = catalogue.texts.get(language)?.get(key);
        return text === undefined ? [] : [{ catalogue, key, text }];
      });
      return differing(tree, exceptions, english, language, rendered);
    }),
  );
}

/** The rendering that most have is taken for the right one. */
function differing(
  tree: Tree,
  exceptions: WordExceptions,
  english: string,
  language: CatalogueLanguage,
  rendered: readonly Rendered[],
): Fault[] {
  const [most = [], ...others] = [...Map.groupBy(rendered, ({ text }) => text).values()].toSorted(
    (one, other) => other.length - one.length,
  );
  const [usual] = most;
  if (usual === undefined) return [];
  return others.flat().flatMap(({ catalogue, key, text }) => {
    if (exceptions.excuses('same', language, key)) return [];
    const file = fileOf(catalogue, language);
    const says = `says "${text}" in ${key}, and ${usual.key} says "${usual.text}", both for "${english}": say the same, or exempt it in web/words.md.`;
    return [{ file, line: lineOf(tree, file, key), says }];
  });
}
