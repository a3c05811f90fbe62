import { expect, test } from 'vitest';
import { actOf } from './keys.ts';

const press = (key: string, code: string, more: { ctrlKey?: boolean } = {}) =>
  actOf({ key, code, ctrlKey: false, metaKey: false, altKey: false, ...more });

test('[UX-28] letters are known by their place, whatever alphabet is on them', () => {
  expect(press('h', 'KeyH')).toEqual({ act: 'cover' });
  expect(press('р', 'KeyH')).toEqual({ act: 'cover' });
  expect(press('?', 'Slash')).toEqual({ act: 'keys' });
});

test('digits are places in the hand', () => {
  expect(press('3', 'Digit3')).toEqual({ act: 'card', place: 2 });
  expect(press('#', 'Digit3')).toBeUndefined();
});

test('keys of the browser stay the browser’s', () => {
  expect(press('h', 'KeyH', { ctrlKey: true })).toBeUndefined();
});
