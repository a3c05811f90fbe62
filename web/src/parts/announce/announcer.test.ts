import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announcer, patience } from './announcer.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('[UX-30] the first is said at once; of many that come fast, only the newest follows', () => {
  const said: string[] = [];
  const announce = announcer(text => said.push(text));
  for (const text of ['one', 'two', 'three', 'four']) announce(text);
  expect(said).toEqual(['one']);
  vi.advanceTimersByTime(patience + 1);
  expect(said).toEqual(['one', 'four']);
});

test('[UX-30] what comes slowly is said whole', () => {
  const said: string[] = [];
  const announce = announcer(text => said.push(text));
  announce('one');
  vi.advanceTimersByTime(patience);
  announce('two');
  expect(said).toEqual(['one', 'two']);
});
