import type { View } from '@lamplight/shadows/public';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { trialView } from './trial-view.ts';
import { type Sameness, truthOf, type Wishes } from './truth.ts';

/** With what waits for it. */
const drawFrame = () => vi.runAllTimers();
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  drawFrame();
  vi.useRealTimers();
});

const first = trialView({ seats: 'black: 0 1, orange: 2 3', me: 1 });
const later = (change: Partial<View>): View => ({ ...first, ...change });
const sameRound: Sameness = (before, after) => before.round === after.round;

function followed(isSame: Sameness, wishes?: Wishes) {
  const listeners = new Set<() => void>();
  const session = {
    match: { view: first },
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const truth = truthOf(session, isSame, wishes);
  const heard = vi.fn();
  truth.look();
  const end = truth.follow(heard);
  const step = (view: View) => {
    session.match = { view };
    for (const listener of listeners) listener();
  };
  return { ...truth, heard, end, step };
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
