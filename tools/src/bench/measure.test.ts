import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compare, type MeasuredWork } from './measure.ts';

/** A clock that only the work advances: this tests the arithmetic, whatever else the machine does. */
let now = 0;
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const taking = (ms: number, more: Partial<MeasuredWork> = {}): MeasuredWork => ({
  name: `${ms} ms`,
  once: () => {
    now += ms;
  },
  ...more,
});

test('a subject that takes a quarter of the time is four times as fast', () => {
  const found = compare(taking(0.5), taking(2));
  expect(found).toMatchObject({ subject: '0.5 ms', baseline: '2 ms', ratio: 4, quartiles: [4, 4] });
  expect(found).toMatchObject({ subjectPerSecond: 2_000, baselinePerSecond: 500 });
});

test('work that does ten at once counts tenfold', () => {
  const found = compare(taking(1, { count: 10 }), taking(1));
  expect(found).toMatchObject({ ratio: 10, subjectPerSecond: 10_000, baselinePerSecond: 1_000 });
});

test('a few blocks slowed by something else do not move the median', () => {
  let calls = 0;
  const uneven: MeasuredWork = {
    name: 'uneven',
    once: () => {
      calls += 1;
      // The last tenth of the calls, after the warm-up and most of the blocks.
      now += calls > 600 ? 8 : 1;
    },
  };
  const { ratio, quartiles } = compare(uneven, taking(1));
  expect(calls).toBeGreaterThan(640);
  expect(ratio).toBe(1);
  expect(quartiles[1]).toBe(1);
});
