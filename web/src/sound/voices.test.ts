import { expect, test } from 'vitest';
import { voicesUpTo } from './voices.ts';

test('so many at once and no more; who has ended makes room', () => {
  const { admit } = voicesUpTo(2);
  expect([admit(0, 1), admit(0, 2), admit(0.5, 1)]).toEqual([true, true, false]);
  expect([admit(1, 3), admit(1.5, 3)]).toEqual([true, false]);
});

test('a bar may be asked for out of order', () => {
  const { admit } = voicesUpTo(1);
  expect([admit(3, 4), admit(0, 1), admit(3.5, 5), admit(1, 2)]).toEqual([true, true, false, true]);
});
