import type { Fault, Part } from '../part.ts';
import { isSource, sourceOf } from '../source.ts';
import type { Tree } from '../tree.ts';
import { hintsIn } from './hints.ts';
import { importsOf } from './imports.ts';
import { faultOf } from './judge.ts';
import { manifestAt, packageOf } from './packages.ts';
import { faultsOfReach } from './reach.ts';

export const arrows: Part = {
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
      if (packageOf(tree, file).layer === 'root' && file.includes('/')) {
        faults.push({
          file,
          says: 'stands in no package, so no arrow holds for it: move it into the folder it belongs to.',
        });
      }
      for (const { from, line } of importsOf(source)) {
        checked += 1;
        const says = faultOf(tree, file, from);
        if (says !== undefined) faults.push({ file, line, says });
      }
    }
    return { checked, of: 'imports', faults: [...faults, ...faultsOfReach(tree), ...hintsIn(tree)] };
  },
};

function contractDependencies(tree: Tree): Fault[] {
  const file = 'contract/package.json';
  const manifest = manifestAt(tree, file) ?? {};
  return Object.entries(manifest)
    .filter(([field]) => /dependencies$/i.test(field))
    .flatMap(([field, listed]) => Object.keys(listed ?? {}).map(name => ({ field, name })))
    .map(({ field, name }) => ({
      file,
      says: `lists ${name} in ${field}, but contract depends on nothing: remove it, and do without.`,
    }));
}
