import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hideToast, showToast, toastShown, toastTime } from './toasts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  hideToast();
  vi.useRealTimers();
});

test('a toast goes after four seconds', () => {
  showToast({ text: 'Link copied' });
  vi.advanceTimersByTime(toastTime - 1);
  expect(toastShown.now()?.text).toBe('Link copied');
  vi.advanceTimersByTime(1);
  expect(toastShown.now()).toBeUndefined();
});

test('the newest wins and has its own four seconds', () => {
  showToast({ text: 'one' });
  vi.advanceTimersByTime(3000);
  showToast({ text: 'two' });
  vi.advanceTimersByTime(3000);
  expect(toastShown.now()?.text).toBe('two');
});

test('the same words again are a new toast', () => {
  showToast({ text: 'again' });
  const first = toastShown.now()?.number;
  showToast({ text: 'again' });
  expect(toastShown.now()?.number).not.toBe(first);
});
