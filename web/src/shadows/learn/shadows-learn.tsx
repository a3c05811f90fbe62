import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useTitle } from '../../parts/use-title.ts';
import { Lesson } from './lesson.tsx';
import { LessonBar } from './lesson-bar.tsx';
import { LessonsEnd } from './lessons-end.tsx';
import { keepProgress, keptProgress, type Progress, withDone } from './progress.ts';
import { nextOf, type StepId, steps } from './steps.ts';

/** The tutorial of Shadows: both roles, a step at a time, from where one left it. */
export function ShadowsLearn() {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'shell.learn' }));
  const [progress, setProgress] = useState(keptProgress);
  const change = useCallback((next: (before: Progress) => Progress) => {
    setProgress(before => {
      const after = next(before);
      keepProgress(after);
      return after;
    });
  }, []);
  const { at, done } = progress;
  const finish = useCallback(
    () => change(before => (before.at === undefined ? before : { ...before, done: withDone(before.done, before.at) })),
    [change],
  );
  const goTo = (step: StepId | undefined) => change(before => ({ ...before, at: step }));
  if (at === undefined) return <LessonsEnd onAgain={() => goTo(steps[0])} isWhole={done.length === steps.length} />;
  return (
    <Lesson
      key={at}
      step={at}
      bar={<LessonBar step={at} done={done} onStep={goTo} onEnd={() => goTo(undefined)} />}
      onDone={finish}
      onNext={() => goTo(nextOf(at))}
    />
  );
}
