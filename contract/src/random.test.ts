import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chachaBlock } from './chacha.ts';
import { randomAt, randomFrom } from './random.ts';
import { keyOf, seedOf } from './seed.ts';

/** Quantile 0.999 of chi-square, 5 and 23 degrees of freedom (NIST Engineering Statistics Handbook, 1.3.6.7.4). */
const chiSquare = { sixSides: 20.515, orders: 49.728 } as const;

const chiSquareOf = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

test('a stream is the key stream of ChaCha20, with the seed as key and the input number as nonce', () => {
  const random = randomAt(seedOf(1), 2 ** 32 + 7);
  const words = [0, 1].flatMap(counter => [...chachaBlock(keyOf(seedOf(1)), counter, [7, 1, 0])]);
  expect(words.map(() => random.below(2 ** 32))).toEqual(words);
});

test('seed 1, input 1: ten draws below 100', () => {
  // Stored matches depend on it. OpenSSL agrees: chacha20 with the key 0…0 01 00 00 00 and the nonce 01 0…0.
  const random = randomAt(seedOf(1), 1);
  expect(Array.from({ length: 10 }, () => random.below(100))).toEqual([50, 95, 42, 43, 47, 55, 24, 40, 28, 11]);
});

test('the same seed and input draw the same, another seed or input otherwise', () => {
  const draws = (seed: number, seq: number) => {
    const random = randomAt(seedOf(seed), seq);
    return Array.from({ length: 8 }, () => random.below(2 ** 32)).join();
  };
  expect(draws(1, 1)).toBe(draws(1, 1));
  expect(new Set([draws(1, 1), draws(1, 2), draws(2, 1), draws(2, 2)]).size).toBe(4);
});

test('below is even', () => {
  const random = randomAt(seedOf(5), 0);
  const counts = Array(6).fill(0) as number[];
  for (let n = 0; n < 60_000; n++) counts[random.below(6)]! += 1;
  expect(chiSquareOf(counts)).toBeLessThan(chiSquare.sixSides);
});

test('below throws away the words that would favour small numbers', () => {
  // 2 ** 32 is one more than a multiple of 3: the last word would count as a fourth zero.
  const words = [2 ** 32 - 1, 2 ** 32 - 1, 5];
  expect(randomFrom(() => words.shift()!).below(3)).toBe(2);
  expect(words).toEqual([]);
});

test('below stays below, and one choice is no choice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.nat(), (n, seq) => {
      const drawn = randomAt(seedOf(3), seq).below(n);
      expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true);
    }),
    { seed: 1 },
  );
  expect(randomAt(seedOf(3), 0).below(1)).toBe(0);
});

test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('nothing can be drawn below %s', n => {
  expect(() => randomAt(seedOf(1), 0).below(n)).toThrow(`Cannot draw below ${n}: give a whole number from 1.`);
});

test('a shuffle keeps every item and leaves its list alone', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.nat(), (items, seq) => {
      const before = [...items];
      const shuffled = randomAt(seedOf(4), seq).shuffle(items);
      expect([...shuffled].sort()).toEqual([...items].sort());
      expect(items).toEqual(before);
    }),
    { seed: 1 },
  );
});

test('every order comes up as often as the others', () => {
  const counts = new Map<string, number>();
  for (let seq = 0; seq < 24_000; seq++) {
    const order = randomAt(seedOf(6), seq).shuffle('abcd'.split('')).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  expect(chiSquareOf([...counts.values()])).toBeLessThan(chiSquare.orders);
});

test('pick takes one of the items, and refuses an empty list with a sentence', () => {
  const random = randomAt(seedOf(7), 0);
  const picked = new Set(Array.from({ length: 50 }, () => random.pick(['a', 'b', 'c'])));
  expect([...picked].sort()).toEqual(['a', 'b', 'c']);
  expect(() => random.pick([])).toThrow('Cannot pick from an empty list.');
});
