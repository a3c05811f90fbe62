/** Now and then, where it costs next to nothing, a move that a player of the other side would make. */
import type { Random } from '@lamplight/contract';
import type { Move } from '@lamplight/emerald/public';
import { type Edge, meanOf, winsAtOnce } from './tree.ts';

/** In a hundred, so many moves are thought of as a chance to mislead. */
const often = 15;
/** How much of the chance to win it may cost, by what the search has found. */
const price = 0.01;
/** What was tried less fell out early, and is not known well enough. */
const tried = 24;

/** `mask`: what the rule player of the other side would do here. */
export function maybeBluff(edges: readonly Edge[], best: Edge, mask: Move, random: Random): Edge {
  if (random.below(100) >= often || winsAtOnce(best)) return best;
  const key = JSON.stringify(mask);
  const edge = edges.find(({ move }) => JSON.stringify(move) === key);
  return edge !== undefined && edge.visits >= tried && meanOf(edge) >= meanOf(best) - price ? edge : best;
}
