import { describe, expect, test } from 'vitest';
import { actOf } from './keys.ts';

const press = (key: string, more: Partial<Record<'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) =>
  actOf('0,0', { key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });

describe('[UX-28] the keys of the board', () => {
  test('arrows walk, with Shift to the other of two neighbours', () => {
    expect(press('ArrowUp')).toEqual({ type: 'go', to: '0,-1' });
    expect(press('ArrowUp', { shiftKey: true })).toEqual({ type: 'go', to: '1,-1' });
  });

  test('Enter looks, with Shift it votes, Z shows the picture large', () => {
    expect(press('Enter')).toEqual({ type: 'tap' });
    expect(press('Enter', { shiftKey: true })).toEqual({ type: 'vote' });
    expect(press('z')).toEqual({ type: 'hold' });
    expect(press('Z', { shiftKey: true })).toEqual({ type: 'hold' });
  });

  test('at the rim an arrow does nothing, and does not scroll the page either', () => {
    expect(actOf('3,0', { key: 'ArrowRight', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false })).toEqual(
      {
        type: 'nothing',
      },
    );
  });

  test('what belongs to the browser or the page is left to them', () => {
    expect(press('g')).toBeUndefined();
    expect(press('Tab')).toBeUndefined();
    expect(press('z', { ctrlKey: true })).toBeUndefined();
  });
});
