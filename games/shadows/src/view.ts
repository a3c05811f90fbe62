import { must, type Seat, unseal, type Viewer } from '@lamplight/contract';
import { type Cell, type CellId, cells, isObstacle, nameOf, targetsOf } from './board.ts';
import { clueOf, mapViewOf } from './outcome.ts';
import { remembered } from './remembered.ts';
import type { State, Trace } from './state.ts';
import { byTeam, type Clue, type Link, type Me, type TeamView, teams, type View } from './words.ts';

export function view(state: State, viewer: Viewer): View {
  const me = viewer === 'audience' ? null : meOf(state, viewer);
  const over = state.phase === 'round-over' || state.phase === 'match-over';
  const shown: Fluid<View> = {
    me,
    options: state.options,
    phase: state.phase,
    round: state.round,
    wins: byTeam(state.wins),
    lost: state.lost,
    winner: state.winner,
    startsAt: state.startsAt,
    endsAt: state.endsAt,
    present: state.present,
    ready: seatsWhere(state, seat => state.ready[seat] === true),
    available: state.available,
    deck: state.deck.length,
    aside: state.aside,
    cells: cellsOf(state.pictures),
    teams: byTeam(state.wins.map((_, team) => teamView(state, team, me))),
    rounds: state.rounds,
  };
  if (over) shown.maps = byTeam(state.maps.map(map => mapViewOf(unseal(map))));
  if (me !== null && state.phase === 'playing') showOwn(shown, state, me);
  return shown;
}

/** Mutable while it is built: adding the parts that only some see is faster than spreading them. */
type Fluid<T> = { -readonly [Key in keyof T]: T[Key] };

function seatsWhere(state: State, holds: (seat: Seat) => boolean): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.sides.length; seat++) if (holds(seat)) seats.push(seat);
  return seats;
}

function meOf(state: State, seat: Seat): Me {
  const team = must(state.sides, seat);
  return { seat, team: must(teams, team), role: must(state.officers, team) === seat ? 'officer' : 'detective' };
}

/** What only the viewer's own role sees during the round. */
function showOwn(shown: Fluid<View>, state: State, me: Me): void {
  const team = teams.indexOf(me.team);
  if (me.role === 'officer') {
    shown.map = mapViewOf(unseal(must(state.maps, team)));
    shown.intended = idOrNull(unseal(must(state.intended, team)));
    shown.intentions = must(state.intentions, team).map(cell => idOrNull(unseal(cell)));
    return;
  }
  const holding = must(state.holding, team).length;
  if (holding > 0) shown.targets = namesOf(targetsOf(must(state.at, team), holding));
}

const idOrNull = (cell: number | null) => (cell === null ? null : nameOf(cell));

function teamView(state: State, team: number, me: Me | null): TeamView {
  const officer = must(state.officers, team);
  const holding = must(state.holding, team);
  const shared: Fluid<TeamView> = {
    officer,
    detectives: seatsWhere(state, seat => state.sides[seat] === team && seat !== officer),
    at: nameOf(must(state.at, team)),
    step: holding.length === 0 ? ('gather' as const) : ('move' as const),
    holding,
    evidence: must(state.evidence, team).map(nameOf),
    police: must(state.police, team),
    wantsSwap: must(state.wantsSwap, team),
    clues: cluesOf(must(state.traces, team)),
  };
  if (me === null || teams.indexOf(me.team) !== team) return shared;
  shared.pointing = cellsBySeat(shared.detectives, state.pointing);
  shared.looking = cellsBySeat(shared.detectives, state.looking);
  const links = linksIn(state, shared.looking);
  if (links !== undefined) shared.links = links;
  return shared;
}

function cellsBySeat(seats: readonly Seat[], cells: State['looking']): { readonly [seat: string]: CellId } {
  const named: Record<string, CellId> = {};
  for (const seat of seats) {
    const cell = unseal(must(cells, seat));
    if (cell !== null) named[seat] = nameOf(cell);
  }
  return named;
}

/** Of those who look somewhere; undefined if nobody shows anything. */
function linksIn(state: State, looking: NonNullable<TeamView['looking']>): TeamView['links'] {
  let shown: Record<string, Link> | undefined;
  for (const seat in looking) {
    const link = unseal(must(state.links, Number(seat)));
    if (link !== null) shown = { ...shown, [seat]: link };
  }
  return shown;
}

const cellsOf = remembered((pictures: State['pictures']): View['cells'] =>
  Object.fromEntries(cells.map((id, cell) => [id, { picture: pictures[cell] ?? null, obstacle: isObstacle(cell) }])),
);
const namesOf = remembered((places: readonly Cell[]): readonly CellId[] => places.map(nameOf));
const cluesOf = remembered((traces: readonly Trace[]): readonly Clue[] => traces.map(clueOf));
