import { expect, test } from 'vitest';
import { actOf } from './keys.ts';

const press = (key: string, code: string, more: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) =>
  actOf({ key, code, ctrlKey: false, metaKey: false, altKey: false, ...more });

test.each([
  { key: '1', code: 'Digit1', act: { type: 'card', place: 0 } },
  { key: '0', code: 'Digit0', act: { type: 'card', place: 9 } },
  { key: '7', code: 'Numpad7', act: { type: 'card', place: 6 } },
  { key: 'g', code: 'KeyG', act: { type: 'go' } },
  { key: 'п', code: 'KeyG', act: { type: 'go' } },
  { key: 's', code: 'KeyS', act: { type: 'swap' } },
  { key: 'c', code: 'KeyC', act: { type: 'chat' } },
  { key: 'm', code: 'KeyM', act: { type: 'mute' } },
  { key: '?', code: 'Slash', act: { type: 'keys' } },
  { key: 'x', code: 'KeyX', act: undefined },
  { key: '!', code: 'Digit1', act: undefined },
])('[UX-28] $key does $act', ({ key, code, act }) => {
  expect(press(key, code)).toEqual(act);
});

test('[UX-28] the browser keeps its own keys', () => {
  expect(press('c', 'KeyC', { ctrlKey: true })).toBeUndefined();
  expect(press('s', 'KeyS', { metaKey: true })).toBeUndefined();
});
