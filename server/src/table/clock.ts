import type { Instant, Seat } from '@lamplight/contract';
import { standIn } from './bots.ts';
import type { TableEvent } from './events.ts';
import { successor } from './going.ts';
import { type Member, memberOf, running, type TableState } from './state.ts';

/** So long a host may be away [TB-HOST-3]. */
const hostTime = 60_000;

/** What the table does by itself, and when. */
type Plan = { readonly due: Instant; readonly events: readonly TableEvent[] };

function plansOf(state: TableState): readonly Plan[] {
  const plans: Plan[] = state.members.flatMap(member => {
    const seat = seatToTakeOver(state, member);
    if (seat === undefined || state.absence.kind === 'wait') return [];
    return [
      { due: member.since + state.absence.after, events: [{ type: 'took over', seat, bot: standIn(state, seat) }] },
    ];
  });
  const host = state.host === null ? undefined : memberOf(state, state.host);
  if (host !== undefined && !host.present && state.members.some(({ present }) => present))
    plans.push({ due: host.since + hostTime, events: successor(state, host) });
  const wake = running(state)?.wake ?? null;
  if (wake !== null) plans.push({ due: wake, events: [{ type: 'woke' }] });
  return plans;
}

/** A seat in the match whose person is away, and for which no bot plays yet [TB-AWAY-2]. */
function seatToTakeOver(state: TableState, { present, seat }: Member): Seat | undefined {
  const match = running(state);
  return present || seat === null || match === undefined || match.bots.includes(seat) ? undefined : seat;
}

export function due(state: TableState): Instant | undefined {
  const times = plansOf(state).map(plan => plan.due);
  return times.length === 0 ? undefined : Math.min(...times);
}

export const ring = (state: TableState, at: Instant): readonly TableEvent[] =>
  plansOf(state).flatMap(plan => (plan.due <= at ? plan.events : []));
