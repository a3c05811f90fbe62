import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Borrowing } from '@lamplight/art/check';

/** Files that draw, not those that render or serve drawings. */
const drawing = /^art\/src\/(?:kit|marks|intel|districts|emerald)\/.*(?<!\.test)\.ts$/;

/** Imports and files that could bring other people's shapes into the pictures. */
export async function borrowed(root: string): Promise<Borrowing> {
  const files: string[] = [];
  const isPackages = (name: string): boolean => name === 'node_modules';
  for await (const found of glob('art/**/*.*', { cwd: root, exclude: isPackages }))
    files.push(found.replaceAll('\\', '/'));
  files.sort();
  const packages = new Map<string, string>();
  for (const file of files.filter(each => drawing.test(each))) {
    const source = await readFile(join(root, file), 'utf8');
    for (const [, name = ''] of source.matchAll(/(?:from|import\() ?'([^'.][^']*)'/g))
      if (!name.startsWith('node:') && !packages.has(name)) packages.set(name, file);
  }
  return { files, packages, thirdParty: await readFile(join(root, 'THIRD-PARTY.md'), 'utf8') };
}
