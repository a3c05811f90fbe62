import { expect, test } from 'vitest';
import { cellAt, centre, isObstacle, turned } from './board.ts';
import { cellsWith } from './layer.ts';
import { layerOf, mapPairs, misprintsIn, printed, type TwinPair } from './maps.ts';
import { orientations, teams, things } from './words.ts';

const faces = mapPairs.flatMap(pair =>
  orientations.flatMap(orientation => ([11, 12] as const).map(police => ({ pair, orientation, police }))),
);

test('[SA-PART-2] there are 40 map numbers, and no two pairs are the same, however they are turned', () => {
  expect(mapPairs.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
  const drawings = mapPairs.flatMap(pair =>
    orientations.map(orientation => JSON.stringify(teams.map(team => layerOf(pair, team, orientation)))),
  );
  expect(new Set(drawings).size).toBe(40 * 3);
});

test('[SA-MAP-1] every map shows 6 evidence, 2 clients and 11 or 12 police, and the centre is neutral', () => {
  expect(faces).toHaveLength(240);
  for (const { pair, orientation, police } of faces) {
    for (const team of teams) {
      const layer = layerOf(printed(pair, police), team, orientation);
      const counts = things.map(thing => cellsWith(layer, thing).length);
      expect(counts).toEqual([3, 3, police, 2]);
      expect(layer[centre]).toBeNull();
      expect(cellsWith(layer, ...things).some(isObstacle)).toBe(false);
    }
  }
});

test('[SA-MAP-1] the twins share 3 evidence, 1 client and 6 police', () => {
  for (const { pair, orientation, police } of faces) {
    const [black, orange] = teams.map(team => layerOf(printed(pair, police), team, orientation));
    const shared = things.map(thing => cellsWith(black!, thing).filter(cell => orange![cell] === thing).length);
    expect(shared).toEqual([0, 3, 6, 1]);
  }
});

test('[SA-MAP-2] the 30 cells of a pair are all different: what is own for one team is neutral for the other', () => {
  for (const { pair, orientation, police } of faces) {
    const [black, orange] = teams.map(team => layerOf(printed(pair, police), team, orientation));
    const clashes = black!.filter((thing, cell) => thing !== null && orange![cell] !== null && orange![cell] !== thing);
    expect(clashes).toEqual([]);
  }
  for (const pair of mapPairs) {
    const shares = [pair.common, pair.black, pair.orange];
    const used = shares.flatMap(({ evidence, police, client }) => [...evidence, ...police, ...client]);
    expect(new Set(used).size).toBe(30);
  }
});

test('[SA-SETUP-2] both twins are turned alike', () => {
  const [pair] = mapPairs;
  for (const [thirds, orientation] of orientations.entries()) {
    for (const team of teams) {
      const [client] = pair![team].client;
      expect(layerOf(pair!, team, orientation)[turned(cellAt(client!), thirds)]).toBe('client');
    }
  }
});

const changed = (change: (pair: TwinPair) => TwinPair) => misprintsIn(change(mapPairs[0]!));

test('[SA-MAP-2] a misprint is found', () => {
  const { common, black } = mapPairs[0]!;
  const withClient = (...client: string[]) => changed(pair => ({ ...pair, black: { ...black, client } }));
  expect(changed(pair => pair)).toEqual([]);
  expect(withClient('0,0')).toEqual(['the cell 0,0 can hold nothing.']);
  expect(withClient('1,0')).toEqual(['the cell 1,0 can hold nothing.']);
  expect(withClient('4,0')).toEqual(['the cell 4,0 can hold nothing.']);
  expect(withClient(...common.client)).toEqual([`the cell ${common.client[0]} is used twice.`]);
  expect(withClient()).toEqual(['black client: 0, not 1.']);
});
