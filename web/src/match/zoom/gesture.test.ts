import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gesture, holdAfter } from './gesture.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const seen: string[] = [];
  const fingers = gesture(() => ({
    onTap: ({ x, y }) => seen.push(`tap ${x},${y}`),
    onHold: ({ x, y }, pointer) => seen.push(`hold ${x},${y} by ${pointer}`),
    onDrag: ({ x, y }) => seen.push(`drag ${x},${y}`),
    onPinch: factor => seen.push(`pinch ${factor.toFixed(1)}`),
  }));
  return { seen, fingers };
}

describe('[UX-10] a long press shows, its release plays nothing', () => {
  test('a short touch is a tap where it began', () => {
    const { seen, fingers } = watched();
    fingers.down(1, { x: 10, y: 10 });
    fingers.move(1, { x: 14, y: 14 });
    vi.advanceTimersByTime(holdAfter - 1);
    fingers.up(1);
    expect(seen).toEqual(['tap 10,10']);
  });

  test('after 450 ms it is a hold, and lifting the finger is not a tap', () => {
    const { seen, fingers } = watched();
    fingers.down(7, { x: 10, y: 10 });
    vi.advanceTimersByTime(450);
    fingers.up(7);
    expect(seen).toEqual(['hold 10,10 by 7']);
  });

  test('moving more than 8 px is neither', () => {
    const { seen, fingers } = watched();
    fingers.down(1, { x: 0, y: 0 });
    fingers.move(1, { x: 9, y: 0 });
    vi.advanceTimersByTime(1_000);
    fingers.up(1);
    expect(seen).toEqual(['drag 9,0']);
  });

  test('where nothing can be held a long touch is still a tap', () => {
    const tap = vi.fn();
    const fingers = gesture(() => ({ onTap: tap }));
    fingers.down(1, { x: 0, y: 0 });
    vi.advanceTimersByTime(2_000);
    fingers.up(1);
    expect(tap).toHaveBeenCalledOnce();
  });
});

describe('[UX-18] a second finger never plays', () => {
  test('neither finger taps or holds, whichever is lifted first', () => {
    for (const [first, last] of [
      [1, 2],
      [2, 1],
    ] as const) {
      const { seen, fingers } = watched();
      fingers.down(1, { x: 0, y: 0 });
      fingers.down(2, { x: 100, y: 0 });
      vi.advanceTimersByTime(1_000);
      fingers.up(first);
      fingers.up(last);
      expect(seen).toEqual([]);
    }
  });

  test('two fingers pinch, and the one that stays down plays nothing', () => {
    const { seen, fingers } = watched();
    fingers.down(1, { x: 0, y: 0 });
    fingers.down(2, { x: 100, y: 0 });
    fingers.move(2, { x: 200, y: 0 });
    fingers.up(2);
    fingers.move(1, { x: 50, y: 50 });
    fingers.up(1);
    expect(seen).toEqual(['pinch 2.0']);
  });

  test('the next touch plays again', () => {
    const { seen, fingers } = watched();
    fingers.down(1, { x: 0, y: 0 });
    fingers.down(2, { x: 9, y: 9 });
    fingers.up(1);
    fingers.up(2);
    fingers.down(3, { x: 5, y: 5 });
    fingers.up(3);
    expect(seen).toEqual(['tap 5,5']);
  });
});

test('a finger that the browser takes away plays nothing', () => {
  const { seen, fingers } = watched();
  fingers.down(1, { x: 0, y: 0 });
  fingers.cancel(1);
  vi.advanceTimersByTime(1_000);
  fingers.up(1);
  expect(seen).toEqual([]);
});

test('who waits for the fingers hears when the first comes and the last goes', () => {
  const rest = vi.fn();
  const fingers = gesture(() => ({ onRest: rest }));
  fingers.down(1, { x: 0, y: 0 });
  fingers.down(2, { x: 9, y: 9 });
  fingers.up(1);
  expect(rest.mock.calls).toEqual([[true]]);
  fingers.up(2);
  expect(rest.mock.calls).toEqual([[true], [false]]);
});
