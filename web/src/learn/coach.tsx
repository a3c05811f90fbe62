import { houseMarks } from '@lamplight/art/public';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { announce } from '../parts/announce/live.tsx';
import { Button } from '../parts/button.tsx';
import { Mark } from '../parts/mark.tsx';
import style from './coach.module.css';
import type { RunState } from './run.ts';

interface CoachProps {
  readonly title: string;
  readonly text: string;
  readonly state: Pick<RunState<unknown>, 'end' | 'missed' | 'isUnderWay'>;
  readonly onShow: (() => void) | undefined;
  readonly onAgain: () => void;
  readonly onNext: () => void;
}

/** The text at this point of a step: what to do, what came of it, or a kind word about another move. */
export function saying({ end, missed }: Pick<RunState<unknown>, 'end' | 'missed'>): 'do' | 'done' | 'hint' | 'astray' {
  return end ?? (missed > 0 ? 'hint' : 'do');
}

/** One thing at a time, in few words. */
export function Coach({ title, text, state: { end, missed, isUnderWay }, onShow, onAgain, onNext }: CoachProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said again when it is missed again
  useEffect(() => announce(text), [text, missed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its words
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title]);
  return (
    <section className={style.coach} data-end={end} aria-labelledby="coach">
      <h2 id="coach" ref={heading} tabIndex={-1}>
        {title}
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
