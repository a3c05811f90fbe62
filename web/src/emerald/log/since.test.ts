import type { Day } from '@lamplight/emerald/public';
import { expect, test } from 'vitest';
import type { EmeraldLogEntry } from './entries.ts';
import { about, sinceMyTurn } from './since.ts';

const entry = (turn: Day, step: number, days: readonly Day[] = [turn]): EmeraldLogEntry => ({
  ...{ step, at: 0, round: 1, turn, head: { type: 'pass', who: turn }, follows: [], small: [] },
  ...{ isUndone: false, isQuiet: false, days, cities: [] },
});
const log = (...turns: readonly Day[]) => turns.map((turn, n) => entry(turn, n + 1));

test('[UX-16] on my turn it is what lies between my last turn and this one', () => {
  const entries = log('monday', 'tuesday', 'tuesday', 'wednesday', 'monday');
  expect(sinceMyTurn(entries, 'monday', 'monday')).toEqual({ from: 1, to: 4 });
});

test('in the turn of another it is everything since mine', () => {
  expect(sinceMyTurn(log('monday', 'tuesday', 'wednesday'), 'monday', 'wednesday')).toEqual({ from: 1, to: 3 });
});

test('nothing while nothing has happened, before my first turn, and for those who watch', () => {
  expect(sinceMyTurn(log('tuesday', 'monday'), 'monday', 'tuesday')).toBeUndefined();
  expect(sinceMyTurn(log('tuesday', 'wednesday'), 'monday', 'monday')).toBeUndefined();
  expect(sinceMyTurn(log('monday', 'tuesday'), null, 'monday')).toBeUndefined();
});

test('about a player is what that player did or suffered', () => {
  const entries = [entry('monday', 1), entry('tuesday', 2, ['tuesday', 'monday']), entry('wednesday', 3)];
  expect(about(entries, 'monday').map(({ step }) => step)).toEqual([1, 2]);
  expect(about(entries, null)).toBe(entries);
});
