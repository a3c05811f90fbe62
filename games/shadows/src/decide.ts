import { type Input, must, type Random, type Seat, type Verdict } from '@lamplight/contract';
import { look, point, settle, unpoint } from './decide/detective.ts';
import { give, intend, swap } from './decide/officer.ts';
import { endRound } from './decide/resolve.ts';
import type { Event } from './events.ts';
import { layRound } from './round.ts';
import type { Rule } from './rules.ts';
import type { State } from './state.ts';
import { countdown, levelTimes, type Move } from './words.ts';

type Ruling = Verdict<Event, Rule>;
const happened = (...events: readonly Event[]): Ruling => ({ events });

export function decide(state: State, input: Input<Move>, random: Random): Ruling {
  if (input.by === 'clock') return ring(state, input.at);
  if (input.by === 'table') return attend(state, input, random);
  const { by, move, at } = input;
  if (state.phase === 'match-over') return { refused: state.sides.includes(1) ? 'SA-WIN-1' : 'SA-COOP-4' };
  if (!must(state.present, by)) return { refused: 'SA-LEAVE-1' };
  switch (move.type) {
    case 'ready':
      return ready(state, by, at, random);
    case 'roles':
      return changeRoles(state, by, move.officer);
    default:
      return state.phase === 'playing' ? inRound(state, by, move, at, random) : { refused: 'SA-SETUP-4' };
  }
}

function inRound(
  state: State,
  by: Seat,
  move: Exclude<Move, { type: 'ready' | 'roles' }>,
  at: number,
  random: Random,
): Ruling {
  const team = must(state.sides, by);
  const isOfficer = must(state.officers, team) === by;
  switch (move.type) {
    case 'give':
      return isOfficer ? give(state, team, move.cards, at, random) : { refused: 'SA-GATHER-1' };
    case 'swap':
      return isOfficer ? swap(state, team, move.want, random) : { refused: 'SA-SWAP-1' };
    case 'intend':
      return isOfficer ? intend(state, team, move.cell) : { refused: 'SA-GATHER-1' };
    case 'look':
      return isOfficer ? { refused: 'SA-TALK-1' } : look(state, by, move.cell, move.link);
    case 'point':
      return isOfficer ? { refused: 'SA-TALK-1' } : point(state, by, move.cell, move.link, at);
    case 'unpoint':
      return isOfficer ? { refused: 'SA-TALK-1' } : unpoint(state, by);
  }
}

function ring(state: State, at: number): Ruling {
  if (state.phase !== 'countdown') return happened(...endRound(state, { at, winner: null, because: 'time' }));
  const alone = state.wins.length === 1;
  return happened({ type: 'began', at, endsAt: alone ? at + levelTimes[state.options.level] : null });
}

function ready(state: State, by: Seat, at: number, random: Random): Ruling {
  if (state.phase !== 'lobby' && state.phase !== 'round-over') return { refused: 'SA-READY-1' };
  if (must(state.ready, by)) return { refused: 'SA-READY-1' };
  return happened(
    { type: 'readied', by },
    ...maybeCountDown(state, state.ready.with(by, true), state.present, at, random),
  );
}

/** When everybody present is ready, and no team lacks its Officer or all its Detectives [SA-READY-1, SA-READY-2]. */
function maybeCountDown(
  state: State,
  ready: readonly boolean[],
  present: readonly boolean[],
  at: number,
  random: Random,
): readonly Event[] {
  const waiting = state.phase === 'lobby' || state.phase === 'round-over';
  const everybody = present.every((there, seat) => !there || ready[seat]);
  const complete = state.officers.every(
    (officer, team) =>
      present[officer] && state.sides.some((side, seat) => side === team && seat !== officer && present[seat]),
  );
  if (!waiting || !everybody || !complete) return [];
  const used = state.rounds.flatMap(({ map }) => map?.number ?? []);
  const next = state.phase === 'round-over' ? [layRound(state.options, state.round + 1, used, random)] : [];
  return [...next, { type: 'counted-down', startsAt: at + countdown }];
}

function changeRoles(state: State, by: Seat, officer: Seat): Ruling {
  const team = must(state.sides, by);
  const before = must(state.officers, team);
  const between = state.phase === 'lobby' || state.phase === 'round-over';
  // A player who is ready may still replace an Officer who has left: nobody else might be there to do it.
  const bound = must(state.ready, by) && must(state.present, before);
  if (!between || bound || state.sides[officer] !== team || before === officer) return { refused: 'SA-WIN-2' };
  return happened({ type: 'changed-roles', team, officer });
}

function attend(state: State, { seat, present, at }: Extract<Input<Move>, { by: 'table' }>, random: Random): Ruling {
  if (state.phase === 'match-over' || must(state.present, seat) === present) return { events: [] };
  const went: Event = { type: 'attended', seat, present };
  if (present) return happened(went);
  // A player who leaves no longer points or looks [SA-LEAVE-1].
  if (state.phase === 'playing')
    return happened(went, ...settle(state, must(state.sides, seat), { seat, cell: 'left' }, at));
  return happened(went, ...maybeCountDown(state, state.ready, state.present.with(seat, false), at, random));
}
