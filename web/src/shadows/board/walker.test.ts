import { beforeEach, expect, test, vi } from 'vitest';
import { placeOn } from './piece.tsx';
import { Walker } from './walker.ts';

const settings = { speed: 1 };
vi.mock('../../settings/settings.ts', () => ({ settingsNow: () => settings }));
beforeEach(() => {
  settings.speed = 1;
});

interface Motion {
  readonly keyframes: readonly Keyframe[];
  readonly timing: KeyframeAnimationOptions;
  playState: AnimationPlayState;
  plays: number;
}

/** As much of an element as a walk needs, with what it was made to do. */
function piece() {
  const motions: Motion[] = [];
  const animate = (keyframes: readonly Keyframe[], timing: KeyframeAnimationOptions) => {
    const motion: Motion = { keyframes, timing, playState: 'running', plays: 1 };
    motions.push(motion);
    return Object.assign(motion, {
      cancel: () => {
        motion.playState = 'idle';
      },
      play: () => {
        motion.playState = 'running';
        motion.plays += 1;
      },
    });
  };
  return { motions, style: { transform: '' }, animate };
}

function placed() {
  const [figure, flash] = [piece(), piece()];
  const walker = new Walker(figure as unknown as HTMLElement, flash as unknown as HTMLElement);
  walker.go('0,0');
  return { figure, flash, walker };
}

test('where it first stands it has not walked to', () => {
  const { figure, flash } = placed();
  expect(figure.style.transform).toBe(placeOn('0,0'));
  expect([...figure.motions, ...flash.motions]).toEqual([]);
});

test('it is there at once, and walks there cell by cell', () => {
  const { figure, flash, walker } = placed();
  walker.go('0,2');
  expect([figure.style.transform, flash.style.transform]).toEqual([placeOn('0,2'), placeOn('0,2')]);
  const [walk] = figure.motions;
  expect(walk?.keyframes.at(0)?.transform).toBe(placeOn('0,0'));
  expect(walk?.keyframes.at(-1)?.transform).toBe(placeOn('0,2'));
  expect(walk?.timing).toMatchObject({ duration: 220 * ((walk?.keyframes.length ?? 0) - 1), delay: 90 });
  expect(flash.motions[0]?.timing.duration).toBe(180);
});

test('told the same again, it stays', () => {
  const { figure, walker } = placed();
  walker.go('0,1');
  walker.go('0,1');
  expect(figure.motions).toHaveLength(1);
});

test('the next walk ends the one before; the flash is the same one again', () => {
  const { figure, flash, walker } = placed();
  walker.go('0,1');
  walker.go('0,2');
  expect(figure.motions.map(({ playState }) => playState)).toEqual(['idle', 'running']);
  expect(flash.motions.map(({ plays }) => plays)).toEqual([2]);
});

test('at another speed the flash is another one', () => {
  const { flash, walker } = placed();
  walker.go('0,1');
  settings.speed = 0.5;
  walker.go('0,2');
  expect(flash.motions.map(({ timing }) => timing.duration)).toEqual([180, 90]);
});

test('without motion it is there, and nothing moves', () => {
  const { figure, flash, walker } = placed();
  settings.speed = 0;
  walker.go('0,1');
  expect(figure.style.transform).toBe(placeOn('0,1'));
  expect([...figure.motions, ...flash.motions]).toEqual([]);
});
