import type { Seat } from '@lamplight/contract';
import type { State } from './state.ts';

/**
 * Before a round, everybody who is not ready. In a round, the Officers who must give cards, and all Detectives of a
 * team that holds some: who of them has already pointed is secret from other teams.
 */
export function awaits({ phase, ready, sides, officers, holding }: State): readonly Seat[] {
  const seats = sides.map((_, seat) => seat);
  if (phase === 'lobby' || phase === 'round-over') return seats.filter(seat => ready[seat] !== true);
  if (phase !== 'playing') return [];
  return seats.filter(seat => {
    const side = sides[seat] ?? 0;
    return (holding[side]?.length === 0) === (officers[side] === seat);
  });
}
