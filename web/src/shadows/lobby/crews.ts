/** Changes of the teams, as commands to the table. Members keep the role of their seat as far as the change allows. */
import type { Seat } from '@lamplight/contract';
import type { TableCommand, TableView } from '@lamplight/contract/wire';
import { type ByTeam, type Crew, type Options, partsOf, type Team, teams } from '@lamplight/shadows/public';
import { clear, type Sitter, shift, sitterAt } from '../../table/lobby/sitters.ts';

const mostSeats = 14;
const mostInCrew = 7;
const fewestInCrew = 2;

export const optionsOf = (table: TableView): Options => table.options as unknown as Options;
export const crewsOf = (table: TableView): ByTeam<Crew> => optionsOf(table).teams;
export const isAlone = (table: TableView): boolean => crewsOf(table).orange === undefined;

export type CrewPlace = { readonly seat: Seat; readonly team: Team; readonly role: 'officer' | 'detective' };

export const placesOf = (table: TableView): readonly CrewPlace[] =>
  teams.flatMap(team =>
    seatsIn(crewsOf(table)[team]).map((seat, n) => ({ seat, team, role: n === 0 ? 'officer' : 'detective' }) as const),
  );

/** The Officer's first. */
const seatsIn = (crew: Crew | undefined): readonly Seat[] =>
  crew === undefined ? [] : [crew.officer, ...crew.detectives];

/** Old seats in their new order, the Officer's first in each team. `undefined` is a new seat. */
type Wanted = readonly (readonly (Seat | undefined)[])[];

const wantedOf = (table: TableView): Wanted => partsOf(crewsOf(table)).map(seatsIn);

function isFit(wanted: Wanted): boolean {
  const sizes = wanted.map(crew => crew.length);
  const [black = 0, orange = black] = sizes;
  const fits = sizes.every(size => size >= fewestInCrew && size <= mostInCrew);
  return fits && black + (sizes.length > 1 ? orange : 0) <= mostSeats && Math.abs(black - orange) <= 1;
}

/**
 * Seats are numbered without gaps, and the server knows people by the numbers. So a member on a number that will
 * disappear is moved first, to the number of a dropped seat. Then the numbers get their roles.
 */
function arrange(table: TableView, wanted: Wanted): readonly TableCommand[] | undefined {
  if (!isFit(wanted)) return undefined;
  const seats = wanted.flat().length;
  const kept = new Set(wanted.flat().filter(seat => seat !== undefined && seat < seats));
  const spare = Array.from({ length: seats }, (_, seat) => seat).filter(seat => !kept.has(seat));
  const commands: TableCommand[] = spare.flatMap(seat => (seat < table.seats ? clear(table, seat) : []));
  const crews = wanted.map(crew => {
    const [officer = 0, ...detectives] = crew.map(seat => {
      if (seat !== undefined && seat < seats) return seat;
      const number = spare.shift() ?? 0;
      if (seat !== undefined) commands.push(...shift(table, seat, number));
      return number;
    });
    return { officer, detectives };
  });
  const [black, orange] = crews;
  const options = { ...optionsOf(table), teams: orange === undefined ? { black } : { black, orange } };
  return [...commands, { type: 'set', seats, options }];
}

export function addSeat(table: TableView, team: Team): readonly TableCommand[] | undefined {
  const changed = teams.indexOf(team);
  return arrange(
    table,
    wantedOf(table).map((crew, n) => (n === changed ? [...crew, undefined] : crew)),
  );
}

/** A free Detective's seat, or a bot's, or else the last one. */
export function removeSeat(table: TableView, team: Team): readonly TableCommand[] | undefined {
  const changed = teams.indexOf(team);
  const detectives = (wantedOf(table)[changed] ?? []).slice(1).filter(seat => seat !== undefined);
  const isOf = (sitter: Sitter) => detectives.findLast(seat => sitterAt(table, seat) === sitter);
  const dropped = isOf(undefined) ?? isOf('bot') ?? detectives.at(-1);
  return arrange(
    table,
    wantedOf(table).map(crew => crew.filter(seat => seat !== dropped)),
  );
}

/** The Detective of that seat and the Officer of the team change roles. */
export function makeOfficer(table: TableView, seat: Seat): readonly TableCommand[] | undefined {
  const swapped = wantedOf(table).map(crew => {
    const [officer] = crew;
    return crew.includes(seat) ? [seat, ...crew.slice(1).map(each => (each === seat ? officer : each))] : crew;
  });
  return arrange(table, swapped);
}

/** All against the clock: everybody keeps a seat, and free seats are dropped. */
export function toOneTeam(table: TableView): readonly TableCommand[] | undefined {
  const all = wantedOf(table).flat();
  const isTaken = (seat: Seat | undefined) => seat !== undefined && sitterAt(table, seat) !== undefined;
  const isPerson = (seat: Seat | undefined) => seat !== undefined && sitterAt(table, seat) instanceof Object;
  const byWeight = [
    ...all.filter(isPerson),
    ...all.filter(seat => isTaken(seat) && !isPerson(seat)),
    ...all.filter(seat => !isTaken(seat)),
  ];
  const size = Math.min(mostInCrew, Math.max(fewestInCrew, all.filter(isTaken).length));
  const staying = byWeight.slice(0, size);
  return arrange(table, [all.filter(seat => staying.includes(seat))]);
}

/** The first half stays, the others change teams. New seats fill up what is missing. */
export function toTwoTeams(table: TableView): readonly TableCommand[] | undefined {
  const all = wantedOf(table).flat();
  const half = Math.max(fewestInCrew, Math.ceil(all.length / 2));
  const filled = (crew: readonly (Seat | undefined)[]) => [
    ...crew,
    ...Array<undefined>(Math.max(0, fewestInCrew - crew.length)),
  ];
  return arrange(table, [filled(all.slice(0, half)), filled(all.slice(half))]);
}

/** The same seats in other teams and roles. `random` gives 0 up to, but not including, 1. */
export function shuffleTeams(table: TableView, random: () => number): readonly TableCommand[] | undefined {
  const mixed = wantedOf(table)
    .flat()
    .map(seat => ({ seat, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ seat }) => seat);
  return arrange(
    table,
    wantedOf(table).map(crew => mixed.splice(0, crew.length)),
  );
}
