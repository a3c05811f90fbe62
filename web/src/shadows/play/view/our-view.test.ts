import type { TeamView, View } from '@lamplight/shadows/public';
import { expect, test } from 'vitest';
import { keptLooks } from '../../board/cells/looks.ts';
import { looksOf } from '../map/lights.ts';
import { sameForUs, sameInHand, sameOnBoard, sameStanding } from './our-view.ts';
import { trialView } from './trial-view.ts';

const view = trialView({ seats: 'black: 0 1, orange: 2 3', me: 1, holding: ['i01'] });

function withTeam(team: 'black' | 'orange', change: Partial<TeamView>): View {
  const before = view.teams[team];
  if (before === undefined) throw new Error('The trial has two teams.');
  return { ...view, teams: { ...view.teams, [team]: { ...before, ...change } } };
}

const clue = { cards: ['i02'], from: '0,0', givenAt: 1, movedAt: null, found: null };
const gave: View = {
  ...withTeam('orange', { holding: ['i02'], step: 'move', clues: [{ ...clue, to: null }] }),
  available: ['i03'],
  deck: 59,
};
const went = withTeam('orange', { at: '0,1', clues: [{ ...clue, to: '0,1' }] });
const isSame = (after: View): boolean => sameForUs({ view }, { view: after });

test('a rival that takes cards and walks is nothing new to what is ours', () => {
  expect([isSame(gave), isSame(went)]).toEqual([true, true]);
});

test('what a rival finds, its police and its wish to swap are seen', () => {
  expect(isSame(withTeam('orange', { evidence: ['0,1'] }))).toBe(false);
  expect(isSame(withTeam('orange', { police: 1 }))).toBe(false);
  expect(isSame(withTeam('orange', { wantsSwap: true }))).toBe(false);
});

test('whatever the own team does is seen, and every change of the page beside the view', () => {
  expect(isSame(withTeam('black', { at: '0,1' }))).toBe(false);
  expect(isSame({ ...view, round: 2 })).toBe(false);
  expect(sameForUs({ view, layout: 'phone' }, { view, layout: 'two' })).toBe(false);
});

test('to whoever watches, both teams count alike', () => {
  const watched = { ...view, me: null };
  expect(sameForUs({ view: watched }, { view: { ...went, me: null } })).toBe(false);
});

test('a board changes when a rival walks, not when it takes cards', () => {
  expect(sameOnBoard(view, gave)).toBe(true);
  expect(sameOnBoard(gave, went)).toBe(false);
});

test('figures and the hand are each drawn again for their own sake alone', () => {
  expect([sameStanding(view, gave), sameStanding(gave, went)]).toEqual([true, false]);
  expect([sameInHand(view, gave), sameInHand(view, went)]).toEqual([false, true]);
});

test('cells that look as before stay the same objects', () => {
  const lighting = { tagOf: (seat: number) => ({ label: `${seat}`, colour: 'red' }) };
  const before = looksOf(view, lighting);
  expect(keptLooks(before, looksOf(gave, lighting))).toBe(before);
  const after = keptLooks(before, looksOf({ ...view, intended: '0,1' }, lighting));
  const changed = Object.keys(after).filter(cell => after[cell] !== before[cell]);
  expect(changed).toEqual(['0,1']);
});
