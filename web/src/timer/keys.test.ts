import { expect, test } from 'vitest';
import { keyOf } from './keys.ts';

const press = (code: string, held = {}) => keyOf({ code, ctrlKey: false, metaKey: false, altKey: false, ...held });

test('[UX-28] space, R and M, by their place on any keyboard', () => {
  expect(['Space', 'KeyR', 'KeyM', 'KeyX'].map(code => press(code))).toEqual(['press', 'again', 'mute', undefined]);
});

test('the browser keeps its own keys', () => {
  expect(press('KeyR', { ctrlKey: true })).toBeUndefined();
  expect(press('KeyR', { metaKey: true })).toBeUndefined();
});
