import type { Instant, Seat, SeatedBot } from '@lamplight/contract';
import { newBot } from './bots.ts';
import type { TableEvent } from './events.ts';
import { type Member, type MemberId, memberOf, type Played, running, type TableState } from './state.ts';

/** A pass is good for so long [TB-PASS-2]. */
const passTime = 10 * 60_000;
/** So many lines are shown again to whoever comes back. */
const linesKept = 200;
const matchesKept = 50;

export function evolve(state: TableState, event: TableEvent, at: Instant): TableState {
  switch (event.type) {
    case 'joined':
      return joined(state, event, at);
    case 'renamed':
      return change(state, event.member, () => ({ name: event.name }));
    case 'left':
    case 'kicked':
      return { ...state, members: state.members.filter(({ id }) => id !== event.member) };
    case 'came':
    case 'went':
      return change(state, event.member, () => ({ present: event.type === 'came', since: at }));
    case 'became host':
      return { ...state, host: event.member };
    case 'sat':
      return noteMove(
        change(state, event.member, () => ({ seat: event.seat, ready: false })),
        event.member,
      );
    case 'stood':
      return noteMove(
        change(state, event.member, () => ({ seat: null, ready: false, wantsRematch: false })),
        event.member,
      );
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
      return change(state, event.member, () => ({ hash: event.hash, pass: null }));
    case 'set play':
      return { ...unready(state), seats: event.seats, options: event.options };
    case 'set spectators':
      return { ...state, spectators: event.are };
    case 'set absence':
      return { ...state, absence: event.absence };
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

function joined(state: TableState, { member, name, hash }: Extract<TableEvent, { type: 'joined' }>, at: Instant) {
  const rest = {
    seat: null,
    ready: false,
    wantsRematch: false,
    present: true,
    since: at,
    muted: [],
    note: null,
    rested: null,
    pass: null,
  };
  const members = [...state.members, { id: member, name, hash, ...rest }];
  return noteMove({ ...state, members, nextMember: member + 1 }, member);
}

function started(state: TableState, { match }: Extract<TableEvent, { type: 'started' }>, at: Instant): TableState {
  const players = state.members.flatMap(({ id, seat }) => (seat === null ? [] : [id]));
  const members = unready(state).members.map(member => ({ ...member, note: null, rested: null }));
  return {
    ...state,
    members,
    match: { ...match, began: at, bots: state.bots, resting: [], players, moved: [], over: null },
  };
}

/** Whoever changes eyes in a match must be shown all of it anew: a number of steps is the same number for other eyes. */
function noteMove(state: TableState, member: MemberId): TableState {
  const sits = memberOf(state, member)?.seat !== null;
  return changeMatch(state, ({ players, moved }) => ({
    moved: including(moved, member, { is: true }),
    players: sits ? including(players, member, { is: true }) : players,
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

/** Of the match that runs; without one, nothing. */
function changeMatch(state: TableState, to: (match: Played) => Partial<Played>): TableState {
  const match = running(state);
  return match === undefined ? state : { ...state, match: { ...match, ...to(match) } };
}

const including = (list: readonly number[], one: number, { is }: { readonly is: boolean }): readonly number[] => {
  const others = list.filter(each => each !== one);
  return is ? [...others, one] : others;
};
