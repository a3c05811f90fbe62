import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { faster, pacedDrawing, type StagePace, whenSettled } from './drawing.ts';

const frames: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.push(act));
});
afterEach(() => {
  frames.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const nextFrame = () => {
  for (const act of frames.splice(0)) act();
};

function drawing(paces: readonly (StagePace | 'gone')[]) {
  const left = [...paces];
  const paint = vi.fn(() => left.shift() ?? 'rests');
  return { paint, draw: pacedDrawing(paint) };
}

test('what moves is drawn in every frame, what fades in every second one, and what rests no more', () => {
  const { paint, draw } = drawing(['moves', 'fades', 'rests']);
  const drawn = () => paint.mock.calls.length;
  draw();
  expect(drawn()).toBe(1);
  nextFrame();
  expect(drawn()).toBe(2);
  nextFrame();
  expect(drawn()).toBe(2);
  nextFrame();
  expect(drawn()).toBe(3);
  nextFrame();
  expect([drawn(), frames.length]).toEqual([3, 0]);
});

test('a call while something moves draws nothing more; after it has come to rest it draws at once', () => {
  const { paint, draw } = drawing(['moves', 'rests', 'rests']);
  draw();
  draw();
  expect(paint).toHaveBeenCalledTimes(1);
  nextFrame();
  draw();
  expect(paint).toHaveBeenCalledTimes(3);
});

test('what is gone is drawn no more', () => {
  const { draw } = drawing(['moves', 'gone']);
  draw();
  nextFrame();
  expect(frames).toEqual([]);
});

test('of two paces the faster one counts', () => {
  expect([faster('rests', 'fades'), faster('moves', 'fades'), faster('rests', 'rests')]).toEqual([
    'fades',
    'moves',
    'rests',
  ]);
});

test('a size is drawn for once it has settled, and not after the end', () => {
  const act = vi.fn();
  const { changed, stop } = whenSettled(act);
  changed();
  vi.advanceTimersByTime(100);
  changed();
  vi.advanceTimersByTime(100);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(act).toHaveBeenCalledTimes(1);
  changed();
  stop();
  vi.runAllTimers();
  expect(act).toHaveBeenCalledTimes(1);
});
