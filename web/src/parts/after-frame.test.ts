import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFrame } from './after-frame.ts';

let frames: (() => void)[] = [];
const faults: unknown[] = [];
const drawFrame = () => {
  const due = frames;
  frames = [];
  for (const draw of due) draw();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  vi.stubGlobal('reportError', (fault: unknown) => faults.push(fault));
});
afterEach(() => {
  vi.runAllTimers();
  drawFrame();
  vi.runAllTimers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('waits for the frame, and for its end', () => {
  const act = vi.fn();
  afterFrame(act);
  vi.advanceTimersByTime(20);
  expect(act).not.toHaveBeenCalled();
  drawFrame();
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

test('all that waits for one frame is done together, in its order, and asks for one frame', () => {
  const seen: string[] = [];
  afterFrame(() => seen.push('one'));
  afterFrame(() => seen.push('two'));
  expect(frames).toHaveLength(1);
  drawFrame();
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['one', 'two']);
});

test('a page that nobody sees draws no frame, and does it all the same', () => {
  const act = vi.fn();
  afterFrame(act);
  vi.advanceTimersByTime(100);
  expect(act).toHaveBeenCalledOnce();
});

test('what is ended is not done; the same act may wait twice, and each is ended by itself', () => {
  const act = vi.fn();
  const end = afterFrame(act);
  afterFrame(act);
  end();
  drawFrame();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

test('an act that fails is told of and does not keep the others from theirs', () => {
  const act = vi.fn();
  const fault = new Error('This act fails.');
  afterFrame(() => {
    throw fault;
  });
  afterFrame(act);
  drawFrame();
  vi.advanceTimersByTime(1);
  expect(faults).toEqual([fault]);
  expect(act).toHaveBeenCalledOnce();
});
