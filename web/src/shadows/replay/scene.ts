/** A frame on the board. */
import type { Seat } from '@lamplight/contract';
import { type CellId, cells, partsOf, type Team, type TeamView, teams } from '@lamplight/shadows/public';
import { pastelOf } from '../../parts/initials.ts';
import { marksOf, pathOf, type TeamFilter } from '../after/account/account.ts';
import type { CellLook, CellLooks, FigurePlace, NameTag, TeamPath, TokenPlace } from '../board/cells/looks.ts';
import type { ReplayPosition } from './seen.ts';

export type ReplayScene = {
  readonly looks: CellLooks;
  readonly figures: readonly FigurePlace[];
  readonly tokens: readonly TokenPlace[];
  readonly journeys: readonly TeamPath[];
  /** Whose map lies on the board. */
  readonly shown: TeamFilter;
};

const sides = ({ view }: ReplayPosition): readonly { readonly team: Team; readonly side: TeamView }[] =>
  teams.flatMap(team => {
    const side = view.teams[team];
    return side === undefined ? [] : [{ team, side }];
  });

export function sceneOf(seen: ReplayPosition, nameOf: (seat: Seat) => string): ReplayScene {
  const shown: TeamFilter = seen.maps.black !== undefined && seen.maps.orange !== undefined ? 'both' : teamShown(seen);
  const marks = marksOf(seen.maps, shown);
  const intended = Object.values(seen.intended);
  const looks: Record<CellId, CellLook> = {};
  for (const cell of cells) {
    const look: CellLook = {
      ...marks[cell],
      ...(seen.targets.length > 0 && { light: seen.targets.includes(cell) ? ('lit' as const) : ('dim' as const) }),
      ...(intended.includes(cell) && { isTarget: true }),
      ...ringAt(seen, cell),
      ...namesAt(seen, cell, nameOf),
    };
    if (Object.keys(look).length > 0) looks[cell] = look;
  }
  return {
    looks,
    shown,
    figures: sides(seen).map(({ team, side }) => ({ team, at: side.at })),
    tokens: sides(seen).flatMap(({ team, side }) => side.evidence.map(cell => ({ team, cell }))),
    journeys: sides(seen)
      .map(({ team, side }) => ({ team, path: pathOf(side.clues) }))
      .filter(({ path }) => path.length > 1),
  };
}

const teamShown = ({ maps, view }: ReplayPosition): Team =>
  teams.find(team => maps[team] !== undefined) ?? view.me?.team ?? 'black';

/** How many of the team agree on this cell. If both teams point at it: the ring of the one closer to going. */
function ringAt({ view, pointing }: ReplayPosition, cell: CellId): Pick<CellLook, 'ring'> {
  const rings = partsOf(view.teams)
    .map(({ detectives }) => ({
      done: detectives.filter(seat => pointing.get(seat) === cell).length,
      of: detectives.length,
    }))
    .filter(({ done }) => done > 0)
    .toSorted((one, other) => other.done / other.of - one.done / one.of);
  return rings[0] === undefined ? {} : { ring: rings[0] };
}

function namesAt(
  { looking, pointing }: ReplayPosition,
  cell: CellId,
  nameOf: (seat: Seat) => string,
): Pick<CellLook, 'names'> {
  const seats = [...new Set([...looking, ...pointing].flatMap(([seat, at]) => (at === cell ? [seat] : [])))];
  const names = seats.map(
    (seat): NameTag => ({ label: nameOf(seat), colour: `var(--person-${pastelOf(`seat-${seat}`)})` }),
  );
  return names.length === 0 ? {} : { names };
}
