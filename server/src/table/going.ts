/** What follows when somebody leaves. */
import type { Instant, Seat } from '@lamplight/contract';
import { standIn } from './bots.ts';
import type { TableEvent } from './events.ts';
import { evolveAt } from './evolve.ts';
import { allAgree } from './giving-up.ts';
import { type Member, memberOf, running, type TableState } from './state.ts';

/** The next host: of those present who may host, the one present longest without a break [TB-HOST-2]. */
export const heirOf = (state: TableState): Member | undefined =>
  state.members
    .filter(member => member.present && member.id !== state.host && mayHost(state, member))
    .toSorted((one, other) => one.since - other.since || one.id - other.id)[0];

/** In a match the host is one of the players, present or away, as long as there is one [TB-HOST-5]. */
export const mayHost = (state: TableState, { seat }: Member): boolean =>
  running(state) === undefined || seat !== null || state.members.every(member => member.seat === null);

/** A seat that nobody has any more goes to a bot at once: a member who left does not come back to it [TB-AWAY-4]. */
export function freed(state: TableState, seat: Seat | null): readonly TableEvent[] {
  const match = running(state);
  if (seat === null || match === undefined || match.bots.includes(seat)) return [];
  return [{ type: 'took over', seat, bot: standIn(state, seat) }];
}

/** Adds what follows from these events: a seat that all others gave up on, and a new host if there is none. */
export function andSo(state: TableState, events: readonly TableEvent[], at: Instant): readonly TableEvent[] {
  if (events.length === 0) return events;
  const after = events.reduce((current, event) => evolveAt(current, event, at), state);
  const more = [...givenUp(after), ...crowned(after)];
  return more.length === 0 ? events : [...events, ...andSo(after, more, at)];
}

/** One at a time: each bot has a name of its own [TB-SEAT-6]. */
function givenUp(state: TableState): readonly TableEvent[] {
  const missed = running(state)?.missed.find(each => allAgree(state, each));
  const member = missed && memberOf(state, missed.member);
  return member === undefined ? [] : [{ type: 'replaced', member: member.id }, ...freed(state, member.seat)];
}

/** The next host, if the last one is no longer a member, or there was none [TB-HOST-2, TB-HOST-4]. */
function crowned(state: TableState): readonly TableEvent[] {
  if (state.host !== null && memberOf(state, state.host) !== undefined) return [];
  const heir = heirOf(state)?.id ?? null;
  return heir === state.host ? [] : [{ type: 'became host', member: heir }];
}
