/** The plain reducer: what happens when a team has agreed and arrives. */
import {
  type ByTeam,
  type CellId,
  cellAt,
  centre,
  type Ending,
  openSpots,
  type RoundReport,
  type Team,
} from '@lamplight/shadows/public';
import { changeTeam, detectivesOf, type PlainShadows, type PlainTeam, sidesOf, teamOf } from './plain-state.ts';

const spots = [centre, ...openSpots];

export function settle(state: PlainShadows, team: Team, at: number): PlainShadows {
  const { pointing } = teamOf(state, team);
  const votes = detectivesOf(state, team)
    .filter(seat => state.seats[seat]?.present)
    .map(seat => pointing[seat]);
  const needed = { all: votes.length, majority: Math.floor(votes.length / 2) + 1, any: 1 }[state.options.agreement];
  const to = votes.find(cell => cell !== undefined && votes.filter(vote => vote === cell).length >= needed);
  return to === undefined ? state : arrive(state, team, to, at);
}

function arrive(state: PlainShadows, team: Team, to: CellId, at: number): PlainShadows {
  const own = teamOf(state, team);
  const thing = state.cells[to]?.things[team] ?? null;
  const isEvidence = thing === 'evidence' || thing === 'common-evidence';
  const isNew = isEvidence && sidesOf(state).every(side => !teamOf(state, side).evidence.includes(to));
  const found = thing === 'police' ? 'police' : isNew && own.evidence.length < 3 ? 'evidence' : null;
  const last = own.clues.at(-1);
  const police = found === 'police' ? own.police + 1 : own.police;
  const moved = {
    ...changeTeam(state, team, {
      at: to,
      holding: [],
      evidence: found === 'evidence' ? [...own.evidence, to] : own.evidence,
      police,
      intended: null,
      clues: last === undefined ? own.clues : own.clues.with(-1, { ...last, to, movedAt: at, found }),
      pointing: {},
      looking: {},
    }),
    aside: [...state.aside, ...own.holding],
  };
  if (thing === 'client' && own.evidence.length === 3) return endRound(moved, at, team, 'client');
  if (police < 3) return moved;
  return endRound(moved, at, state.teams.orange === undefined ? null : team === 'black' ? 'orange' : 'black', 'police');
}

/** Ends the round and tells everything about it. */
export function endRound(state: PlainShadows, at: number, winner: Team | null, because: Ending): PlainShadows {
  const { black, orange } = state.teams;
  const each = <T>(part: (team: Team, own: PlainTeam) => T): ByTeam<T> => ({
    black: part('black', black),
    ...(orange === undefined ? {} : { orange: part('orange', orange) }),
  });
  const account: RoundReport = {
    round: state.round,
    startedAt: state.startsAt ?? 0,
    endedAt: at,
    winner,
    because,
    map: state.map,
    maps: each(team =>
      Object.fromEntries(
        Object.entries(state.cells).flatMap(([id, { things }]) => {
          const thing = things[team] ?? null;
          return thing === null ? [] : [[id, thing] as const];
        }),
      ),
    ),
    officers: each((_, own) => own.officer),
    spots: Object.fromEntries(
      Object.entries(state.cells).flatMap(([id, { picture }]) =>
        spots.includes(cellAt(id)) ? [[id, picture] as const] : [],
      ),
    ),
    clues: each((_, own) => own.clues.map((clue, n) => ({ ...clue, intended: own.intentions[n] ?? null }))),
  };
  const lost = winner === null ? state.lost + 1 : state.lost;
  const after = each((team, own) => ({
    ...own,
    wins: team === winner ? own.wins + 1 : own.wins,
    intended: null,
    pointing: {},
    looking: {},
  }));
  const over = winner === null ? lost === 2 : after[winner]?.wins === 2;
  return {
    ...state,
    phase: over ? 'match-over' : 'round-over',
    winner: over ? winner : state.winner,
    lost,
    endsAt: null,
    teams: after,
    rounds: [...state.rounds, account],
  };
}
