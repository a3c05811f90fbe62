import { randomAt, seedOf } from '@lamplight/contract';
import { expect, test } from 'vitest';
import { type Cell, type CellId, cellAt, cells, centre, distance, openCells } from './board.ts';
import { type JourneyPlace, movesBetween, planOf, shortestJourney } from './journey.ts';
import type { MapLayer } from './layer.ts';
import { layerOf, mapPairs, printed } from './maps.ts';
import { type MapThing, orientations, teams } from './words.ts';

const drawn = (map: Readonly<Record<CellId, MapThing>>): MapLayer => cells.map(id => map[id] ?? null);
const journeyOn = (layer: MapLayer, gone: readonly CellId[] = []) => {
  const plan = planOf(layer, gone.map(cellAt));
  return shortestJourney(layer, plan, plan.placeOf(centre, []));
};

/** Three pieces of evidence on the way from the centre to the rim, and the client at its end. */
const straight = { '0,1': 'evidence', '0,2': 'evidence', '0,3': 'evidence', '1,2': 'client' } as const;
/** Two cards to each: no piece of evidence is in reach but the next one. */
const trail = { '0,2': 'evidence', '2,1': 'evidence', '3,-1': 'evidence', '3,-3': 'client' } as const;
const isEvidence = (thing: MapThing | null | undefined) => thing === 'evidence' || thing === 'common-evidence';

/** Every way a team can go, one move after the other, by the rules alone and without the solver. */
function byTryingAll(layer: MapLayer, from: Cell, found: readonly Cell[], gone: readonly Cell[]): number | undefined {
  const key = (cell: Cell, has: readonly Cell[]) => `${cell}:${has.toSorted().join()}`;
  const seen = new Set([key(from, found)]);
  let edge = [{ cell: from, has: found }];
  for (let moves = 1; edge.length > 0; moves++) {
    const next: { cell: Cell; has: readonly Cell[] }[] = [];
    for (const { cell, has } of edge) {
      for (const to of openCells) {
        const steps = distance(cell, to);
        if ((steps !== 1 && steps !== 2) || layer[to] === 'police') continue;
        if (layer[to] === 'client' && has.length === 3) return moves;
        const isNew = isEvidence(layer[to]) && !has.includes(to) && !gone.includes(to) && has.length < 3;
        const then = isNew ? [...has, to] : has;
        if (seen.has(key(to, then))) continue;
        seen.add(key(to, then));
        next.push({ cell: to, has: then });
      }
    }
    edge = next;
  }
  return undefined;
}

test('[SA-RESOLVE-2][SA-RESOLVE-4] three to evidence and one to the client is the least there can be', () => {
  // 0,1 and 0,2 in either order, then 0,3; or 0,2, 0,3, 0,1; or 0,1, 0,3, 0,2: the client is near all but the start.
  expect(journeyOn(drawn(straight))).toEqual({ moves: 4, steps: 4, ways: 4, risk: 0 });
  expect(journeyOn(drawn(trail))).toEqual({ moves: 4, steps: 8, ways: 1, risk: 0 });
});

test('[SA-RESOLVE-4] a client passed too early is of no use', () => {
  const back = { '0,1': 'client', '0,2': 'evidence', '0,3': 'evidence', '1,2': 'evidence' } as const;
  // Past the client to 0,2, then 0,3 and 1,2 in either order; back to 0,1 it is two steps from 1,2 and from 0,3.
  expect(journeyOn(drawn(back))).toEqual({ moves: 4, steps: 6, ways: 2, risk: 0 });
});

test('[SA-RESOLVE-1] police may be jumped over, and are never arrived at', () => {
  // Every cell that touches the start is police: two cards lead over it.
  const ringed = { ...straight, '0,1': 'police', '-1,0': 'police', '1,-1': 'police', '1,1': 'evidence' } as const;
  const journey = journeyOn(drawn(ringed));
  expect(journey?.moves).toBe(4);
  expect(journey?.steps).toBe(5);
  const walled = Object.fromEntries(
    openCells
      .filter(cell => cell !== centre && (distance(centre, cell) ?? 0) <= 2)
      .map(cell => [cells[cell], 'police']),
  );
  expect(
    journeyOn(drawn({ '3,0': 'evidence', '0,3': 'evidence', '-3,0': 'evidence', '0,-3': 'client', ...walled })),
  ).toBe(undefined);
});

test('[SA-RESOLVE-2] evidence the rival has found is gone', () => {
  const layer = drawn({ ...straight, '-3,0': 'common-evidence' });
  expect(journeyOn(layer)?.moves).toBe(4);
  expect(journeyOn(layer, ['0,3'])?.moves).toBe(byTryingAll(layer, centre, [], [cellAt('0,3')]));
  expect(journeyOn(layer, ['0,3'])!.moves).toBeGreaterThan(4);
  expect(journeyOn(drawn(straight), ['0,3'])).toBeUndefined();
});

test('the police beside a journey are the share among the cells each clue could be mistaken for', () => {
  // Two cards lead from the centre to nine cells, so there are eight to mistake 0,2 for.
  expect(journeyOn(drawn({ ...trail, '-1,-1': 'police' }))?.risk).toBeCloseTo(1 / 8, 12);
  // And from 0,2 to five, the obstacles aside: 0,0, 2,0, -2,2, -2,3 and 2,1, which is meant.
  expect(journeyOn(drawn({ ...trail, '-1,-1': 'police', '-2,3': 'police' }))?.risk).toBeCloseTo(1 / 8 + 1 / 4, 12);
  // With two cards, nobody mistakes a touching cell for the target.
  expect(journeyOn(drawn({ ...trail, '-1,0': 'police' }))?.risk).toBe(0);
});

test('the risk is the mean over all shortest journeys', () => {
  const layer = layerOf(printed(mapPairs[9]!, 11), 'black', 'circle');
  const plan = planOf(layer);
  const risks: number[] = [];
  const walk = (place: JourneyPlace, risk: number): void => {
    const legs = plan.bestFrom(place);
    if (legs.length === 0) risks.push(risk);
    for (const { to, cards } of legs) {
      const others = openCells.filter(cell => distance(place.cell, cell) === cards && cell !== to.cell);
      walk(to, risk + others.filter(cell => layer[cell] === 'police').length / others.length);
    }
  };
  walk(plan.placeOf(centre, []), 0);
  expect(risks.length).toBeGreaterThan(1);
  const { ways, risk } = journeyOn(layer)!;
  expect(ways).toBe(risks.length);
  expect(risk).toBeCloseTo(risks.reduce((sum, each) => sum + each, 0) / risks.length, 12);
});

test('nothing is shorter: trying all ways finds the same, from anywhere and with anything found or gone', () => {
  let blocked = 0;
  for (let n = 0; n < 60; n++) {
    const random = randomAt(seedOf(11), n);
    const pair = random.pick(mapPairs);
    const own = layerOf(printed(pair, random.pick([11, 12])), random.pick(teams), random.pick(orientations));
    // More police on some, so that ways are blocked too.
    const barred = random.shuffle(openCells).slice(0, random.pick([0, 6, 12]));
    const layer = own.map((thing, cell) => (thing === null && barred.includes(cell) ? 'police' : thing));
    const evidence = random.shuffle(openCells.filter(cell => isEvidence(layer[cell])));
    const found = evidence.slice(0, random.below(4));
    const gone = evidence.slice(found.length, found.length + random.below(6));
    const from = random.pick(openCells.filter(cell => layer[cell] !== 'client'));
    const plan = planOf(layer, gone);
    const moves = plan.movesFrom(plan.placeOf(from, found));
    expect(moves).toBe(byTryingAll(layer, from, found, gone));
    if (moves === undefined) blocked += 1;
  }
  expect(blocked).toBeGreaterThan(0);
  expect(blocked).toBeLessThan(30);
});

test('the moves to one cell avoid police', () => {
  const free = drawn({});
  expect(movesBetween(free, centre, cellAt('0,3'))).toBe(2);
  const shut = drawn(Object.fromEntries(['0,1', '0,2', '1,1', '-1,2'].map(id => [id, 'police'])));
  expect(movesBetween(shut, centre, cellAt('0,3'))).toBeGreaterThan(2);
  expect(movesBetween(drawn({ '0,3': 'police' }), centre, cellAt('0,3'))).toBeUndefined();
});
