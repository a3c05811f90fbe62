import { expect, test } from 'vitest';
import { type Figure, isMet, lineOf, median, quantile } from './figure.ts';

const figure = (value: number, aim: Figure['aim']): Figure => ({
  subject: 'A step',
  value,
  unit: 'ms',
  aim,
  detail: '',
});

test('an aim is met at its border and missed beyond it', () => {
  expect([2, 3, 4].map(value => isMet(figure(value, { most: 3 })))).toEqual([true, true, false]);
  expect([2, 3, 4].map(value => isMet(figure(value, { least: 3 })))).toEqual([false, true, true]);
  expect(lineOf(figure(4, { most: 3 }))).toBe('A step: 4 ms (aim: at most 3; MISSED)');
  expect(lineOf(figure(4_000, { least: 3 }))).toBe('A step: 4,000 ms (aim: at least 3; met)');
});

test('the middle and the last hundredth are found in any order, and nothing has no middle', () => {
  const values = Array.from({ length: 200 }, (_, n) => (n * 7) % 200);
  expect(median(values)).toBe(100);
  expect(quantile(values, 0.99)).toBe(198);
  expect(() => median([])).toThrow('nothing measured');
});
