import { expect, test } from 'vitest';
import { paceOf } from '../sound/scene.ts';
import { sceneAt, strokeOf, tellingOf } from './heard.ts';
import { after, firstTimer } from './timer.ts';

/** Reads the timer once a second, from `from` to zero. */
function lookedAt<T>(from: number, of: (looks: { before: number; left: number }) => T | undefined) {
  const heard: (readonly [left: number, T])[] = [];
  for (let left = from - 1_000; left >= 0; left -= 1_000) {
    const found = of({ before: left + 1_000, left });
    if (found !== undefined) heard.push([left / 1_000, found]);
  }
  return heard;
}

test('[SA-APP-1] the last minute is audible: one stroke, ten ticks, the end', () => {
  expect(lookedAt(300_000, strokeOf)).toEqual([
    [60, 'last-minute'],
    ...[10, 9, 8, 7, 6, 5, 4].map(left => [left, 'last-seconds']),
    ...[3, 2, 1].map(left => [left, 'last-three']),
    [0, 'time-up'],
  ]);
});

test('five minutes, one, thirty seconds and ten are read aloud, once each', () => {
  expect(lookedAt(900_000, tellingOf).map(([left]) => left)).toEqual([300, 60, 30, 10]);
  expect(lookedAt(300_000, tellingOf).map(([left]) => left)).toEqual([60, 30, 10]);
});

test('who slept is not told what is long past', () => {
  expect(strokeOf({ before: 200_000, left: 0 })).toBeUndefined();
  expect(strokeOf({ before: 70_000, left: 8_500 })).toBeUndefined();
  expect(tellingOf({ before: 70_000, left: 8_500 })).toBeUndefined();
});

test('[SA-APP-1] the soundtrack quickens as time runs out, and is quiet in a pause', () => {
  const running = after(firstTimer, { type: 'press', now: 0 });
  const paces = [0, 60, 120, 200, 239, 241, 290].map(at => paceOf('clock', sceneAt(running, at * 1_000).heat));
  for (const [n, pace] of paces.entries()) expect(pace).toBeLessThan(paces[n + 1] ?? Number.POSITIVE_INFINITY);
  expect(sceneAt(after(running, { type: 'press', now: 90_000 }), 95_000).kind).toBe('silence');
  expect(sceneAt(running, 301_000).kind).toBe('silence');
  expect(sceneAt(firstTimer, 0).kind).toBe('silence');
});

test('two teams have their own music, which quickens too', () => {
  const race = after(after(firstTimer, { type: 'choose', game: 'race' }), { type: 'press', now: 0 });
  expect(sceneAt(race, 1_000).kind).toBe('race');
  expect(sceneAt(race, 600_000).heat).toBeGreaterThan(sceneAt(race, 60_000).heat);
});
