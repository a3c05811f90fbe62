import { expect, test } from 'vitest';
import { trialView } from '../view/trial-view.ts';
import { reachOf, whyNot } from './reach.ts';

const officer = trialView({ seats: 'black: 0 1, orange: 2 3', me: 0 });
const oneCard = trialView({ seats: 'black: 0 1, orange: 2 3', me: 1, holding: ['i01'] });
const twoCards = trialView({ seats: 'black: 0 1, orange: 2 3', me: 1, holding: ['i01', 'i02'] });

test('[SA-GATHER-1] the Officer sees what the chosen number of cards reaches', () => {
  expect(reachOf(officer)).toEqual([]);
  expect(reachOf(officer, 1).toSorted()).toEqual(['-1,0', '0,1', '1,-1']);
  expect(reachOf(officer, 2)).not.toContain('0,1');
});

test('[SA-MOVE-1] cards that were given count, not those that are chosen', () => {
  expect(reachOf(oneCard, 2)).toHaveLength(3);
  expect(reachOf(twoCards)).toHaveLength(reachOf(officer, 2).length);
});

test.each([
  { view: oneCard, cell: '0,1', why: undefined },
  { view: oneCard, cell: '0,0', why: { why: 'here' } },
  { view: oneCard, cell: '1,0', why: { why: 'canal' } },
  { view: oneCard, cell: '0,2', why: { why: 'tooFar', away: 2, cards: 1 } },
  { view: twoCards, cell: '0,1', why: { why: 'tooNear', away: 1, cards: 2 } },
  { view: trialView({ seats: 'black: 0 1', me: 1 }), cell: '0,1', why: { why: 'noCards' } },
])('[SA-MOVE-1] $cell: $why', ({ view, cell, why }) => {
  expect(whyNot(view, cell)).toEqual(why);
});
