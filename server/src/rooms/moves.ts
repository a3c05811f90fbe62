import type { GameTypes, Instant, Json } from '@lamplight/contract';
import type { AnyGame } from '../match/machine.ts';

/** How many are sent. */
const most = 50;
/** How many are looked at, so that every type is among those sent. */
const lookedAt = 2_000;

/** The moves open to a viewer, for clients without the game's code. If there are too many, some of every type. */
export function movesFor(
  game: AnyGame,
  view: Json,
  at: Instant,
): { readonly moves: readonly Json[]; readonly more: boolean } {
  const found: GameTypes['Move'][] = [];
  for (const move of game.moves(view, at)) {
    found.push(move);
    if (found.length > lookedAt) break;
  }
  if (found.length <= most) return { moves: found, more: false };
  const byType = [...Map.groupBy(found, ({ type }) => type).values()];
  const moves: Json[] = [];
  for (let place = 0; moves.length < most; place++) {
    for (const group of byType) {
      const move = group[place];
      if (move !== undefined && moves.length < most) moves.push(move);
    }
  }
  return { moves, more: true };
}
