import { FormattedMessage } from 'react-intl';
import { Lessons } from '../../learn/lessons.tsx';
import { Lesson } from './lesson.tsx';
import { steps } from './steps.ts';

const named = steps.map(id => ({ id, title: <FormattedMessage id={`emerald.learn.${id}`} /> }));

/** A small prepared game, a move at a time. */
export function EmeraldLearn() {
  return (
    <Lessons
      game="emerald"
      steps={steps}
      named={named}
      titleOf={() => <FormattedMessage id="emerald.learn.title" />}
      lesson={Lesson}
      end={<FormattedMessage id="emerald.learn.end.text" />}
    />
  );
}
