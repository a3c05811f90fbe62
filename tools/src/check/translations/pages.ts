import type { Fault } from '../part.ts';
import type { Tree } from '../tree.ts';
import { type FolderCatalogue, fileOf, lineOf } from './catalogue.ts';

/** Tells the compiler which keys the pages may look up. */
const ids = 'web/src/ids.d.ts';

export const isOfPages = ({ folder }: FolderCatalogue): boolean => folder.startsWith('web/src/');

/** The catalogues of the pages are loaded together, so no two may define the same key. */
export function faultsOfPages(tree: Tree, catalogues: readonly FolderCatalogue[]): Fault[] {
  const own = catalogues.filter(isOfPages);
  return [...doubles(tree, own), ...unknownToTheCompiler(tree, own)];
}

function doubles(tree: Tree, catalogues: readonly FolderCatalogue[]): Fault[] {
  const first = new Map<string, string>();
  return catalogues.flatMap(catalogue => {
    const file = fileOf(catalogue, 'en');
    return [...(catalogue.texts.get('en')?.keys() ?? [])].flatMap(key => {
      const before = first.get(key);
      if (before === undefined) first.set(key, file);
      if (before === undefined) return [];
      const says = `has ${key}, and so has ${before}: whichever is opened last would be shown. Rename one.`;
      return [{ file, line: lineOf(tree, file, key), says }];
    });
  });
}

/** In a file of types a path to nowhere is no error: then every key would be allowed. */
function unknownToTheCompiler(tree: Tree, catalogues: readonly FolderCatalogue[]): Fault[] {
  if (catalogues.length === 0) return [];
  const text = tree.has(ids) ? tree.read(ids) : '';
  const listed = [...text.matchAll(/import\('\.\/(.+?)'\)/g)].map(([, path]) => `web/src/${path}`);
  const files = catalogues.map(catalogue => fileOf(catalogue, 'en'));
  return [
    ...files
      .filter(file => !listed.includes(file))
      .map(file => ({ file, says: `is not named in ${ids}, so the compiler refuses its keys: add it there.` })),
    ...listed
      .filter(file => !files.includes(file))
      .map(file => ({ file: ids, says: `names ${file}, which is no catalogue: every key would be allowed. Mend it.` })),
  ];
}
