import { expect, test } from 'vitest';
import { compare } from './measure.ts';

const numbers = Array.from({ length: 2_000 }, (_, n) => n);
const add = () => numbers.reduce((sum, n) => sum + n, 0);
const effort = { blocks: 9, blockMs: 5 };

test('work that does ten at once counts tenfold', () => {
  const { ratio } = compare({ name: 'ten', once: add, count: 10 }, { name: 'one', once: add }, effort);
  expect(ratio).toBeGreaterThan(4);
  expect(ratio).toBeLessThan(25);
});

test('twenty times the work is many times as slow', () => {
  const much = () => Array.from({ length: 20 }, add);
  const { ratio, quartiles } = compare({ name: 'much', once: much }, { name: 'little', once: add }, effort);
  expect(ratio).toBeLessThan(0.2);
  expect(quartiles[0]).toBeLessThanOrEqual(ratio);
  expect(quartiles[1]).toBeGreaterThanOrEqual(ratio);
});
