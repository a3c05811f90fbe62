import { type ReactNode, useEffect } from 'react';
import { useSource } from '../store/store.ts';
import type { Run, RunState } from './run.ts';

/** Props of a game's lesson. */
export interface LessonProps<Step extends string> {
  readonly step: Step;
  readonly bar: ReactNode;
  readonly onDone: () => void;
  readonly onNext: () => void;
}

/** Plays the scene while the lesson is shown, and reports when it is done. */
export function useLesson<View, Move>(run: Run<View, Move>, onDone: () => void): RunState<View> {
  const state = useSource(run.state);
  useEffect(() => {
    run.start();
    return run.stop;
  }, [run]);
  const isDone = state.end === 'done';
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  return state;
}
