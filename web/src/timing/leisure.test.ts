import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atLeisure, hear } from './leisure.ts';

const faults: unknown[] = [];
/** Each test begins long after the last. */
let start = 0;

beforeEach(() => {
  faults.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('reportError', (fault: unknown) => faults.push(fault));
  start += 60_000;
  vi.advanceTimersByTime(start);
});
afterEach(() => {
  vi.runAllTimers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a page that has heard nothing has leisure at once, though not within what it does', () => {
  const act = vi.fn();
  atLeisure(act);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

test('one that has just heard something is left alone first', () => {
  const act = vi.fn();
  hear();
  atLeisure(act);
  vi.advanceTimersByTime(119);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

test('while a rival acts five times a second, what it leaves to do is done for two acts at a time, between them', () => {
  const began = performance.now();
  const times: number[] = [];
  for (let n = 0; n < 20; n++) {
    hear();
    atLeisure(() => times.push(performance.now() - began));
    vi.advanceTimersByTime(200);
  }
  const rounds = [...new Set(times)];
  expect(times.length).toBeGreaterThanOrEqual(19);
  expect(rounds.length).toBeLessThanOrEqual(10);
  expect(rounds.every(time => time % 200 >= 100)).toBe(true);
});

test('whatever is heard, nothing waits longer than a second', () => {
  const act = vi.fn();
  atLeisure(act);
  for (let n = 0; n < 100; n++) {
    hear();
    vi.advanceTimersByTime(10);
  }
  expect(act).toHaveBeenCalledOnce();
});

test('what is ended is not done; the same act may wait twice, and each is ended by itself', () => {
  const act = vi.fn();
  const end = atLeisure(act);
  atLeisure(act);
  end();
  vi.runAllTimers();
  expect(act).toHaveBeenCalledOnce();
});

test('an act that fails is told of and does not keep the others from theirs', () => {
  const act = vi.fn();
  const fault = new Error('This act fails.');
  atLeisure(() => {
    throw fault;
  });
  atLeisure(act);
  vi.runAllTimers();
  expect(faults).toEqual([fault]);
  expect(act).toHaveBeenCalledOnce();
});
