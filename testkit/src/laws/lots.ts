import type { Random } from '@lamplight/contract';

/** The whole list where it is short, otherwise so many of it by lot; one may be drawn twice. */
export function some<Item>(items: readonly Item[], count: number, lots: Random): readonly Item[] {
  return items.length > count ? Array.from({ length: count }, () => lots.pick(items)) : items;
}

/** More moves than this are not listed: a game that offers so many says with `forbids` which are open. */
const listed = 2_000;

/** The moves of an offer, as far as they are listed. */
export function listOf<Move>(offer: Iterable<Move>): { readonly moves: readonly Move[]; readonly whole: boolean } {
  const moves: Move[] = [];
  for (const move of offer) {
    if (moves.length === listed) return { moves, whole: false };
    moves.push(move);
  }
  return { moves, whole: true };
}

/** Longer lists of moves are not written out for every comparison. */
export const isLong = (moves: readonly unknown[]): boolean => moves.length > 256;
