/** What comes of it when somebody goes. */
import type { Seat } from '@lamplight/contract';
import { standIn } from './bots.ts';
import type { TableEvent } from './events.ts';
import { type Member, running, type TableState } from './state.ts';

/** Whoever has been there longest without a break is host after `gone` [TB-HOST-2, TB-HOST-4]. */
export function successor(state: TableState, gone: Member): readonly TableEvent[] {
  if (state.host !== gone.id) return [];
  const [next] = state.members
    .filter(member => member.present && member.id !== gone.id)
    .toSorted((one, other) => one.since - other.since || one.id - other.id);
  return [{ type: 'became host', member: next?.id ?? null }];
}

/** A seat that nobody has any more is a bot's at once, unless the table chose to wait [TB-AWAY-4]. */
export function freed(state: TableState, seat: Seat | null): readonly TableEvent[] {
  const match = running(state);
  if (seat === null || match === undefined || state.absence.kind === 'wait' || match.bots.includes(seat)) return [];
  return [{ type: 'took over', seat, bot: standIn(state, seat) }];
}
