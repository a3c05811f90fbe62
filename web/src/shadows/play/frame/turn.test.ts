import { expect, test } from 'vitest';
import { trialView } from '../view/trial-view.ts';
import { isMyTurn } from './turn.ts';

const seats = 'black: 0 1, orange: 2 3';

test.each([
  { who: 'an Officer whose team waits for cards', view: trialView({ seats, me: 0 }), turn: true },
  { who: 'an Officer whose team moves', view: trialView({ seats, me: 0, holding: ['i01'] }), turn: false },
  { who: 'a Detective without cards', view: trialView({ seats, me: 1 }), turn: false },
  { who: 'a Detective with cards', view: trialView({ seats, me: 1, holding: ['i01'] }), turn: true },
  {
    who: 'a Detective who has voted',
    view: trialView({ seats, me: 1, holding: ['i01'], pointing: { 1: '0,1' } }),
    turn: false,
  },
  { who: 'the audience', view: trialView({ seats, holding: ['i01'] }), turn: false },
  { who: 'whoever is not ready', view: { ...trialView({ seats, me: 1 }), phase: 'lobby' as const }, turn: true },
])('[UX-19] $who: $turn', ({ view, turn }) => {
  expect(isMyTurn(view)).toBe(turn);
});
