import { must, type Outcome, unseal } from '@lamplight/contract';
import { centre, nameOf, openSpots } from './board.ts';
import type { Event } from './events.ts';
import type { MapLayer } from './layer.ts';
import type { State, Trace } from './state.ts';
import { byTeam, type CellThings, type Clue, type RoundReport, teams } from './words.ts';

export function outcome(state: State): Outcome | undefined {
  const last = state.rounds.at(-1);
  if (state.phase !== 'match-over' || last === undefined) return undefined;
  const winner = state.winner === null ? -1 : teams.indexOf(state.winner);
  return { winners: [...state.sides.keys()].filter(seat => state.sides[seat] === winner), because: last.because };
}

export const clueOf = ({ cards, from, givenAt, to, movedAt, found }: Trace): Clue => ({
  cards,
  from: nameOf(from),
  givenAt,
  to: to === null ? null : nameOf(to),
  movedAt,
  found,
});

/** The map as it is shown: neutral cells are left out. */
export function mapViewOf(layer: MapLayer): CellThings {
  const known = shown.get(layer);
  if (known !== undefined) return known;
  const map = Object.fromEntries(
    layer.flatMap((thing, cell) => (thing === null ? [] : [[nameOf(cell), thing] as const])),
  );
  shown.set(layer, map);
  return map;
}
const shown = new WeakMap<MapLayer, CellThings>();

/** Everything about the round that has just ended, for everybody to see. */
export function accountOf(state: State, { at, winner, because }: Extract<Event, { type: 'ended-round' }>): RoundReport {
  const clues = state.traces.map((traces, team) =>
    traces.map((trace, n) => {
      const { cards, from, givenAt, to, movedAt, found } = clueOf(trace);
      const intended = unseal(must(must(state.intentions, team), n));
      return { cards, from, givenAt, to, movedAt, found, intended: intended === null ? null : nameOf(intended) };
    }),
  );
  return {
    round: state.round,
    startedAt: state.startsAt ?? 0,
    endedAt: at,
    winner,
    because,
    map: unseal(state.mapName),
    maps: byTeam(state.maps.map(map => mapViewOf(unseal(map)))),
    officers: byTeam(state.officers),
    spots: Object.fromEntries([centre, ...openSpots].map(cell => [nameOf(cell), must(state.pictures, cell)])),
    clues: byTeam(clues),
  };
}
