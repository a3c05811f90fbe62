import type { Random } from '@lamplight/contract';

/** The whole list where it is short, otherwise so many of it by lot; one may be drawn twice. */
export function some<Item>(items: readonly Item[], count: number, lots: Random): readonly Item[] {
  return items.length > count ? Array.from({ length: count }, () => lots.pick(items)) : items;
}

/** Longer lists of moves are not written out for every comparison. */
export const isLong = (moves: readonly unknown[]): boolean => moves.length > 256;
