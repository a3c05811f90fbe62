import { houseMarks } from '@lamplight/art/public';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../parts/button.tsx';
import { announce } from '../../parts/live.tsx';
import { Mark } from '../../parts/mark.tsx';
import style from './coach.module.css';
import type { RunState } from './run.ts';
import type { StepId } from './steps.ts';

interface CoachProps {
  readonly step: StepId;
  readonly state: RunState;
  readonly onShow: (() => void) | undefined;
  readonly onAgain: () => void;
  readonly onNext: () => void;
}

/** What is said at this point of a step: what to do, what came of it, or a kind word about something else. */
function wordsFor(step: StepId, { end, missed }: Pick<RunState, 'end' | 'missed'>) {
  if (end === 'astray') return 'learn.astray' as const;
  if (end === 'done') return `learn.${step}.done` as const;
  return missed > 0 ? (`learn.${step}.hint` as const) : (`learn.${step}.do` as const);
}

/** One thing at a time, in few words. */
export function Coach({ step, state, onShow, onAgain, onNext }: CoachProps) {
  const intl = useIntl();
  const title = useRef<HTMLHeadingElement>(null);
  const { end, missed, isUnderWay } = state;
  const id = wordsFor(step, state);
  const text = intl.formatMessage({ id });
  // biome-ignore lint/correctness/useExhaustiveDependencies: said again when it is missed again
  useEffect(() => announce(text), [text, missed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its words
  useEffect(() => title.current?.focus({ preventScroll: true }), [step]);
  return (
    <section className={style.coach} data-end={end} aria-labelledby="coach">
      <h2 id="coach" ref={title} tabIndex={-1}>
        <FormattedMessage id={`learn.${step}`} />
      </h2>
      <p className={style.text} data-missed={end === undefined && missed > 0 ? '' : undefined}>
        {text}
      </p>
      <div className={style.acts}>
        {end !== undefined && (
          <Button size="small" kind={end === 'astray' ? 'primary' : 'ghost'} onClick={onAgain}>
            <Mark of={houseMarks.undo} size={18} />
            <FormattedMessage id="learn.again" />
          </Button>
        )}
        {end === undefined && onShow !== undefined && (
          <Button size="small" kind="ghost" disabled={isUnderWay} onClick={onShow}>
            <FormattedMessage id="learn.show" />
          </Button>
        )}
        <Button size="small" kind={end === 'done' ? 'primary' : 'quiet'} onClick={onNext}>
          <FormattedMessage id={end === 'done' ? 'learn.next' : 'learn.skip'} />
          <Mark of={houseMarks.next} size={18} />
        </Button>
      </div>
    </section>
  );
}
