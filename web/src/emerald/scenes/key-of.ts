import { canonical, type Json } from '@lamplight/contract';
import type { Move } from '@lamplight/emerald/public';

const sorted = (list: readonly Json[]): readonly Json[] =>
  list.toSorted((a, b) => (canonical(a) < canonical(b) ? -1 : 1));

/** The key of a move in a scene. The order of several cards or cities changes nothing, so they are sorted. */
export function keyOf(move: Move): string {
  const lists = Object.entries(move).map(([key, value]) => [key, Array.isArray(value) ? sorted(value) : value]);
  return canonical(Object.fromEntries(lists) as Json);
}
