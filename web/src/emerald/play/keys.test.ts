import { expect, test } from 'vitest';
import { acts } from '../turn/draft/draft.ts';
import { letterOf } from '../turn/keys.ts';
import { actOf } from './keys.ts';

const press = (key: string, code: string, more: { ctrlKey?: boolean } = {}) =>
  actOf({ key, code, ctrlKey: false, metaKey: false, altKey: false, ...more });

test('[UX-28] letters are known by their place, whatever alphabet is on them', () => {
  expect(press('h', 'KeyH')).toBe('cover');
  expect(press('р', 'KeyH')).toBe('cover');
  expect(press('?', 'Slash')).toBe('keys');
});

test('keys of the browser stay the browser’s', () => {
  expect(press('h', 'KeyH', { ctrlKey: true })).toBeUndefined();
});

test('no letter of a turn is one of the page', () => {
  for (const act of acts) expect(press('', `Key${letterOf(act)}`)).toBeUndefined();
});
