import type { TableEvent } from './events.ts';
import { refuse, type TableRuling } from './ruling.ts';
import { hasSeen } from './seen.ts';
import { type CurrentMatch, type Member, running, sitterOf, type TableState } from './state.ts';

export function sit(state: TableState, me: Member, seat: number): TableRuling {
  if (me.seat === seat) return [];
  if (seat >= state.seats) return refuse('TB-SEAT-1');
  if (sitterOf(state, seat) !== undefined) return refuse('TB-SEAT-2');
  const match = running(state);
  if (match !== undefined) return sitLate(state, match, me, seat);
  return state.bots.includes(seat) ? refuse('TB-SEAT-2') : [{ type: 'sat', member: me.id, seat }];
}

/** Takes a bot's seat during a match [TB-SEAT-4]. */
function sitLate(state: TableState, match: CurrentMatch, me: Member, seat: number): TableRuling {
  if (!state.lateSeats) return refuse('TB-SEAT-4', 'This table lets nobody take a seat in the midst of a match.');
  if (hasSeen(state, me)) return refuse('TB-SEAT-4', 'You have seen a hand of this match, and may not hold another.');
  const wasBots: readonly TableEvent[] = [
    ...(state.bots.includes(seat) ? [{ type: 'seated bot', seat, is: false } as const] : []),
    ...(match.bots.includes(seat) ? [{ type: 'gave back', seat } as const] : []),
  ];
  return [...wasBots, { type: 'sat', member: me.id, seat }];
}
