import type { Random } from '@lamplight/contract';

/** The whole list if it is short, otherwise this many by lot; one may be drawn twice. */
export function some<Item>(items: readonly Item[], count: number, lots: Random): readonly Item[] {
  return items.length > count ? Array.from({ length: count }, () => lots.pick(items)) : items;
}

/** At most this many moves are listed. A game with more says with `forbids` which are open. */
const listed = 2_000;

/** The moves of an offer, up to the limit. */
export function listOf<Move>(offer: Iterable<Move>): { readonly moves: readonly Move[]; readonly whole: boolean } {
  const moves: Move[] = [];
  for (const move of offer) {
    if (moves.length === listed) return { moves, whole: false };
    moves.push(move);
  }
  return { moves, whole: true };
}

/** Longer lists of moves are not compared in full. */
export const isLong = (moves: readonly unknown[]): boolean => moves.length > 256;
