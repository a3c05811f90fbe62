/** What a player may know and do: everything web and bots would import of a game. */
import { effectOf } from './cards.ts';
import type { Move, View } from './words.ts';

export * from './words.ts';

export function moves(view: View): readonly Move[] {
  if (view.ended !== null || view.me !== view.turn) return [];
  const plays = view.hand.flatMap((card): readonly Move[] => {
    const effect = effectOf(card);
    return effect === undefined
      ? [{ type: 'play', card }]
      : effect.aim(view).map(goal => ({ type: 'play', card, goal }));
  });
  return plays.length > 0 ? plays : [{ type: 'pass' }];
}
