import { expect, test } from 'vitest';
import { type Result, tally, wilson } from './tally.ts';

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

const result = (winners: number[], sitting: number[], inputs: number): Result => ({
  outcome: { winners, because: winners.length > 1 ? 'shared' : 'alone' },
  sitting,
  inputs,
  seconds: inputs / 2,
  refusals: inputs > 10 ? ['MI-PLAY-1'] : [],
});

test('wins follow the bot, not the seat', () => {
  const { bots, seats } = tally(['one', 'two'], [result([0], [0, 1], 10), result([1], [1, 0], 12)]);
  expect(bots.map(({ bot, wins, games }) => [bot, wins, games])).toEqual([
    ['one', 2, 2],
    ['two', 0, 2],
  ]);
  expect(seats.map(seat => seat.wins)).toEqual([1, 1]);
});

test('lengths, ends and refusals are counted over all matches', () => {
  const { ends, inputs, seconds, refusals } = tally(
    ['one', 'two'],
    [result([0], [0, 1], 10), result([0, 1], [1, 0], 20)],
  );
  expect(ends).toEqual({ alone: 1, shared: 1 });
  expect(inputs).toEqual({ mean: 15, p10: 10, p50: 20, p90: 20 });
  expect(seconds.mean).toBe(7.5);
  expect(refusals).toEqual({ 'MI-PLAY-1': 1 });
});
