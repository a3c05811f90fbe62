import { houseMarks, logo } from '@lamplight/art/public';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../parts/button.tsx';
import { LanguageChoice } from '../../parts/language-choice.tsx';
import { Link } from '../../parts/link.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import style from './lesson-bar.module.css';
import { roleIn, type StepId, steps } from './steps.ts';

interface LessonBarProps {
  readonly step: StepId;
  readonly done: readonly StepId[];
  readonly onStep: (step: StepId) => void;
  /** To the last page, without the rest. */
  readonly onEnd: () => void;
}

/** Where one is, the way to any other step, and the way out. */
export function LessonBar({ step, done, onStep, onEnd }: LessonBarProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const go = (to: StepId) => {
    setOpen(false);
    onStep(to);
  };
  return (
    <header className={style.bar}>
      <Link href="/" className={style.brand} aria-label={intl.formatMessage({ id: 'shell.home' })}>
        <Mark of={logo} size={30} />
      </Link>
      <h1>
        <button type="button" className={style.where} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <span>
            <FormattedMessage id={`learn.as.${roleIn(step)}`} />
          </span>
          <small>
            <FormattedMessage id="learn.step" values={{ at: steps.indexOf(step) + 1, of: steps.length }} />
            <Mark of={houseMarks.down} size={18} />
          </small>
        </button>
      </h1>
      <LanguageChoice />
      <Button size="small" kind="quiet" onClick={onEnd}>
        <FormattedMessage id="learn.leave" />
      </Button>
      <Sheet title={intl.formatMessage({ id: 'learn.steps' })} isOpen={isOpen} onClose={() => setOpen(false)}>
        <ol className={style.steps}>
          {steps.map(each => (
            <li key={each}>
              <button type="button" aria-current={each === step ? 'step' : undefined} onClick={() => go(each)}>
                <span className={style.role}>
                  <FormattedMessage id="shadows.role" values={{ role: roleIn(each) }} />
                </span>
                <FormattedMessage id={`learn.${each}`} />
                {done.includes(each) && (
                  <span className={style.tick} role="img" aria-label={intl.formatMessage({ id: 'learn.done' })}>
                    <Mark of={houseMarks.check} size={20} />
                  </span>
                )}
              </button>
            </li>
          ))}
        </ol>
      </Sheet>
    </header>
  );
}
