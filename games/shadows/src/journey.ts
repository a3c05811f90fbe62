/** The shortest journeys over a map: three pieces of evidence, then a client, and never onto police. */
import { must } from '@lamplight/contract';
import { type Cell, cells, openCells, targetsOf } from './board.ts';
import { cellsWith, type MapLayer } from './layer.ts';
import { evidenceToFind } from './words.ts';

const never = Number.POSITIVE_INFINITY;

/** Where a team stands and what it has found. Bit n of `found` is the n-th evidence of the plan. */
export type JourneyPlace = { readonly cell: Cell; readonly found: number };

/** One card leads to a touching cell, two to a cell exactly two away [SA-GATHER-1]. */
export type Leg = { readonly to: JourneyPlace; readonly cards: 1 | 2 };

export type Plan = {
  /** The place of a team on this cell that has found this much. */
  readonly placeOf: (cell: Cell, found: readonly Cell[]) => JourneyPlace;
  /** The moves that a team still needs; undefined if no journey leads to a client. */
  readonly movesFrom: (place: JourneyPlace) => number | undefined;
  /** Every next move that is not onto police. */
  readonly legsFrom: (place: JourneyPlace) => readonly Leg[];
  /** The next moves of all shortest journeys; none at the end of the journey. */
  readonly bestFrom: (place: JourneyPlace) => readonly Leg[];
};

const bitsIn = (found: number): number => (found === 0 ? 0 : (found & 1) + bitsIn(found >>> 1));

/** `gone` is the evidence that the rival has found [SA-RESOLVE-2]. */
export function planOf(layer: MapLayer, gone: readonly Cell[] = []): Plan {
  const evidence = cellsWith(layer, 'evidence', 'common-evidence').filter(cell => !gone.includes(cell));
  const known = new Map<number, readonly number[]>();
  const isFull = (found: number): boolean => bitsIn(found) >= evidenceToFind;

  const arrive = (cell: Cell, found: number): number => {
    const bit = evidence.indexOf(cell);
    return bit === -1 || isFull(found) ? found : found | (1 << bit);
  };

  /**
   * `found` only grows, so this recursion ends: journeys after the next find are known before those that lead to it.
   */
  const movesWith = (found: number): readonly number[] => {
    // A team that has found enough heads for a client, whatever it found.
    const key = isFull(found) ? -1 : found;
    const before = known.get(key);
    if (before !== undefined) return before;
    const goals = new Map<Cell, number>(
      isFull(found)
        ? cellsWith(layer, 'client').map(cell => [cell, 0])
        : evidence.flatMap((cell, bit) =>
            (found & (1 << bit)) === 0 ? [[cell, must(movesWith(found | (1 << bit)), cell)] as const] : [],
          ),
    );
    const moves = movesTo(layer, goals);
    known.set(key, moves);
    return moves;
  };

  const movesFrom = ({ cell, found }: JourneyPlace): number | undefined => {
    if (isFull(found) && layer[cell] === 'client') return 0;
    const moves = must(movesWith(found), cell);
    return moves === never ? undefined : moves;
  };

  const legsFrom = ({ cell, found }: JourneyPlace): readonly Leg[] =>
    ([1, 2] as const).flatMap(cards =>
      targetsOf(cell, cards)
        .filter(to => layer[to] !== 'police')
        .map(to => ({ to: { cell: to, found: arrive(to, found) }, cards })),
    );

  const bestFrom = (place: JourneyPlace): readonly Leg[] => {
    const moves = movesFrom(place) ?? 0;
    return moves === 0 ? [] : legsFrom(place).filter(({ to }) => movesFrom(to) === moves - 1);
  };

  return {
    placeOf: (cell, found) => ({ cell, found: found.reduce((sum, each) => arrive(each, sum), 0) }),
    movesFrom,
    legsFrom,
    bestFrom,
  };
}

const reach: readonly (readonly Cell[])[] = cells.map((_, cell) => [...targetsOf(cell, 1), ...targetsOf(cell, 2)]);

/**
 * From every cell, the fewest moves to the best goal and on from there: each goal comes with the moves left after it. A
 * team that starts on a goal has not arrived there.
 */
function movesTo(layer: MapLayer, goals: ReadonlyMap<Cell, number>): readonly number[] {
  const onArrival = cells.map((_, cell) => (layer[cell] === 'police' ? never : goals.get(cell)));
  const moves = cells.map(() => never);
  for (let changed = true; changed; ) {
    changed = false;
    for (const from of openCells) {
      let best = must(moves, from);
      for (const to of reach[from] ?? []) best = Math.min(best, 1 + (onArrival[to] ?? moves[to] ?? never));
      changed ||= best < must(moves, from);
      moves[from] = best;
    }
  }
  return moves;
}

/** The moves to one cell, police avoided. */
export function movesBetween(layer: MapLayer, from: Cell, to: Cell): number | undefined {
  const moves = must(movesTo(layer, new Map([[to, 0]])), from);
  return moves === never ? undefined : moves;
}

/** Statistics over all the shortest journeys from a place. */
export type Journey = {
  readonly moves: number;
  /** The cards that the cheapest of them takes. */
  readonly steps: number;
  /** How many there are. */
  readonly ways: number;
  /**
   * The police beside the way. For each move, the share of police among the cells that the clue could be mistaken for:
   * the others at that distance. Summed over a journey, then averaged over all shortest journeys. It is the number of
   * police tokens to expect if the team mistook every clue and still went on from the right cell.
   */
  readonly risk: number;
};

export function shortestJourney(layer: MapLayer, plan: Plan, start: JourneyPlace): Journey | undefined {
  const moves = plan.movesFrom(start);
  if (moves === undefined) return undefined;
  const known = new Map<string, Omit<Journey, 'moves'>>();
  const measure = (place: JourneyPlace): Omit<Journey, 'moves'> => {
    const key = `${place.cell} ${place.found}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const legs = plan.bestFrom(place).map(leg => ({ ...leg, rest: measure(leg.to) }));
    const ways = legs.reduce((sum, { rest }) => sum + rest.ways, 0);
    const risks = legs.map(leg => leg.rest.ways * (leg.rest.risk + policeBeside(layer, place.cell, leg)));
    const measured =
      ways === 0
        ? { steps: 0, ways: 1, risk: 0 }
        : {
            steps: Math.min(...legs.map(({ cards, rest }) => cards + rest.steps)),
            ways,
            risk: risks.reduce((sum, risk) => sum + risk, 0) / ways,
          };
    known.set(key, measured);
    return measured;
  };
  return { moves, ...measure(start) };
}

function policeBeside(layer: MapLayer, from: Cell, { to, cards }: Leg): number {
  const others = targetsOf(from, cards).filter(cell => cell !== to.cell);
  return others.filter(cell => layer[cell] === 'police').length / others.length;
}
