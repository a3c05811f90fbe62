import type { Instant, Seat, SeatedBot } from '@lamplight/contract';
import { newBot } from './bots.ts';
import type { TableEvent } from './events.ts';
import { hashesOf, hasSeen } from './seen.ts';
import {
  type Absence,
  type CurrentMatch,
  type Member,
  type MemberId,
  memberOf,
  running,
  type TableState,
} from './state.ts';

/** How long a pass is good for [TB-PASS-2]. */
const passTime = 10 * 60_000;
/** How many chat lines are shown again to a member who comes back. */
const linesKept = 200;
const matchesKept = 50;
const barredKept = 60;
const minute = 60_000;

export function evolveAt(state: TableState, event: TableEvent, at: Instant): TableState {
  switch (event.type) {
    case 'joined':
      return joined(state, event, at);
    case 'renamed':
      return change(state, event.member, () => ({ name: event.name }));
    case 'left':
      return gone(state, event.member);
    case 'kicked':
      return gone({ ...state, barred: barring(state, event.member) }, event.member);
    case 'pardoned':
      return { ...state, barred: state.barred.filter(({ id }) => id !== event.member) };
    case 'came':
      return noLongerMissed(
        change(state, event.member, () => ({ present: true, since: at })),
        event.member,
      );
    case 'went':
      return change(state, event.member, () => ({ present: false, since: at }));
    case 'became host':
      return { ...state, host: event.member };
    case 'sat':
      return noteMove(
        change(state, event.member, () => ({ seat: event.seat, ready: false })),
        event.member,
      );
    case 'stood':
      return stood(state, event.member);
    case 'replaced':
      return noLongerMissed(stood(state, event.member), event.member);
    case 'missed':
      return changeMatch(state, ({ missed }) => ({ missed: [...missed, { member: event.member, by: [] }] }));
    case 'gave up on':
      return gaveUp(state, event, at);
    case 'readied':
      return change(state, event.member, () => ({ ready: event.is }));
    case 'wanted rematch':
      return change(state, event.member, () => ({ wantsRematch: event.is }));
    case 'said':
      return { ...state, talk: [...state.talk, { ...event.line, at }].slice(-linesKept) };
    case 'muted':
      return change(state, event.by, ({ muted }) => ({ muted: including(muted, event.member, { is: event.is }) }));
    case 'noted':
      return change(state, event.member, () => ({ note: { text: event.text, at } }));
    case 'made pass':
      return change(state, event.member, () => ({ pass: { hash: event.hash, until: at + passTime } }));
    case 'moved device':
      return movedDevice(state, event);
    case 'set play':
      return { ...unready(state), seats: event.seats, options: event.options };
    case 'set spectators':
      return { ...state, spectators: event.are };
    case 'set absence':
      return { ...state, absence: event.absence };
    case 'set late seats':
      return { ...unready(state), lateSeats: event.are };
    case 'seated bot':
      return seatedBot(state, event);
    case 'rested':
      return changeMatch(playsFor(state, { ...event, type: 'took over' }), ({ resting }) => ({
        resting: including(resting, event.seat, { is: true }),
      }));
    case 'took back':
      return change(playsFor(state, { ...event, type: 'gave back' }), event.member, () => ({ rested: at }));
    case 'took over':
    case 'gave back':
      return playsFor(state, event);
    case 'started':
      return started(state, event, at);
    case 'woke':
      return changeMatch(state, () => ({ wake: null }));
    case 'ended':
      return {
        ...changeMatch(state, () => ({ over: { outcome: event.outcome, seed: event.seed }, wake: null })),
        finished: [...state.finished, event.match].slice(-matchesKept),
      };
  }
}

function seatedBot(state: TableState, event: Extract<TableEvent, { type: 'seated bot' }>): TableState {
  const { seat, is } = event;
  const bots = including(state.bots, seat, { is });
  if (!event.is) return { ...state, bots, kinds: without(state.kinds, seat) };
  const { bot = newBot(state, seat), said } = event;
  return { ...state, bots, kinds: { ...state.kinds, [seat]: bot }, usual: said ?? state.usual };
}

function playsFor(state: TableState, event: Extract<TableEvent, { type: 'took over' | 'gave back' }>): TableState {
  const { seat } = event;
  const is = event.type === 'took over';
  const played = changeMatch(state, ({ bots, resting }) => ({
    bots: including(bots, seat, { is }),
    resting: including(resting, seat, { is: is && resting.includes(seat) }),
  }));
  if (event.type === 'gave back') return { ...played, kinds: without(state.kinds, seat) };
  return event.bot === undefined ? played : { ...played, kinds: { ...state.kinds, [seat]: event.bot } };
}

const without = (kinds: Readonly<Record<Seat, SeatedBot>>, seat: Seat): Readonly<Record<Seat, SeatedBot>> =>
  Object.fromEntries(Object.entries(kinds).filter(([each]) => Number(each) !== seat));

function joined(state: TableState, event: Extract<TableEvent, { type: 'joined' }>, at: Instant): TableState {
  const { member, name, hash, browser = null } = event;
  const rest = {
    seat: null,
    ready: false,
    wantsRematch: false,
    present: true,
    since: at,
    muted: [],
    note: null,
    rested: null,
    agreed: null,
    pass: null,
  };
  const members = [...state.members, { id: member, name, hash, browser, ...rest }];
  return noteMove({ ...state, members, nextMember: member + 1 }, member);
}

function started(state: TableState, { match }: Extract<TableEvent, { type: 'started' }>, at: Instant): TableState {
  const seen = state.members.flatMap(member => (member.seat === null ? [] : hashesOf(member)));
  const members = unready(state).members.map(member => ({ ...member, note: null, rested: null, agreed: null }));
  const patience = patienceOf(state.absence);
  const nobody = { resting: [], missed: [], moved: [] };
  return { ...state, members, match: { ...match, ...nobody, began: at, bots: state.bots, seen, patience, over: null } };
}

/** Fixed when the match begins: a later setting cannot make anybody lose a seat sooner [TB-SEAT-6]. */
const patienceOf = (absence: Absence): Instant =>
  absence.kind === 'wait' ? 24 * 60 * minute : Math.max(absence.after, 10 * minute);

/** A member who has had a seat is still known on the new device [TB-SEAT-4]. */
function movedDevice(state: TableState, event: Extract<TableEvent, { type: 'moved device' }>): TableState {
  const { member, hash, browser = null } = event;
  const before = memberOf(state, member);
  const moved = change(state, member, () => ({ hash, browser, pass: null }));
  if (before === undefined || !hasSeen(state, before)) return moved;
  return changeMatch(moved, ({ seen }) => ({ seen: [...new Set([...seen, ...hashesOf({ hash, browser })])] }));
}

const stood = (state: TableState, member: MemberId): TableState =>
  noteMove(
    change(state, member, () => ({ seat: null, ready: false, wantsRematch: false })),
    member,
  );

const gone = (state: TableState, member: MemberId): TableState =>
  noLongerMissed({ ...state, members: state.members.filter(({ id }) => id !== member) }, member);

/** As many as a table has room for. When the list is full, the oldest may try again. */
function barring(state: TableState, member: MemberId): TableState['barred'] {
  const kicked = memberOf(state, member);
  if (kicked === undefined) return state.barred;
  const { id, name, hash, browser } = kicked;
  return [...state.barred, { id, name, hash, browser }].slice(-barredKept);
}

const noLongerMissed = (state: TableState, member: MemberId): TableState =>
  changeMatch(state, ({ missed }) => ({ missed: missed.filter(each => each.member !== member) }));

function gaveUp(state: TableState, event: Extract<TableEvent, { type: 'gave up on' }>, at: Instant): TableState {
  const { by, member, is } = event;
  const agreed = is ? change(state, by, () => ({ agreed: at })) : state;
  return changeMatch(agreed, ({ missed }) => ({
    missed: missed.map(each => (each.member === member ? { member, by: including(each.by, by, { is }) } : each)),
  }));
}

/**
 * A member who becomes another viewer must be shown the whole match anew: step numbers of two viewers do not compare.
 */
function noteMove(state: TableState, member: MemberId): TableState {
  const mover = memberOf(state, member);
  const now = mover === undefined || mover.seat === null ? [] : hashesOf(mover);
  return changeMatch(state, ({ seen, moved }) => ({
    moved: including(moved, member, { is: true }),
    seen: [...new Set([...seen, ...now])],
  }));
}

const unready = (state: TableState): TableState => ({
  ...state,
  members: state.members.map(member => ({ ...member, ready: false, wantsRematch: false })),
});

const change = (state: TableState, id: MemberId, to: (member: Member) => Partial<Member>): TableState => ({
  ...state,
  members: state.members.map(member => (member.id === id ? { ...member, ...to(member) } : member)),
});

/** Changes the running match. Without one, does nothing. */
function changeMatch(state: TableState, to: (match: CurrentMatch) => Partial<CurrentMatch>): TableState {
  const match = running(state);
  return match === undefined ? state : { ...state, match: { ...match, ...to(match) } };
}

const including = (list: readonly number[], one: number, { is }: { readonly is: boolean }): readonly number[] => {
  const others = list.filter(each => each !== one);
  return is ? [...others, one] : others;
};
