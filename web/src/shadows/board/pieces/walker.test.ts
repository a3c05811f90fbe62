import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { placeOn } from './piece.tsx';
import { FigureWalker } from './walker.ts';

const settings = { speed: 1 };
vi.mock('../../../settings/settings.ts', () => ({ settingsNow: () => settings }));
/** Draws the frame that shows a step. */
const drawn = () => vi.runAllTimers();

beforeEach(() => {
  settings.speed = 1;
  vi.useFakeTimers();
});
afterEach(() => {
  drawn();
  vi.useRealTimers();
});

interface Motion {
  readonly keyframes: readonly Keyframe[];
  readonly timing: KeyframeAnimationOptions;
  ends: number;
}

/** The part of an element that a walk needs, with a record of what was done to it. */
function piece() {
  const motions: Motion[] = [];
  const animate = (keyframes: readonly Keyframe[], timing: KeyframeAnimationOptions) => {
    const motion: Motion = { keyframes, timing, ends: 0 };
    motions.push(motion);
    return Object.assign(motion, {
      cancel: () => {
        motion.ends += 1;
      },
    });
  };
  return { motions, style: { transform: '', opacity: '' }, animate };
}

function placed() {
  const [figure, flash] = [piece(), piece()];
  const walker = new FigureWalker(figure as unknown as HTMLElement, flash as unknown as HTMLElement);
  walker.go('0,0');
  return { figure, flash, walker };
}

test('where it first stands it has not walked to', () => {
  const { figure, flash } = placed();
  expect(figure.style.transform).toBe(placeOn('0,0'));
  expect([...figure.motions, ...flash.motions]).toEqual([]);
});

test('the ring flashes where it goes, and nothing else is in that frame', () => {
  const { figure, flash, walker } = placed();
  walker.go('0,2');
  expect(flash.style).toEqual({ transform: placeOn('0,2'), opacity: '1' });
  expect(figure.style.transform).toBe(placeOn('0,0'));
  expect([...figure.motions, ...flash.motions]).toEqual([]);
});

test('when that is drawn it is there, walks cell by cell, and the ring fades', () => {
  const { figure, flash, walker } = placed();
  walker.go('0,2');
  drawn();
  expect([figure.style.transform, flash.style.opacity]).toEqual([placeOn('0,2'), '']);
  const [walk] = figure.motions;
  expect(walk?.keyframes.at(0)?.transform).toBe(placeOn('0,0'));
  expect(walk?.keyframes.at(-1)?.transform).toBe(placeOn('0,2'));
  expect(walk?.timing).toMatchObject({ duration: 220 * ((walk?.keyframes.length ?? 0) - 1), delay: 30 });
  expect(flash.motions.map(({ keyframes }) => keyframes)).toEqual([[{ opacity: 1 }, { opacity: 0 }]]);
});

test('told the same again, it stays', () => {
  const { figure, walker } = placed();
  walker.go('0,1');
  walker.go('0,1');
  drawn();
  walker.go('0,1');
  drawn();
  expect(figure.motions).toHaveLength(1);
});

test('the next step ends a walk that is under way, and leaves one alone that is over', () => {
  const { figure, flash, walker } = placed();
  walker.go('0,1');
  drawn();
  vi.advanceTimersByTime(100);
  walker.go('0,2');
  drawn();
  vi.advanceTimersByTime(1000);
  walker.go('0,1');
  expect(figure.motions.map(({ ends }) => ends)).toEqual([1, 0]);
  expect(flash.motions.map(({ ends }) => ends)).toEqual([1, 0]);
});

test('of two steps before a frame is drawn, the first is made and the second walked', () => {
  const { figure, flash, walker } = placed();
  walker.go('0,1');
  walker.go('0,2');
  expect([figure.style.transform, flash.style.transform]).toEqual([placeOn('0,1'), placeOn('0,2')]);
  drawn();
  expect(figure.style.transform).toBe(placeOn('0,2'));
  expect(figure.motions.map(({ keyframes }) => keyframes.at(0)?.transform)).toEqual([placeOn('0,1')]);
});

test('at half the speed it takes half as long', () => {
  const { figure, walker } = placed();
  settings.speed = 0.5;
  walker.go('0,1');
  drawn();
  expect(figure.motions.map(({ timing }) => timing.duration)).toEqual([110]);
});

test('without motion it is there, and nothing moves', () => {
  const { figure, flash, walker } = placed();
  settings.speed = 0;
  walker.go('0,1');
  expect([figure.style.transform, flash.style.opacity]).toEqual([placeOn('0,1'), '']);
  drawn();
  expect([...figure.motions, ...flash.motions]).toEqual([]);
});

test('where motion is turned off before a walk has begun, it is where it was last told', () => {
  const { figure, flash, walker } = placed();
  walker.go('0,1');
  settings.speed = 0;
  walker.go('0,2');
  drawn();
  expect([figure.style.transform, flash.style.opacity]).toEqual([placeOn('0,2'), '']);
});
