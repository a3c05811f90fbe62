import { houseMarks } from '@lamplight/art/public';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Start } from '../../home/start.tsx';
import { homeWords } from '../../home/words.ts';
import { Button } from '../../parts/button.tsx';
import { ButtonLink } from '../../parts/button-link.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Page } from '../../parts/page.tsx';
import { openWords } from '../../words/catalogues.ts';
import style from './lessons-end.module.css';

// The buttons to a table are those of home, and so are their words.
await openWords(homeWords);

interface LessonsEndProps {
  /** Every step was done, not skipped. */
  readonly isWhole: boolean;
  readonly onAgain: () => void;
}

/** From the lessons to a table. */
export function LessonsEnd({ isWhole, onAgain }: LessonsEndProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Page>
      <div className={style.end}>
        <h1 ref={title} tabIndex={-1}>
          <FormattedMessage id={isWhole ? 'learn.end.whole' : 'learn.end'} />
        </h1>
        <p>
          <FormattedMessage id="learn.end.text" />
        </p>
        <Start />
        <div className={style.more}>
          <Button kind="ghost" onClick={onAgain}>
            <Mark of={houseMarks.undo} size={18} />
            <FormattedMessage id="learn.end.again" />
          </Button>
          <ButtonLink kind="ghost" href="/rules/shadows">
            <Mark of={houseMarks.rules} size={18} />
            <FormattedMessage id="learn.end.rules" />
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
