import { expect, test } from 'vitest';
import { clockText, wholeSeconds } from './time.ts';

test('minutes and seconds, never below nothing', () => {
  expect(clockText(408_900)).toBe('6:48');
  expect(clockText(-5_000)).toBe('0:00');
  expect(wholeSeconds(300)).toBe(1);
  expect(wholeSeconds(6_400)).toBe(6);
});
