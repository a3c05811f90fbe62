/** What a player may know and do: everything web and bots would import of a game. */
import { type Instant, must } from '@lamplight/contract';
import type { Move, View } from './words.ts';

export * from './words.ts';

/** The time is an argument: the client enables the button by itself when the rest is over, without a message. */
export function moves(view: View, now: Instant): readonly Move[] {
  if (view.me === null || view.ended !== null) return [];
  const { square, restsUntil } = must(view.runners, view.me);
  const bets = square > 0 || must(view.bets, view.me) ? [] : view.runners.map((_, on): Move => ({ type: 'bet', on }));
  return now >= restsUntil ? [{ type: 'step' }, ...bets] : bets;
}
