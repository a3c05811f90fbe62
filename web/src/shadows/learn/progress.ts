/** How far a person has come with the tutorial, kept on the device. */
import { type StepId, steps } from './steps.ts';

export type Progress = {
  /** Undefined at the end. */
  readonly at: StepId | undefined;
  readonly done: readonly StepId[];
};

const key = 'lamplight.learn.shadows';
const fresh: Progress = { at: steps[0], done: [] };
const known = (value: unknown): StepId | undefined => steps.find(step => step === value);

/** What an older version wrote is taken where it fits. Whoever has come to the end begins again. */
export function readProgress(text: string | null): Progress {
  try {
    const { at, done } = JSON.parse(text ?? '{}') as { readonly at?: unknown; readonly done?: unknown };
    const list = Array.isArray(done) ? done.flatMap(step => known(step) ?? []) : [];
    return { at: known(at) ?? fresh.at, done: steps.filter(step => list.includes(step)) };
  } catch {
    return fresh;
  }
}

export const keptProgress = (): Progress => {
  try {
    return readProgress(localStorage.getItem(key));
  } catch {
    return fresh;
  }
};

export function keepProgress(progress: Progress): void {
  try {
    localStorage.setItem(key, JSON.stringify(progress));
  } catch {
    // A browser that keeps nothing: the next visit begins at the first step.
  }
}

export const withDone = (done: readonly StepId[], step: StepId): readonly StepId[] =>
  steps.filter(each => each === step || done.includes(each));
