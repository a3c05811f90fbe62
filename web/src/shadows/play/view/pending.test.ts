import { expect, test } from 'vitest';
import { asSent } from './pending.ts';
import { trialView } from './trial-view.ts';

const detective = trialView({ seats: 'black: 0 1 2, orange: 3 4', me: 1, holding: ['i01'], looking: { 2: '-1,0' } });

test('[SA-LOOK-1] my look is shown at once, and taken away at once', () => {
  const looked = asSent(detective, [{ type: 'look', cell: '0,1' }]);
  expect(looked.teams.black.looking).toEqual({ 1: '0,1', 2: '-1,0' });
  expect(asSent(looked, [{ type: 'look', cell: null }]).teams.black.looking).toEqual({ 2: '-1,0' });
});

test('[SA-LOOK-1] a vote is a look too, and stays one when it is taken back', () => {
  const back = asSent(detective, [{ type: 'point', cell: '0,1' }, { type: 'unpoint' }]);
  expect(back.teams.black.pointing).toEqual({});
  expect(back.teams.black.looking).toEqual({ 1: '0,1', 2: '-1,0' });
});

test('[SA-LOOK-2] what was meant for the last clue is gone when the team has moved', () => {
  const moved = trialView({ seats: 'black: 0 1 2', me: 1 });
  expect(asSent(moved, [{ type: 'point', cell: '0,1' }])).toBe(moved);
});

test('[SA-GATHER-3] cards given are not taken before the server says so', () => {
  const officer = trialView({ seats: 'black: 0 1, orange: 2 3', me: 0 });
  expect(asSent(officer, [{ type: 'give', cards: ['i11'] }])).toBe(officer);
});

test('[SA-GATHER-1] a mark is shown at once', () => {
  const officer = trialView({ seats: 'black: 0 1, orange: 2 3', me: 0 });
  expect(asSent(officer, [{ type: 'intend', cell: '0,1' }]).intended).toBe('0,1');
});

test('[SA-SWAP-1] a request is shown at once', () => {
  const officer = trialView({ seats: 'black: 0 1, orange: 2 3', me: 0 });
  expect(asSent(officer, [{ type: 'swap', want: true }]).teams.black.wantsSwap).toBe(true);
});

test('[SA-READY-1] being ready is shown at once', () => {
  expect(asSent({ ...detective, phase: 'lobby' }, [{ type: 'ready' }]).ready).toEqual([1]);
});

test('[UX-35] the audience has done nothing', () => {
  const audience = trialView({ seats: 'black: 0 1, orange: 2 3' });
  expect(asSent(audience, [{ type: 'ready' }])).toBe(audience);
});
