import { open, seedOf } from '@lamplight/contract';
import { dashKit } from '@lamplight/testkit/examples/dash';
import { mineKit } from '@lamplight/testkit/examples/mine';
import { expect, test } from 'vitest';
import { chance, seedFor } from './chance.ts';
import { wander } from './wander.ts';

const { game, trials } = mineKit;
const pace = { ...trials.standard!, seats: 3 };
const walk = (seed: number) =>
  wander(game, open(game, trials.standard!.table, seedOf(seed)).match, pace, chance('walk', seed, 0));

test('random play has moves, absences and alarms in it', () => {
  const who = Array.from({ length: 20 }, (_, n) => walk(n + 1).steps.map(({ entry }) => entry.input.by)).flat();
  expect(new Set(who)).toEqual(new Set([0, 1, 2, 'clock', 'table']));
});

test('it is the same for the same lots, and each step follows on the one before', () => {
  const { steps, last } = walk(3);
  expect(walk(3).steps).toEqual(steps);
  expect(steps.slice(1).map(({ before }) => before)).toEqual(steps.slice(0, -1).map(({ after }) => after));
  expect(steps.at(-1)!.after).toBe(last);
});

test('a match without end is given up', () => {
  const { game: dash, trials: races } = dashKit;
  const race = open(dash, races.two!.table, seedOf(1)).match;
  const still = { ...dash, decide: () => ({ events: [] }), alarm: () => undefined };
  expect(wander(still, race, { ...races.two!, seats: 2, limit: 50 }, chance('walk', 1, 0)).stopped).toEqual({
    type: 'endless',
    tries: 50,
  });
});

test('lots for one purpose, match or place are no lots for another', () => {
  const draws = [
    chance('walk', 1, 0),
    chance('law', 1, 0),
    chance('walk', 2, 0),
    chance('walk', 1, 1),
    chance('walk', 0, 1),
  ].map(lots => Array.from({ length: 4 }, () => lots.below(2 ** 32)).join());
  expect(new Set(draws).size).toBe(draws.length);
});

test('a match and those played for its sake have seeds of their own', () => {
  expect(seedFor('match', 17)).toBe(seedOf(17));
  expect(seedFor('other match', 17)).not.toBe(seedOf(17));
  expect(() => seedFor('match', 2 ** 32)).toThrow('Seed 4294967296 is too large for a trial');
});
