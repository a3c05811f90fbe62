import { expect, test } from 'vitest';
import { trialView } from '../view/trial-view.ts';
import { offerOf, tapped, voted } from './detecting.ts';

const seats = 'black: 0 1 2, orange: 3 4';
type At = Record<string, string>;
const seen = (looking: At = {}, pointing: At = {}) => trialView({ seats, me: 1, holding: ['i01'], looking, pointing });

test('[UX-09] a tap is a look, a second tap looks away', () => {
  expect(tapped(seen(), '0,1', { isVote: false })).toEqual({ type: 'look', cell: '0,1' });
  expect(tapped(seen({ 1: '0,1' }), '0,1', { isVote: false })).toEqual({ type: 'look', cell: null });
  expect(tapped(seen({ 1: '0,1' }), '-1,0', { isVote: false })).toEqual({ type: 'look', cell: '-1,0' });
});

test('[UX-09] where a tap is a vote, a second tap takes it back', () => {
  expect(tapped(seen(), '0,1', { isVote: true })).toEqual({ type: 'point', cell: '0,1' });
  expect(tapped(seen({}, { 1: '0,1' }), '0,1', { isVote: true })).toEqual({ type: 'unpoint' });
});

test('[SA-MOVE-1] out of reach nothing is sent', () => {
  expect(tapped(seen(), '0,2', { isVote: true })).toBeUndefined();
  expect(voted(seen(), '1,0')).toBeUndefined();
  expect(voted(trialView({ seats, me: 1 }), '0,1')).toBeUndefined();
});

test.each([
  { what: 'nothing', view: seen(), offer: undefined },
  { what: 'where I look', view: seen({ 1: '0,1' }), offer: { cell: '0,1', isVoted: false, isLookedAt: true } },
  {
    what: 'where I have voted',
    view: seen({ 1: '0,1' }, { 1: '0,1' }),
    offer: { cell: '0,1', isVoted: true, isLookedAt: true },
  },
  {
    what: 'where I look after voting elsewhere',
    view: seen({ 1: '-1,0' }, { 1: '0,1' }),
    offer: { cell: '-1,0', isVoted: false, isLookedAt: true },
  },
  {
    what: 'where the others go',
    view: seen({ 2: '0,1' }, { 2: '0,1' }),
    offer: { cell: '0,1', isVoted: false, isLookedAt: false },
  },
])('[SA-MOVE-2] the button offers $what', ({ view, offer }) => {
  expect(offerOf(view)).toEqual(offer);
});
