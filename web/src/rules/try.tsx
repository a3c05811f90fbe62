import { houseMarks } from '@lamplight/art/public';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { announce } from '../parts/announce/live.tsx';
import { Button } from '../parts/button.tsx';
import { Mark } from '../parts/mark.tsx';
import style from './try.module.css';

interface TryProps {
  /** What to do. */
  readonly hint: ReactNode;
  /** Which of several positions is shown. */
  readonly choice?: ReactNode;
  readonly children: ReactNode;
  /** The answer to the last tap; before the first, what can be tapped. */
  readonly said:
    | { readonly text: string; readonly isWrong: boolean; readonly rules?: readonly string[] | undefined }
    | undefined;
  readonly otherwise: string;
  /** Undefined while nothing has happened that could be undone. */
  readonly onAgain: (() => void) | undefined;
}

/** A position to try a rule on. A tap is answered with the rule. */
export function Try({ hint, choice, children, said, otherwise, onAgain }: TryProps) {
  return (
    <figure className={style.example}>
      <figcaption className={style.head}>
        <div>
          <b>
            <FormattedMessage id="rules.try" />
          </b>
          <p>{hint}</p>
        </div>
        {choice}
      </figcaption>
      {children}
      <div className={style.foot}>
        <Said said={said} otherwise={otherwise} />
        {onAgain !== undefined && (
          <Button size="small" kind="ghost" onClick={onAgain}>
            <Mark of={houseMarks.undo} size={18} />
            <FormattedMessage id="rules.again" />
          </Button>
        )}
      </div>
    </figure>
  );
}

function Said({ said, otherwise }: Pick<TryProps, 'said' | 'otherwise'>) {
  const text = said?.text;
  useEffect(() => {
    if (text !== undefined) announce(text);
  }, [text]);
  const isWrong = said?.isWrong === true;
  return (
    <p className={style.said} data-wrong={isWrong ? '' : undefined} data-quiet={text === undefined ? '' : undefined}>
      {text !== undefined && <Mark of={isWrong ? houseMarks.close : houseMarks.check} size={20} />}
      <span>
        {text ?? otherwise}
        {said?.rules !== undefined && <small className={style.ids}>{said.rules.join(' · ')}</small>}
      </span>
    </p>
  );
}
