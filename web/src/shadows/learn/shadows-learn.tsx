import { FormattedMessage, useIntl } from 'react-intl';
import { Start } from '../../home/start.tsx';
import { homeWords } from '../../home/words.ts';
import { LessonBar } from '../../learn/lesson-bar.tsx';
import { LessonsEnd } from '../../learn/lessons-end.tsx';
import { useProgress } from '../../learn/use-progress.ts';
import { useTitle } from '../../parts/use-title.ts';
import { openWords } from '../../words/catalogues.ts';
import { Lesson } from './lesson.tsx';
import { roleIn, steps } from './steps.ts';

// The buttons to a table are those of home, and so are their words.
await openWords(homeWords);

const named = steps.map(id => ({
  id,
  title: <FormattedMessage id={`learn.${id}`} />,
  part: <FormattedMessage id="shadows.role" values={{ role: roleIn(id) }} />,
}));

/** The tutorial of Shadows: both roles, a step at a time, from where one left it. */
export function ShadowsLearn() {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'shell.learn' }));
  const { at, done, goTo, finish, next, isWhole } = useProgress('shadows', steps);
  if (at === undefined) {
    return (
      <LessonsEnd
        isWhole={isWhole}
        text={<FormattedMessage id="learn.end.text" />}
        start={<Start />}
        rules="/rules/shadows"
        onAgain={() => goTo(steps[0])}
      />
    );
  }
  const bar = (
    <LessonBar
      title={<FormattedMessage id={`learn.as.${roleIn(at)}`} />}
      step={at}
      steps={named}
      done={done}
      onStep={goTo}
      onEnd={() => goTo(undefined)}
    />
  );
  return <Lesson key={at} step={at} bar={bar} onDone={finish} onNext={next} />;
}
