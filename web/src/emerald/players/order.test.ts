import { expect, test } from 'vitest';
import { trialView } from '../board/trial-view.ts';
import { othersIn } from './order.ts';

test('the others sit in the order in which they come after me', () => {
  expect(othersIn(trialView({ seats: 5 }))).toEqual(['thursday', 'friday', 'monday', 'tuesday']);
});

test('whoever watches sees all from the first seat', () => {
  expect(othersIn(trialView({ seats: 3, more: { me: null } }))).toEqual(['monday', 'tuesday', 'wednesday']);
});
