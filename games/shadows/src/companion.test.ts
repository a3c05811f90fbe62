import { expect, test } from 'vitest';
import { levels, levelTimes } from './public.ts';

// What people see and hear of it is tested in web/src/timer, web/src/sound and web/test/timer.test.ts.
test('[SA-APP-1] a companion finds the four levels and their times, in minutes, in what the game makes public', () => {
  expect(levels.map(level => [level, levelTimes[level] / 60_000])).toEqual([
    ['recruit', 15],
    ['novice', 8],
    ['agent', 5],
    ['master', 3],
  ]);
});
