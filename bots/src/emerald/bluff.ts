/** Now and then a move that a player of the other side would make, if it costs next to nothing. */
import type { Random } from '@lamplight/contract';
import type { Move } from '@lamplight/emerald/public';
import { type Edge, meanOf, winsAtOnce } from './tree.ts';

/** Percentage of moves that are considered for a bluff. */
const often = 15;
/** How much of the chance to win a bluff may cost, by the search's estimate. */
const price = 0.01;
/** A move with fewer visits was dropped early, so its estimate is not good enough. */
const tried = 24;

/** `mask`: what the rule player of the other side would do here. */
export function maybeBluff(edges: readonly Edge[], best: Edge, mask: Move, random: Random): Edge {
  if (random.below(100) >= often || winsAtOnce(best)) return best;
  const key = JSON.stringify(mask);
  const edge = edges.find(({ move }) => JSON.stringify(move) === key);
  return edge !== undefined && edge.visits >= tried && meanOf(edge) >= meanOf(best) - price ? edge : best;
}
