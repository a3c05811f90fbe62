import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calmly } from './calm.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function source() {
  const listeners = new Set<() => void>();
  return {
    listeners,
    change: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

test('a change is told at once, and those on its heels together, the last of them included', () => {
  const { change, subscribe } = source();
  const told = vi.fn();
  calmly(subscribe)(told);
  change();
  expect(told).toHaveBeenCalledTimes(1);
  for (let n = 0; n < 100; n++) change();
  expect(told).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(50);
  expect(told).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1_000);
  expect(told).toHaveBeenCalledTimes(2);
});

test('whoever has left is told no more', () => {
  const { change, listeners, subscribe } = source();
  const told = vi.fn();
  const off = calmly(subscribe)(told);
  change();
  change();
  off();
  vi.advanceTimersByTime(1_000);
  expect(told).toHaveBeenCalledTimes(1);
  expect(listeners.size).toBe(0);
});
