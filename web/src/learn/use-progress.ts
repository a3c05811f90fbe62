import { useCallback, useState } from 'react';
import { keepProgress, keptProgress, type LessonProgress, withDone } from './progress.ts';

interface Lessons<Step extends string> extends LessonProgress<Step> {
  readonly goTo: (step: Step | undefined) => void;
  /** Marks the current step as done. */
  readonly finish: () => void;
  readonly next: () => void;
  /** Every step was done, not skipped. */
  readonly isWhole: boolean;
}

/** The steps of a game's tutorial. It resumes where one left it. */
export function useProgress<Step extends string>(game: string, steps: readonly Step[]): Lessons<Step> {
  const [progress, setProgress] = useState(() => keptProgress(game, steps));
  const change = useCallback(
    (next: (before: LessonProgress<Step>) => LessonProgress<Step>) => {
      setProgress(before => {
        const after = next(before);
        keepProgress(game, after);
        return after;
      });
    },
    [game],
  );
  const finish = useCallback(
    () =>
      change(before =>
        before.at === undefined ? before : { ...before, done: withDone(steps, before.done, before.at) },
      ),
    [change, steps],
  );
  const goTo = (step: Step | undefined) => change(before => ({ ...before, at: step }));
  const { at, done } = progress;
  const next = () => goTo(at === undefined ? undefined : steps[steps.indexOf(at) + 1]);
  return { at, done, goTo, finish, next, isWhole: done.length === steps.length };
}
