/** Sets of paths as short text, for the snapshot of what is hidden: `deck.0-13 hands.1-2.0-1 roles.1,3`. */

import { type PathTree, type TreePath, treeOf } from './tree.ts';

const place = /^(?:0|[1-9]\d*)$/;
const run = /^(\d+)-(\d+)$/;

/** One text per set: parts that hide alike are written together, indexes in a row as `0-13`. */
export const collapse = (paths: Iterable<TreePath>): string => textOf(treeOf(paths));
export const textOf = (tree: PathTree): string => textsOf(tree).filter(Boolean).join(' ');

/** The inverse of `collapse`. */
export function expand(text: string): readonly TreePath[] {
  return text
    .split(' ')
    .filter(Boolean)
    .flatMap(token =>
      token
        .split('.')
        .map(keysOf)
        .reduce<readonly TreePath[]>((paths, keys) => paths.flatMap(path => keys.map(key => [...path, key])), [[]]),
    );
}

function textsOf({ path, parts }: PathTree): readonly string[] {
  const alike = new Map<string, string[]>();
  for (const [key, part] of [...parts].sort(([a], [b]) => inOrder(a, b))) {
    const below = textsOf(part).join(' ');
    alike.set(below, [...(alike.get(below) ?? []), key]);
  }
  const texts = [...alike].flatMap(([below, keys]) =>
    below.split(' ').map(rest => (rest === '' ? runsOf(keys) : `${runsOf(keys)}.${rest}`)),
  );
  return path === undefined ? texts : ['', ...texts];
}

function runsOf(keys: readonly string[]): string {
  const runs: [string, string][] = [];
  for (const key of keys) {
    const last = runs.at(-1);
    if (last !== undefined && place.test(key) && place.test(last[1]) && Number(last[1]) + 1 === Number(key)) {
      last[1] = key;
    } else runs.push([key, key]);
  }
  return runs.map(([from, to]) => (from === to ? written(from) : `${from}-${to}`)).join();
}

/** Indexes in numeric order, then names in alphabetical order. */
const inOrder = (a: string, b: string): number => {
  const [placeA, placeB] = [place.test(a), place.test(b)];
  if (placeA && placeB) return Number(a) - Number(b);
  if (placeA !== placeB) return placeA ? -1 : 1;
  return a < b ? -1 : Number(a > b);
};

/** A key that would be misread in a snapshot is percent-encoded. Hardly any state has one. */
const written = (key: string): string => {
  if (key === '') return '%';
  const code = encodeURIComponent(key).replaceAll('.', '%2E');
  return run.test(code) ? code.replace('-', '%2D') : code;
};

function keysOf(part: string): readonly string[] {
  return part.split(',').flatMap(text => {
    const [, from, to] = run.exec(text) ?? [];
    if (from === undefined || to === undefined) return [text === '%' ? '' : decodeURIComponent(text)];
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, n) => String(Number(from) + n));
  });
}
