import type { View } from '@lamplight/shadows/public';
import { expect, test } from 'vitest';
import { trialView } from '../view/trial-view.ts';
import { clockOf, countOf, digitsOf, struck } from './clock.ts';

const race = trialView({ seats: 'black: 0 1, orange: 2 3', me: 1 });
const alone: View = { ...trialView({ seats: 'black: 0 1', me: 1 }), endsAt: 303_000 };
const shown = (view: View, now: number) => {
  const clock = clockOf(view, now);
  return clock === undefined ? undefined : { digits: digitsOf(clock), urgency: clock.urgency, share: clock.share };
};

test('a race counts up and is never urgent', () => {
  expect(shown(race, 3_000 + 252_900)).toEqual({ digits: '04:12', urgency: 'calm', share: undefined });
});

test('[SA-COOP-1] a lone team counts down from its level', () => {
  expect(shown(alone, 3_000)).toEqual({ digits: '05:00', urgency: 'calm', share: 1 });
  expect(shown(alone, 153_000)?.share).toBe(0.5);
  expect(shown(alone, 243_000)).toMatchObject({ digits: '01:00', urgency: 'minute' });
  expect(shown(alone, 293_100)).toMatchObject({ digits: '00:10', urgency: 'seconds' });
  expect(shown(alone, 302_999)?.digits).toBe('00:01');
  expect(shown(alone, 309_000)?.digits).toBe('00:00');
});

test('[SA-SETUP-4] the count is 3, 2, 1 and then nothing', () => {
  const counting: View = { ...race, phase: 'countdown', startsAt: 8_000 };
  expect([5_000, 5_999, 6_000, 7_500, 8_050].map(now => countOf(counting, now))).toEqual([3, 3, 2, 1, 1]);
  expect(countOf(race, 9_000)).toBeUndefined();
});

test.each([
  { before: 60_500, left: 59_900, stroke: 'last-minute' },
  { before: 59_900, left: 58_900, stroke: undefined },
  { before: 10_400, left: 9_900, stroke: 'last-seconds' },
  { before: 9_900, left: 9_500, stroke: undefined },
  { before: 3_100, left: 2_900, stroke: 'last-three' },
  { before: 900, left: 0, stroke: undefined },
  { before: undefined, left: 5_000, stroke: undefined },
])('[SA-APP-1] from $before to $left the clock strikes $stroke', ({ before, left, stroke }) => {
  expect(struck(before, left)).toBe(stroke);
});
