import { expect, test } from 'vitest';
import { figuresOf } from './figures.ts';

test('the same seeds give the same figures, other seeds others', () => {
  const figures = figuresOf(3, 4, 1, 'greedy');
  expect(figuresOf(3, 4, 1, 'greedy')).toEqual(figures);
  expect(figuresOf(3, 4, 50, 'greedy')).not.toEqual(figures);
});

test('every match ends once, and no card is claimed more often than it was dealt', () => {
  const { games, ends, cards, claimed, wonAt } = figuresOf(4, 4, 1, 'greedy');
  expect(games).toBe(4);
  expect(Object.values(ends).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2);
  expect(wonAt.reduce((sum, share) => sum + share, 0)).toBeGreaterThanOrEqual(1);
  expect(Object.keys(cards)).toContain('city-london');
  expect(Math.max(...Object.values(cards))).toBeLessThanOrEqual(1);
  expect(claimed).toBeGreaterThan(0);
});

test('a bot or a table that is not there is refused with a sentence', () => {
  expect(() => figuresOf(3, 1, 1, 'clever')).toThrow(
    "There is no table of 3 for 'clever': the bots are random, greedy",
  );
  expect(() => figuresOf(6, 1, 1, 'greedy')).toThrow('There is no table of 6');
});
