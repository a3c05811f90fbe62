import { expect, test } from 'vitest';
import { trialView } from '../view/trial-view.ts';
import { awaitedIn } from './awaited.ts';

const view = trialView({ seats: 'black: 0 1, orange: 2 3', me: 1 });

test('[SA-READY-1] those who are there and not ready are awaited', () => {
  expect(awaitedIn({ ...view, ready: [0, 3] })).toEqual({ seats: [1, 2], lacking: undefined });
  expect(awaitedIn({ ...view, ready: [0, 1, 2], present: [true, true, true, false] }).seats).toEqual([]);
});

test('[SA-READY-2] a team without its Officer, or without any Detective, is what the match waits for', () => {
  expect(awaitedIn({ ...view, present: [true, true, false, true] }).lacking).toEqual({
    team: 'orange',
    role: 'officer',
  });
  expect(awaitedIn({ ...view, present: [true, false, true, true] }).lacking).toEqual({
    team: 'black',
    role: 'detective',
  });
});
