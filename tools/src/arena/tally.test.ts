import { expect, test } from 'vitest';
import { type ContestResult, tally } from './tally.ts';

const result = (
  winners: number[],
  sitting: number[],
  inputs: number,
  more: Partial<ContestResult> = {},
): ContestResult => ({
  outcome: { winners, because: winners.length > 1 ? 'shared' : 'alone' },
  deal: inputs,
  sitting,
  sides: undefined,
  inputs,
  seconds: inputs / 2,
  refusals: inputs > 10 ? ['MI-PLAY-1'] : [],
  ...more,
});

test('wins follow the bot, not the seat', () => {
  const { bots, seats } = tally(['one', 'two'], [result([0], [0, 1], 10), result([1], [1, 0], 12)]);
  expect(bots.map(({ bot, wins, games }) => [bot, wins, games])).toEqual([
    ['one', 2, 2],
    ['two', 0, 2],
  ]);
  expect(seats.map(seat => seat.wins)).toEqual([1, 1]);
});

test('a bot that takes two places is counted in both', () => {
  const { bots } = tally(['one', 'two', 'two'], [result([1], [0, 1, 2], 10), result([0], [1, 2, 0], 12)]);
  expect(bots.map(({ bot, wins, games }) => [bot, wins, games])).toEqual([
    ['one', 0, 2],
    ['two', 2, 4],
  ]);
});

test('a bot that plays a whole team wins once with it', () => {
  const { bots } = tally(['one', 'two'], [result([0, 1], [0, 0, 1, 1], 10)]);
  expect(bots.map(({ wins, games }) => [wins, games])).toEqual([
    [1, 1],
    [0, 1],
  ]);
});

test('a side is judged only where the other sits at the table too, and by matches that it won alone', () => {
  const sides = (...names: string[]) => ({ sides: names });
  const { sides: found } = tally(
    ['one', 'two', 'three'],
    [
      result([0], [0, 1, 2], 1, sides('red', 'red', 'blue')),
      result([2], [0, 1, 2], 2, sides('red', 'red', 'blue')),
      result([0, 2], [0, 1, 2], 3, sides('red', 'red', 'blue')),
      result([1], [0, 1, 2], 4, sides('red', 'red', 'red')),
    ],
  );
  expect(found.map(({ side, seats, matches }) => [side, seats.wins, seats.games, matches.wins, matches.games])).toEqual(
    [
      ['blue', 2, 3, 1, 2],
      ['red', 2, 6, 1, 2],
    ],
  );
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
