import type { CheckPart, Fault } from '../part.ts';
import { isSource, sourceOf } from '../source.ts';
import type { Tree } from '../tree.ts';
import { misplacedTests } from './browsers.ts';
import { type FolderTable, serverFolders, webFolders } from './folders.ts';
import { hintsIn } from './hints.ts';
import { importsOf } from './imports.ts';
import { faultOf } from './judge.ts';
import { faultsOfFolders } from './layers.ts';
import { manifestAt, packageOf } from './packages.ts';
import { faultsOfReach } from './reach.ts';

const heldTables: readonly FolderTable[] = [webFolders, serverFolders];

export const arrows: CheckPart = {
  name: 'arrows',
  about: 'who may import whom',
  check: tree => {
    const faults: Fault[] = contractDependencies(tree);
    let checked = 0;
    for (const file of tree.files.filter(isSource)) {
      const source = sourceOf(tree, file);
      if (source.broken !== undefined) {
        faults.push({ file, says: `cannot be read (${source.broken}), so its imports are unknown: mend it first.` });
        continue;
      }
      // An example in docs/ is what an outsider would write: it belongs to no package and imports nothing of ours.
      if (packageOf(tree, file).layer === 'root' && file.includes('/') && !file.startsWith('docs/')) {
        faults.push({
          file,
          says: 'stands in no package, so no arrow holds for it: move it into the folder it belongs to.',
        });
      }
      for (const { from, line } of importsOf(source)) {
        checked += 1;
        const says = faultOf(tree, file, from) ?? schemasOutsideTheWire(file, from);
        if (says !== undefined) faults.push({ file, line, says });
      }
    }
    return {
      checked,
      of: 'imports',
      faults: [
        ...faults,
        ...faultsOfReach(tree),
        ...heldTables.flatMap(table => faultsOfFolders(tree, table)),
        ...hintsIn(tree),
        ...misplacedTests(tree),
      ],
    };
  },
};

/** The schemas of the wire need it. The rest of contract must be readable without knowing a library. */
const ofTheWire = 'valibot';

const schemasOutsideTheWire = (file: string, from: string | undefined): string | undefined =>
  from === ofTheWire && file.startsWith('contract/') && !file.startsWith('contract/src/wire/')
    ? `imports ${ofTheWire}, which is for contract/src/wire/ only: read by hand here, or move it there.`
    : undefined;

function contractDependencies(tree: Tree): Fault[] {
  const file = 'contract/package.json';
  const manifest = manifestAt(tree, file) ?? {};
  return Object.entries(manifest)
    .filter(([field]) => /dependencies$/i.test(field))
    .flatMap(([field, listed]) => Object.keys(listed ?? {}).map(name => ({ field, name })))
    .filter(({ name }) => name !== ofTheWire)
    .map(({ field, name }) => ({
      file,
      says: `lists ${name} in ${field}, but contract depends on nothing but ${ofTheWire} for the wire: remove it, and do without.`,
    }));
}
