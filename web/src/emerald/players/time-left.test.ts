import { describe, expect, test } from 'vitest';
import { trialView } from '../board/trial-view.ts';
import { awaitedIn, partsOf, timeLeft } from './time-left.ts';

const clock = { kind: 'bank', time: 600_000, increment: 0 } as const;
const clocked = (more: Parameters<typeof trialView>[0] = {}) =>
  trialView({
    ...more,
    more: {
      options: { clock, runsOut: 'step' },
      clock: { bank: [60_000, 50_000, 40_000], since: 1_000, handed: [false, false, false], pausedUntil: null },
      ...more.more,
    },
  });

describe('[EM-CLOCK-2] the time that is left', () => {
  test('runs for whom the game waits', () => {
    expect(timeLeft(clocked(), 'wednesday', 11_000)).toBe(30_000);
    expect(timeLeft(clocked(), 'monday', 11_000)).toBe(60_000);
  });

  test('runs for whoever is asked, even in the turn of another', () => {
    const view = clocked({ more: { asking: { player: 'tuesday', for: 'reveal' } } });
    expect(awaitedIn(view)).toBe('tuesday');
    expect(timeLeft(view, 'tuesday', 11_000)).toBe(40_000);
    expect(timeLeft(view, 'wednesday', 11_000)).toBe(40_000);
  });

  test('never falls below nothing, and is not there without a clock', () => {
    expect(timeLeft(clocked(), 'wednesday', 999_000)).toBe(0);
    expect(timeLeft(trialView(), 'wednesday', 0)).toBeUndefined();
  });
});

test.each([
  [0, { type: 'digits', text: '0:00' }],
  [4_100, { type: 'digits', text: '0:05' }],
  [65_000, { type: 'digits', text: '1:05' }],
  [3_723_000, { type: 'digits', text: '1:02:03' }],
  [2 * 86_400_000 + 3 * 3_600_000, { type: 'days', days: 2, hours: 3 }],
])('%i milliseconds are %o', (left, parts) => {
  expect(partsOf(left)).toEqual(parts);
});
