import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstPage } from './first-page.ts';

const page = 'the page';
const opening = vi.hoisted(() => ({ page: Promise.resolve<unknown>(undefined), ready: Promise.resolve() }));
vi.mock('./pages.tsx', () => ({ pageOf: () => opening.page, isReady: () => opening.ready }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a page is first shown when it has something to show', async () => {
  const ready = Promise.withResolvers<void>();
  opening.page = Promise.resolve(page);
  opening.ready = ready.promise;
  const seen = vi.fn();
  const first = firstPage('/t/ABCDEF');
  void first.then(seen);
  await vi.advanceTimersByTimeAsync(900);
  expect(seen).not.toHaveBeenCalled();
  ready.resolve();
  expect(await first).toEqual({ path: '/t/ABCDEF', page });
});

test('whoever waits for a second is told so instead', async () => {
  opening.page = Promise.resolve(page);
  opening.ready = new Promise(() => {});
  const first = firstPage('/t/ABCDEF');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await first).toBeUndefined();
});

test('a page that cannot be had is left to whoever tells of it', async () => {
  opening.page = Promise.reject(new Error('There is no line.'));
  opening.ready = Promise.resolve();
  expect(await firstPage('/t/ABCDEF')).toBeUndefined();
});
