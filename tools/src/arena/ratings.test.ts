import { randomAt, seedOf } from '@lamplight/contract';
import { expect, test } from 'vitest';
import { companies } from './ladder.ts';
import { rotationsOf } from './match.ts';
import { type Contest, rated, ratingsOf } from './ratings.ts';

test('one victory of two equals moves both as the paper of Weng and Lin says', () => {
  // 25 ± 25/3 each, β = 25/6: c = √(2σ² + 2β²) = 13.176, σ²/c · 1/2 = 2.635.
  const [winner, loser] = ratingsOf(['a', 'b'], [{ names: ['a', 'b'], winners: [0] }]);
  expect(winner).toBeCloseTo(27.635, 3);
  expect(loser).toBeCloseTo(22.365, 3);
});

test('who takes part twice is moved by the mean of both places', () => {
  const [a, b] = ratingsOf(['a', 'b'], [{ names: ['a', 'b', 'b'], winners: [1] }]);
  expect(a).toBeLessThan(25);
  expect(b).toBeGreaterThan(25);
});

/** The first wins this many of ten. */
const deals = (count: number, often: number): readonly (readonly Contest[])[] =>
  Array.from({ length: count }, (_, n) => [{ names: ['strong', 'weak'], winners: [n % 10 < often ? 0 : 1] }]);

test('the stronger stands above, and more deals make it surer', () => {
  const few = rated(deals(20, 8), randomAt(seedOf(1), 1));
  const many = rated(deals(400, 8), randomAt(seedOf(1), 1));
  expect(few.map(({ name }) => name)).toEqual(['strong', 'weak']);
  const width = ([low, high]: readonly [number, number]) => high - low;
  expect(width(many[0]!.interval)).toBeLessThan(width(few[0]!.interval));
  expect(many[0]!.interval[0]).toBeGreaterThan(many[1]!.interval[1]);
});

test('equals cannot be told apart', () => {
  const [first, second] = rated(deals(100, 5), randomAt(seedOf(1), 1));
  expect(first!.interval[0]).toBeLessThan(second!.interval[1]);
});

test('everybody plays as often as everybody else, and not against itself while others are left', () => {
  const found = companies(['a', 'b', 'c', 'd', 'e', 'f'], 4, 60, randomAt(seedOf(1), 1));
  for (const company of found) expect(new Set(company).size).toBe(4);
  const counts = ['a', 'b', 'c', 'd', 'e', 'f'].map(bot => found.flat().filter(each => each === bot).length);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  expect(companies(['a', 'b'], 4, 1, randomAt(seedOf(1), 1))[0]?.toSorted()).toEqual(['a', 'a', 'b', 'b']);
});

test.each([
  [['a', 'b', 'b', 'b'], 4],
  [['a', 'b', 'a', 'b'], 2],
  [['a', 'a', 'a', 'a', 'a'], 1],
])('%j moves on %i times before it is the same again', (bots, times) => {
  expect(rotationsOf(bots)).toBe(times);
});
