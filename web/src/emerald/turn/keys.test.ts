import { expect, test } from 'vitest';
import { acts } from './draft/draft.ts';
import { keyOf, letterOf, turnKeys } from './keys.ts';

const press = (code: string, key = code.replace(/^Key|^Digit/, '').toLowerCase(), held: object = {}) =>
  keyOf({ code, key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

test('[UX-28] digits choose cards, letters actions', () => {
  expect(press('Digit1')).toEqual({ does: 'card', place: 0 });
  expect(press('Numpad9', '9')).toEqual({ does: 'card', place: 8 });
  expect(press('Digit0')).toBeUndefined();
  expect(press('KeyK')).toEqual({ does: 'act', act: 'assassinate' });
  expect(press('KeyE')).toEqual({ does: 'end-turn' });
  expect(press('Enter', 'Enter')).toEqual({ does: 'confirm' });
  expect(press('Escape', 'Escape')).toEqual({ does: 'clear' });
});

test('a Cyrillic keyboard has the same keys', () => {
  expect(press('KeyK', 'л')).toEqual({ does: 'act', act: 'assassinate' });
});

test('keys of the browser stay the browser’s', () => {
  expect(press('KeyR', 'r', { ctrlKey: true })).toBeUndefined();
  expect(press('KeyT', 'T', { shiftKey: true })).toBeUndefined();
});

test('the list of keys has every letter once', () => {
  const letters = acts.flatMap(act => letterOf(act) ?? []);
  const listed: readonly string[] = turnKeys.flatMap(({ keys }) => keys);
  expect(new Set(letters).size).toBe(letters.length);
  expect(listed).toEqual(expect.arrayContaining(letters));
});
