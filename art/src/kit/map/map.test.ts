import { describe, expect, test } from 'vitest';
import { places } from './place.ts';
import { bent } from './projection.ts';

test('places are pairs of degrees, and anything else is refused', () => {
  expect(places(' 1 2.5\n -3 4 ')).toEqual([
    [1, 2.5],
    [-3, 4],
  ]);
  expect(() => places('1 2 3')).toThrow('not pairs of degrees');
  expect(() => places('1 north')).toThrow('not pairs of degrees');
});

describe('a bend', () => {
  const pairs = [
    [0, 0],
    [1, 10],
    [2, 11],
    [4, 40],
  ] as const;
  const bend = bent(pairs);

  test('goes through its pairs', () => {
    for (const [plain, drawn] of pairs) expect(bend(plain)).toBeCloseTo(drawn);
  });

  test('rises everywhere, also beyond its ends, so no coast folds', () => {
    const drawn = Array.from({ length: 121 }, (_, i) => bend(-1 + i * 0.05));
    expect(drawn.every((value, i) => i === 0 || value > (drawn[i - 1] ?? Infinity))).toBe(true);
  });
});
