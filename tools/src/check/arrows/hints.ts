import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import type { Fault } from '../part.ts';
import { isSource, sourceOf } from '../source.ts';
import type { Tree } from '../tree.ts';
import { importsOf } from './imports.ts';

const door = 'art/src/public.ts';
/** What a client may load. A scene, its name or its tags would tell a player what to see in a picture. */
const allowed = [
  /^art\/src\/(?:public|texts|board)\.ts$/,
  /^art\/src\/marks\//,
  /^art\/src\/[^/]+\/messages\/[^/]+\.json$/,
  /^art\/pictures\/manifest\.json$/,
];

/** Whatever public.ts of the pictures imports, statically or dynamically, web loads too. Types do not count. */
export function hintsIn(tree: Tree): readonly Fault[] {
  if (!tree.has(door)) return [];
  const seen = new Set([door]);
  const faults: Fault[] = [];
  for (const file of seen) {
    if (!isSource(file) || !tree.has(file)) continue;
    for (const from of codeIn(tree, file)) {
      const target = from.startsWith('.') ? posix.join(posix.dirname(file), from) : from;
      if (seen.has(target)) continue;
      if (from.startsWith('.') && allowed.some(each => each.test(target))) seen.add(target);
      else if (from.startsWith('.') || isBuiltin(from)) faults.push({ file: door, says: told(target, file) });
    }
  }
  return faults;
}

const told = (target: string, by: string): string =>
  `brings along ${target}${by === door ? '' : ` (by way of ${by})`}, and the client with it: only the manifest, the texts, the marks and the places on the board may be reached from there.`;

function codeIn(tree: Tree, file: string): readonly string[] {
  const source = sourceOf(tree, file);
  const { staticImports, staticExports } = source.module;
  const types = new Set([
    ...staticImports
      .filter(({ entries }) => entries.length > 0 && entries.every(entry => entry.isType))
      .map(each => each.moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.every(entry => entry.isType) ? entries.flatMap(entry => entry.moduleRequest?.value ?? []) : [],
    ),
  ]);
  return importsOf(source)
    .map(({ from }) => from)
    .filter(from => from !== undefined)
    .filter(from => !types.has(from));
}
