import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { holdAfter } from './gesture.ts';
import { press } from './press.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const here = { x: 10, y: 10 };
const first = { isPrimary: true };

function pressed() {
  const seen: string[] = [];
  const fingers = press(() => ({ onTap: () => seen.push('tap'), onHold: () => seen.push('hold') }));
  return { seen, fingers };
}

test('[UX-10] a short press plays by its click', () => {
  const { seen, fingers } = pressed();
  fingers.down(1, here, first);
  fingers.up(1);
  fingers.click('finger');
  expect(seen).toEqual(['tap']);
});

test('[UX-10] the click that ends a hold plays nothing, the next one does', () => {
  const { seen, fingers } = pressed();
  fingers.down(1, here, first);
  vi.advanceTimersByTime(holdAfter);
  fingers.up(1);
  fingers.click('finger');
  expect(seen).toEqual(['hold']);
  fingers.down(1, here, first);
  fingers.up(1);
  fingers.click('finger');
  expect(seen).toEqual(['hold', 'tap']);
});

test('[UX-10] the click that ends a drag plays nothing', () => {
  const { seen, fingers } = pressed();
  fingers.down(1, here, first);
  fingers.move(1, { x: 40, y: 10 });
  fingers.up(1);
  fingers.click('finger');
  expect(seen).toEqual([]);
});

test('[UX-18] a second finger never plays', () => {
  const { seen, fingers } = pressed();
  fingers.down(1, here, first);
  fingers.down(2, { x: 60, y: 10 }, { isPrimary: false });
  fingers.up(2);
  fingers.up(1);
  fingers.click('finger');
  expect(seen).toEqual([]);
});

describe('a card that changes under the finger', () => {
  test('is not played by a press that was meant for the one before', () => {
    const { seen, fingers } = pressed();
    fingers.down(1, here, first);
    fingers.turn();
    fingers.up(1);
    fingers.click('finger');
    expect(seen).toEqual([]);
  });

  test('is not held by it either', () => {
    const { seen, fingers } = pressed();
    fingers.down(1, here, first);
    fingers.turn();
    vi.advanceTimersByTime(holdAfter);
    expect(seen).toEqual([]);
  });

  test('is played by the next press, and by a key at any time', () => {
    const { seen, fingers } = pressed();
    fingers.turn();
    fingers.click('key');
    expect(seen).toEqual(['tap']);
    fingers.turn();
    fingers.down(1, here, first);
    fingers.up(1);
    fingers.click('finger');
    expect(seen).toEqual(['tap', 'tap']);
  });
});
