import { expect, test } from 'vitest';
import { shareOf, wilson } from './interval.ts';

/** From Wilson's formula at z = 1.96, worked out by hand for these counts. */
test.each([
  [0, 10, 0, 0.278],
  [5, 10, 0.237, 0.763],
  [10, 10, 0.722, 1],
  [90, 100, 0.826, 0.945],
  [0, 0, 0, 1],
])('%i wins in %i games lie between %f and %f', (wins, games, low, high) => {
  expect(wilson(wins, games)).toEqual([low, high]);
});

const deals = (count: number, wins: number, games: number) => Array.from({ length: count }, () => ({ wins, games }));

test('a deal that is played five times and always ends alike counts once', () => {
  const { wins, games, interval } = shareOf([...deals(5, 5, 5), ...deals(5, 0, 5)]);
  expect([wins, games]).toEqual([25, 50]);
  // The design effect is 5 · 10/9, so 50 games are worth 9.
  expect(interval).toEqual(wilson(4.5, 9));
});

test('deals of one game each have the interval of as many games', () => {
  const { interval } = shareOf([...deals(45, 1, 1), ...deals(5, 0, 1)]);
  expect(interval[0]).toBeCloseTo(wilson(45, 50)[0], 2);
  expect(interval[1]).toBeCloseTo(wilson(45, 50)[1], 2);
});

test('seats that take turns at winning are surer than chance, and yet not counted as more games than were played', () => {
  expect(shareOf(deals(20, 1, 2)).interval).toEqual(wilson(20, 40));
});

test('where all is won, each deal counts once', () => {
  expect(shareOf(deals(10, 4, 4)).interval).toEqual(wilson(10, 10));
});
