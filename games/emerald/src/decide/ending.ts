/** Ends of actions, turns and the game. */
import { must } from '@lamplight/contract';
import { canGoOn } from '../offers.ts';
import { reachedIn } from '../scores.ts';
import { handSize, quietRounds } from '../words.ts';
import { factsOf } from './facts-of.ts';
import type { Work } from './verbs.ts';

/**
 * At the end of any action, even a free one: was a score or a marker reached? A claim or a kill may still go on
 * [EM-END-8].
 */
export function maybeEnd(work: Work, { goesOn }: { readonly goesOn: boolean }): void {
  const { state } = work;
  const ending = reachedIn(state);
  if (ending === undefined) return;
  if (goesOn && canGoOn(factsOf(state, state.turn))) work.emit({ type: 'reached', ending });
  else work.end(ending);
}

/** Refills the hand and begins the next turn. A round ends when the first player's turn comes again. */
export function endTurn(work: Work): void {
  const { state } = work;
  work.draw(state.turn, Math.max(0, handSize - must(state.hands, state.turn).length));
  const to = (state.turn + 1) % state.sanity.length;
  if (to === state.first) {
    const quiet = state.stirred ? 0 : state.quiet + 1;
    work.emit({ type: 'began-round', quiet });
    if (quiet === quietRounds) {
      work.end('stall');
      return;
    }
  }
  work.emit({ type: 'turned', to });
}
