import { houseMarks } from '@lamplight/art/public';
import { useEffect } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { announce } from '../../parts/live.tsx';
import { Mark } from '../../parts/mark.tsx';
import type { Said } from './answer.ts';
import style from './example.module.css';

function wordsOf({ formatMessage }: Pick<IntlShape, 'formatMessage'>, said: Said): string {
  switch (said.say) {
    case 'why not':
      return formatMessage({ id: 'shadows.whyNot' }, { away: 0, cards: 0, ...said.not });
    case 'place':
      return formatMessage({ id: `rules.place.${said.place}` });
    case 'thing':
      return formatMessage({ id: `rules.thing.${said.thing}` });
    case 'hidden':
      return formatMessage({ id: `rules.hidden.${said.from}` });
    case 'district':
      return formatMessage({ id: 'rules.district' });
    case 'found':
      return formatMessage({ id: `rules.found.${said.found}` });
    case 'ended':
      return formatMessage({ id: `rules.ended.${said.how}` });
    case 'swap':
      return formatMessage({ id: `rules.swap.${said.how}` });
    default:
      return formatMessage({ id: `rules.${said.say}` });
  }
}

/** What the board answered. */
export function SaidLine({ said, otherwise }: { readonly said: Said | undefined; readonly otherwise: string }) {
  const intl = useIntl();
  const text = said === undefined ? undefined : wordsOf(intl, said);
  useEffect(() => {
    if (text !== undefined) announce(text);
  }, [text]);
  const isWrong = said?.say === 'why not';
  return (
    <p className={style.said} data-wrong={isWrong ? '' : undefined} data-quiet={text === undefined ? '' : undefined}>
      {text !== undefined && <Mark of={isWrong ? houseMarks.close : houseMarks.check} size={20} />}
      <span>{text ?? otherwise}</span>
    </p>
  );
}
