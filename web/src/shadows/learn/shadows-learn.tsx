import { FormattedMessage } from 'react-intl';
import { Lessons } from '../../learn/lessons.tsx';
import { Lesson } from './lesson.tsx';
import { roleIn, steps } from './steps.ts';

const named = steps.map(id => ({
  id,
  title: <FormattedMessage id={`learn.${id}`} />,
  part: <FormattedMessage id="shadows.role" values={{ role: roleIn(id) }} />,
}));

/** Both roles, a step at a time. */
export function ShadowsLearn() {
  return (
    <Lessons
      game="shadows"
      steps={steps}
      named={named}
      titleOf={step => <FormattedMessage id={`learn.as.${roleIn(step)}`} />}
      lesson={Lesson}
      end={<FormattedMessage id="learn.end.text" />}
    />
  );
}
