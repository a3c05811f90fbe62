import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

test.each<[string, unknown, unknown]>([
  ['keys in another order', { a: 1, b: 2 }, { b: 2, a: 1 }],
  ['undefined and absent', { a: 1, b: undefined }, { a: 1 }],
  ['sets in another order', new Set([1, 2]), new Set([2, 1])],
  ['maps in another order', new Map([['a', 1]]).set('b', 2), new Map([['b', 2]]).set('a', 1)],
  ['typed arrays', Uint8Array.of(1, 2), Uint8Array.of(1, 2)],
])('the same for %s', (_name, a, b) => {
  expect(fingerprint(a)).toBe(fingerprint(b));
});

test.each<[string, unknown, unknown]>([
  ['a number and a text', 1, '1'],
  ['null and not a number', null, Number.NaN],
  ['lists in another order', [1, 2], [2, 1]],
  ['a list and a mapping', [1], { 0: 1 }],
  ['maps', new Map([['a', 1]]), new Map([['a', 2]])],
  ['a map and a mapping', new Map([['a', 1]]), { a: 1 }],
  ['sets', new Set([1]), new Set([2])],
  ['typed arrays', Uint8Array.of(1, 2), Uint8Array.of(1, 3)],
  ['big numbers', 1n, 2n],
])('another for different %s', (_name, a, b) => {
  expect(fingerprint(a)).not.toBe(fingerprint(b));
});
