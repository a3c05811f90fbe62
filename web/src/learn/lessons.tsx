import type { ComponentType, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useTitle } from '../parts/announce/use-title.ts';
import type { GameName } from '../route.ts';
import { Start } from '../table/opening/start.tsx';
import { LessonBar } from './lesson-bar.tsx';
import { LessonsEnd } from './lessons-end.tsx';
import type { LessonProps } from './use-lesson.ts';
import { useProgress } from './use-progress.ts';

interface LessonsProps<Step extends string> {
  readonly game: GameName;
  readonly steps: readonly Step[];
  readonly named: readonly { readonly id: Step; readonly title: ReactNode; readonly part?: ReactNode }[];
  /** What is taught in this step. */
  readonly titleOf: (step: Step) => ReactNode;
  readonly lesson: ComponentType<LessonProps<Step>>;
  /** Text for the last page. */
  readonly end: ReactNode;
}

/** The tutorial of a game, step by step. It resumes where one left it. */
export function Lessons<Step extends string>({ game, steps, named, titleOf, lesson: Lesson, end }: LessonsProps<Step>) {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'shell.learn' }));
  const { at, done, goTo, finish, next, isWhole } = useProgress(game, steps);
  if (at === undefined) {
    return (
      <LessonsEnd
        isWhole={isWhole}
        text={end}
        start={<Start first={game} />}
        rules={`/rules/${game}`}
        onAgain={() => goTo(steps[0])}
      />
    );
  }
  const bar = (
    <LessonBar title={titleOf(at)} step={at} steps={named} done={done} onStep={goTo} onEnd={() => goTo(undefined)} />
  );
  return <Lesson key={at} step={at} bar={bar} onDone={finish} onNext={next} />;
}
