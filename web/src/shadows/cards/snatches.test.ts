import { expect, test } from 'vitest';
import { trialView } from '../play/view/trial-view.ts';
import { snatchesIn } from './snatches.ts';

const before = trialView({ seats: 'black: 0 1, orange: 2 3', me: 0 });
const [card = '', ...others] = before.available;
const { orange } = before.teams;
if (orange === undefined) throw new Error('The trial has two teams.');

test('[SA-GATHER-3] a card that the rival holds now was snatched from its place', () => {
  const teams = { ...before.teams, orange: { ...orange, holding: [card] } };
  expect(snatchesIn(before, { ...before, teams, available: ['i50', ...others] })).toEqual([{ place: 0, card }]);
});

test('a card that went elsewhere is for React to show', () => {
  expect(snatchesIn(before, { ...before, available: ['i50', ...others] })).toBeUndefined();
});

test('so is a hand of another size', () => {
  expect(snatchesIn(before, { ...before, available: others })).toBeUndefined();
});

test('nothing went, nothing was snatched', () => {
  expect(snatchesIn(before, { ...before, deck: 3 })).toEqual([]);
});
