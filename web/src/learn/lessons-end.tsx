import { houseMarks } from '@lamplight/art/public';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../parts/button.tsx';
import { ButtonLink } from '../parts/button-link.tsx';
import { Mark } from '../parts/mark.tsx';
import { Page } from '../shell/page.tsx';
import style from './lessons-end.module.css';

interface LessonsEndProps {
  /** Every step was done, not skipped. */
  readonly isWhole: boolean;
  readonly text: ReactNode;
  /** The buttons to a table. */
  readonly start: ReactNode;
  /** The address of the rules. */
  readonly rules: string;
  readonly onAgain: () => void;
}

/** From the lessons to a table. */
export function LessonsEnd({ isWhole, text, start, rules, onAgain }: LessonsEndProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Page>
      <div className={style.end}>
        <h1 ref={title} tabIndex={-1}>
          <FormattedMessage id={isWhole ? 'learn.end.whole' : 'learn.end'} />
        </h1>
        <p>{text}</p>
        {start}
        <div className={style.more}>
          <Button kind="ghost" onClick={onAgain}>
            <Mark of={houseMarks.undo} size={18} />
            <FormattedMessage id="learn.end.again" />
          </Button>
          <ButtonLink kind="ghost" href={rules}>
            <Mark of={houseMarks.rules} size={18} />
            <FormattedMessage id="learn.end.rules" />
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
