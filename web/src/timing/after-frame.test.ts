import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFrame } from './after-frame.ts';

const faults: unknown[] = [];
/** At 30 a second, the slowest that is usual, with what it takes itself. */
const frame = 33 + 16;

beforeEach(() => {
  faults.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('reportError', (fault: unknown) => faults.push(fault));
});
afterEach(() => {
  vi.runAllTimers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('waits until a frame is drawn, and not for long', () => {
  const act = vi.fn();
  afterFrame(act);
  vi.advanceTimersByTime(frame);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(frame);
  expect(act).toHaveBeenCalledOnce();
});

test('all that waits for one frame is done together, in its order', () => {
  const seen: string[] = [];
  afterFrame(() => seen.push('one'));
  vi.advanceTimersByTime(frame / 2);
  afterFrame(() => seen.push('two'));
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersToNextTimer();
  expect(seen).toEqual(['one', 'two']);
});

test('what an act leaves to be done waits for the next frame', () => {
  const act = vi.fn();
  afterFrame(() => void afterFrame(act));
  vi.advanceTimersToNextTimer();
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersToNextTimer();
  expect(act).toHaveBeenCalledOnce();
});

test('what is ended is not done; the same act may wait twice, and each is ended by itself', () => {
  const act = vi.fn();
  const end = afterFrame(act);
  afterFrame(act);
  end();
  vi.runAllTimers();
  expect(act).toHaveBeenCalledOnce();
});

test('whoever comes after all was ended is not forgotten', () => {
  const act = vi.fn();
  afterFrame(() => {})();
  afterFrame(act);
  vi.runAllTimers();
  expect(act).toHaveBeenCalledOnce();
});

test('an act that fails is told of and does not keep the others from theirs', () => {
  const act = vi.fn();
  const fault = new Error('This act fails.');
  afterFrame(() => {
    throw fault;
  });
  afterFrame(act);
  vi.runAllTimers();
  expect(faults).toEqual([fault]);
  expect(act).toHaveBeenCalledOnce();
});
