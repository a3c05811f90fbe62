import { FormattedMessage, useIntl } from 'react-intl';
import { Start } from '../../home/start.tsx';
import { homeWords } from '../../home/words.ts';
import { LessonBar } from '../../learn/lesson-bar.tsx';
import { LessonsEnd } from '../../learn/lessons-end.tsx';
import { useProgress } from '../../learn/use-progress.ts';
import { useTitle } from '../../parts/use-title.ts';
import { openWords } from '../../words/catalogues.ts';
import { Lesson } from './lesson.tsx';
import { steps } from './steps.ts';

// The buttons to a table are those of home, and so are their words.
await openWords(homeWords);

const named = steps.map(id => ({ id, title: <FormattedMessage id={`emerald.learn.${id}`} /> }));

/** The tutorial of Emerald: a small prepared game, a move at a time, from where one left it. */
export function EmeraldLearn() {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'shell.learn' }));
  const { at, done, goTo, finish, next, isWhole } = useProgress('emerald', steps);
  if (at === undefined) {
    return (
      <LessonsEnd
        isWhole={isWhole}
        text={<FormattedMessage id="emerald.learn.end.text" />}
        start={<Start first="emerald" />}
        rules="/rules/emerald"
        onAgain={() => goTo(steps[0])}
      />
    );
  }
  const bar = (
    <LessonBar
      title={<FormattedMessage id="emerald.learn.title" />}
      step={at}
      steps={named}
      done={done}
      onStep={goTo}
      onEnd={() => goTo(undefined)}
    />
  );
  return <Lesson key={at} step={at} bar={bar} onDone={finish} onNext={next} />;
}
