import { randomAt, seedOf } from '@lamplight/contract';
import { expect, test } from 'vitest';
import { thinkingTime } from './thinking.ts';

const times = (margin: number, hurry: number) =>
  Array.from({ length: 300 }, (_, n) => thinkingTime(margin, hurry, randomAt(seedOf(1), n)));
const mean = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0) / all.length;

test('nobody answers at once, and nobody thinks for longer than the others have patience', () => {
  for (const time of [...times(1, 0), ...times(0, 0)]) {
    expect(time).toBeGreaterThanOrEqual(3_000);
    expect(time).toBeLessThanOrEqual(20_000);
  }
});

test('what is a close thing takes longer, and who is in a hurry less', () => {
  expect(mean(times(0, 0))).toBeGreaterThan(1.5 * mean(times(1, 0)));
  expect(mean(times(0, 1))).toBeLessThan(0.8 * mean(times(0, 0)));
});
