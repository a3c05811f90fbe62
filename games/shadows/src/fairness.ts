/** Whether a twin pair gives both teams the same chance, and how hard it is [SA-MAP-3]. */
import { must } from '@lamplight/contract';
import { centre, openCells } from './board.ts';
import { type Journey, movesBetween, planOf, shortestJourney } from './journey.ts';
import type { MapLayer } from './layer.ts';
import { cellsWith } from './layer.ts';
import { layerOf, misprintsIn, printed, type TwinPair } from './maps.ts';
import { type Orientation, orientations, teams } from './words.ts';

export const policeNumbers = [11, 12] as const;
export type PoliceNumber = (typeof policeNumbers)[number];

/** The figures of one team on one face of a map. */
export type MapFigures = {
  readonly journey: Journey;
  /** Moves from the centre to each common evidence. The twins show the same three, in the same order. */
  readonly access: readonly number[];
  /** Moves of the shortest journey when the rival has found all three pieces of common evidence. */
  readonly alone: number;
  /** Moves of the shortest journey to each client, as if the other were not there. */
  readonly clients: readonly number[];
};

export type Differences = { readonly [Figure in keyof typeof tolerance]: number };

/** How much the figures of the two teams may differ, for either number of police. */
export const tolerance = {
  /** A move is a clue to find, to read and to get right: one more is a fifth of a round. */
  moves: 0,
  /** A journey of the same moves may take one card more: it costs nobody time. */
  steps: 1,
  /** A quarter of a police token over a whole journey on which every clue is mistaken. */
  risk: 0.25,
  /** Common evidence goes to the team that reads clues faster, so neither may be nearer to it. */
  access: 0,
  /** Losing all common evidence is rare, and a rival who has found three pieces is almost home anyway. */
  alone: 1,
} as const;

export type Band = { readonly moves: readonly [number, number]; readonly risk: readonly [number, number] };

/**
 * The journeys a map may have. Four moves are the minimum: three to evidence and one to the client. The bands do not
 * touch, so each of the first maps is easier than each of the others.
 */
export const bands = {
  first: { moves: [4, 4], risk: [0, 1.1] },
  rest: { moves: [5, 7], risk: [1.2, 2.8] },
} as const satisfies Readonly<Record<string, Band>>;

/** A client with a longer detour than this from the shortest journey would never be used. */
const detourToOtherClient = 1;
/** Keeps the round playable for a team that found no common evidence. */
const longestAlone = 8;

/** The moves of the shortest journey from the start of a round. */
export const movesOn = (layer: MapLayer): number | undefined => planOf(layer).movesFrom({ cell: centre, found: 0 });

export function figuresOf(layer: MapLayer): MapFigures | undefined {
  const common = cellsWith(layer, 'common-evidence');
  const clients = cellsWith(layer, 'client');
  const plan = planOf(layer);
  const journey = shortestJourney(layer, plan, plan.placeOf(centre, []));
  const access = common.map(cell => movesBetween(layer, centre, cell));
  const without = (...gone: readonly number[]) => layer.map((thing, cell) => (gone.includes(cell) ? null : thing));
  const alone = movesOn(without(...common));
  const byClient = clients.map(client => movesOn(without(...clients.filter(other => other !== client))));
  if (journey === undefined || alone === undefined || !areThere(access) || !areThere(byClient)) return undefined;
  return { journey, access, alone, clients: byClient };
}

const areThere = (list: readonly (number | undefined)[]): list is readonly number[] => !list.includes(undefined);

export function differencesBetween(one: MapFigures, other: MapFigures): Differences {
  const apart = (figure: (figures: MapFigures) => number) => Math.abs(figure(one) - figure(other));
  return {
    moves: apart(({ journey }) => journey.moves),
    steps: apart(({ journey }) => journey.steps),
    risk: apart(({ journey }) => journey.risk),
    access: Math.max(...one.access.map((moves, n) => Math.abs(moves - must(other.access, n)))),
    alone: apart(({ alone }) => alone),
  };
}

/** What is wrong with a pair, as sentences. A generator, so that a caller who needs only one pays only for one. */
export function* faultsIn(pair: TwinPair, band: Band): Generator<string> {
  const misprints = misprintsIn(pair);
  yield* misprints;
  if (misprints.length > 0) return;
  for (const orientation of orientations) {
    for (const police of policeNumbers) yield* faultsOfFace(pair, police, orientation, band);
  }
}

function* faultsOfFace(pair: TwinPair, police: PoliceNumber, orientation: Orientation, band: Band): Generator<string> {
  const face = `with ${police} police, turned to ${orientation}`;
  const layers = teams.map(team => layerOf(printed(pair, police), team, orientation));
  const [black, orange] = layers.map(figuresOf);
  if (black === undefined || orange === undefined) {
    yield `${face}, police bar a team from a client or from evidence.`;
    return;
  }
  for (const [team, figures] of [['black', black] as const, ['orange', orange] as const]) {
    for (const fault of faultsOfTeam(figures, band)) yield `${face}, ${team} ${fault}`;
  }
  for (const [figure, apart] of Object.entries(differencesBetween(black, orange))) {
    const allowed = tolerance[figure as keyof typeof tolerance];
    if (apart > allowed) yield `${face}, the teams' ${figure} are ${shown(apart)} apart, and may be ${allowed}.`;
  }
  for (const layer of layers) {
    if (!isOpen(layer)) yield `${face}, police wall a team in.`;
  }
}

function* faultsOfTeam({ journey, alone, clients }: MapFigures, { moves, risk }: Band): Generator<string> {
  const outside = (value: number, [low, high]: readonly [number, number]) => value < low || value > high;
  if (outside(journey.moves, moves)) yield `has a journey of ${journey.moves} moves, not ${moves.join(' to ')}.`;
  if (outside(journey.risk, risk)) yield `has ${shown(journey.risk)} police beside it, not ${risk.join(' to ')}.`;
  if (alone > longestAlone) yield `needs ${alone} moves without common evidence, more than ${longestAlone}.`;
  if (Math.max(...clients) > journey.moves + detourToOtherClient) yield 'has a client that is of no use.';
}

const shown = (figure: number): string => figure.toFixed(2).replace(/\.00$/, '');

/** From every cell where a team may stand, even after a mistake, safe moves lead to a client. */
function isOpen(layer: MapLayer): boolean {
  const plan = planOf(layer);
  return openCells.every(cell => plan.movesFrom({ cell, found: 0 }) !== undefined);
}
