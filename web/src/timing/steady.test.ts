import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../store/store.ts';
import { type Sameness, type SteadyOptions, steadily } from './steady.ts';

/** Also runs what waits for the frame. */
const drawFrame = () => vi.runAllTimers();
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  drawFrame();
  vi.useRealTimers();
});

type Step = { readonly round: number; readonly deck: number };
const first: Step = { round: 1, deck: 9 };
const later = (change: Partial<Step>): Step => ({ ...first, ...change });
const sameRound: Sameness<Step> = (before, after) => before.round === after.round;

function followed(isSame: Sameness<Step>, wishes?: SteadyOptions<Step>) {
  const steps = createStore<Step | undefined>(first);
  const { now: look, onChange } = steadily(steps, isSame, wishes);
  const heard = vi.fn();
  look();
  const end = onChange(heard);
  return { look, heard, end, step: steps.set };
}

test('a step that is the same to whoever asks is not heard, and leaves the view as it was', () => {
  const { look, heard, step } = followed(sameRound);
  step(later({ deck: 3 }));
  expect(heard).not.toHaveBeenCalled();
  expect(look()).toBe(first);
});

test('any other is heard at once, with all that went before', () => {
  const { look, heard, step } = followed(sameRound);
  step(later({ deck: 3 }));
  const next = later({ deck: 3, round: 2 });
  step(next);
  expect(heard).toHaveBeenCalledOnce();
  expect(look()).toBe(next);
});

test('what is asked twice is answered by the same view', () => {
  const { look, step } = followed(Object.is);
  step(later({ deck: 3 }));
  expect(look()).toBe(look());
});

test('whoever can wait hears after the frame, once for several steps', () => {
  const { heard, step } = followed(sameRound, { canWait: true });
  step(later({ round: 2 }));
  step(later({ round: 3 }));
  expect(heard).not.toHaveBeenCalled();
  drawFrame();
  expect(heard).toHaveBeenCalledOnce();
});

test('what was shown ahead waits, what could not be is heard at once and waits no longer', () => {
  const { heard, step } = followed(sameRound, { ahead: (_, after) => after.round === 2 });
  step(later({ round: 2 }));
  expect(heard).not.toHaveBeenCalled();
  step(later({ round: 3 }));
  expect(heard).toHaveBeenCalledOnce();
  drawFrame();
  expect(heard).toHaveBeenCalledOnce();
});

test('after its end nothing is heard, not even what waited', () => {
  const { heard, end, step } = followed(sameRound, { canWait: true });
  step(later({ round: 2 }));
  end();
  drawFrame();
  step(later({ round: 3 }));
  drawFrame();
  expect(heard).not.toHaveBeenCalled();
});
