import { posix } from 'node:path';
import type { Fault } from '../part.ts';
import { type SourceFile, sourceOf } from '../source.ts';
import type { Tree } from '../tree.ts';

/** Where a game holds and changes its full state. None of it may reach a client or a bot. */
const truth = [
  'state.ts',
  'events.ts',
  'setup.ts',
  'decide.ts',
  'evolve.ts',
  'view.ts',
  'tell.ts',
  'imagine.ts',
  'index.ts',
];

/** Bots and web may import a game's public.ts, and so they get all code that public.ts imports. */
export function faultsOfReach(tree: Tree): readonly Fault[] {
  const doors = tree.files.filter(file => /^(?:games|testkit\/examples)\/[^/]+\/src\/public\.ts$/.test(file));
  return doors.flatMap(door => {
    const way = wayToTruth(tree, door);
    if (way === undefined) return [];
    const names = way.map(file => posix.basename(file)).join(', which imports ');
    return [
      {
        file: door,
        says: `imports ${names}: move what both need to a file that knows no State, or import its type only.`,
      },
    ];
  });
}

function wayToTruth(tree: Tree, door: string): readonly string[] | undefined {
  const seen = new Set([door]);
  const ways: (readonly string[])[] = [[]];
  for (const way of ways) {
    const file = way.at(-1) ?? door;
    for (const next of codeImportedBy(sourceOf(tree, file))) {
      if (!next.startsWith('.')) continue;
      const target = posix.join(posix.dirname(file), next);
      if (seen.has(target) || !tree.files.includes(target)) continue;
      seen.add(target);
      if (truth.includes(posix.basename(target))) return [...way, target];
      ways.push([...way, target]);
    }
  }
  return undefined;
}

/** Types are erased at run time, so they bring nothing along. */
export function codeImportedBy({ module }: SourceFile): readonly string[] {
  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(entry => !entry.isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const handedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(entry => (entry.isType || entry.moduleRequest === null ? [] : [entry.moduleRequest.value])),
  );
  return [...imported, ...handedOn];
}
