import { expect, test } from 'vitest';
import { trialView } from '../play/view/trial-view.ts';
import { crewOf, mayReady, officersToBe } from './next-round.ts';

const between = {
  ...trialView({ seats: 'black: 0 1 4, orange: 2 3', me: 1 }),
  phase: 'round-over',
  ready: [],
} as const;

test('[SA-WIN-2] whoever is not ready may change the own Officer, and say yes', () => {
  expect(officersToBe(between)).toEqual([1, 4]);
  expect(mayReady(between)).toBe(true);
});

test('[SA-WIN-2] once ready, roles are settled', () => {
  const ready = { ...between, ready: [1] };
  expect(officersToBe(ready)).toEqual([]);
  expect(mayReady(ready)).toBe(false);
});

test('the audience only waits', () => {
  const watched = { ...between, me: null, ready: [0, 2] };
  expect(officersToBe(watched)).toEqual([]);
  expect(mayReady(watched)).toBe(false);
});

test('a crew keeps its order when the Officer changes', () => {
  expect(crewOf({ ...between.teams.black, officer: 4, detectives: [0, 1] })).toEqual([0, 1, 4]);
});
