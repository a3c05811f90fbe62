import { houseMarks, logo } from '@lamplight/art/public';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../parts/button.tsx';
import { Link } from '../parts/link.tsx';
import { Mark } from '../parts/mark.tsx';
import { Sheet } from '../parts/over/sheet.tsx';
import { LanguageChoice } from '../settings/language-choice.tsx';
import style from './lesson-bar.module.css';

interface LessonBarProps<Step extends string> {
  readonly title: ReactNode;
  readonly step: Step;
  readonly steps: readonly { readonly id: Step; readonly title: ReactNode; readonly part?: ReactNode }[];
  readonly done: readonly Step[];
  readonly onStep: (step: Step) => void;
  /** Skips the rest and goes to the last page. */
  readonly onEnd: () => void;
}

/** The current step, the way to any other, and the way out. */
export function LessonBar<Step extends string>({ title, step, steps, done, onStep, onEnd }: LessonBarProps<Step>) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const go = (to: Step) => {
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
          <span>{title}</span>
          <small>
            <FormattedMessage
              id="learn.step"
              values={{ at: steps.findIndex(({ id }) => id === step) + 1, of: steps.length }}
            />
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
          {steps.map(({ id, title: name, part }) => (
            <li key={id}>
              <button type="button" aria-current={id === step ? 'step' : undefined} onClick={() => go(id)}>
                {part !== undefined && <span className={style.role}>{part}</span>}
                {name}
                {done.includes(id) && (
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
