import type { Instant, Seat } from '@lamplight/contract';
import { standIn } from './bots.ts';
import type { TableEvent } from './events.ts';
import { heirOf } from './going.ts';
import { type Member, type MemberId, memberOf, running, type TableState } from './state.ts';

/** How long a host may be away [TB-HOST-3]. */
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
  const heir = heirOf(state);
  if (host !== undefined && !host.present && heir !== undefined)
    plans.push({ due: host.since + hostTime, events: [{ type: 'became host', member: heir.id }] });
  plans.push(...plansToMiss(state));
  const wake = running(state)?.wake ?? null;
  if (wake !== null) plans.push({ due: wake, events: [{ type: 'woke' }] });
  return plans;
}

/** When members with a seat will have been away for too long [TB-SEAT-6]. */
function plansToMiss(state: TableState): readonly Plan[] {
  const match = running(state);
  if (match === undefined) return [];
  const isMissed = (id: MemberId) => match.missed.some(({ member }) => member === id);
  return state.members
    .filter(({ id, present, seat }) => seat !== null && !present && !isMissed(id))
    .map(({ id, since }) => ({
      due: Math.max(since, match.began) + match.patience,
      events: [{ type: 'missed', member: id }],
    }));
}

/** A seat in the match whose member is away, and which no bot plays yet [TB-AWAY-2]. */
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
