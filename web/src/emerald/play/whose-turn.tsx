import { FormattedMessage, useIntl } from 'react-intl';
import { Sign } from '../cards/piece.tsx';
import { Called } from '../names/called.tsx';
import { awaitedIn } from '../players/time-left.ts';
import { usePlaying } from '../view/playing.ts';
import style from './whose-turn.module.css';

/** Whom the game waits for, and for what. */
export function WhoseTurn() {
  const { view, personOf } = usePlaying();
  const intl = useIntl();
  const day = awaitedIn(view);
  const who = day === view.me ? 'you' : 'other';
  const { name } = personOf(day);
  const id =
    view.asking !== null
      ? 'emerald.play.asked'
      : view.phase === 'placing'
        ? 'emerald.play.placing'
        : 'emerald.play.turn';
  return (
    <h1 className={style.turn} title={intl.formatMessage({ id }, { who, name })}>
      <Sign day={day} size={16} />
      <span>
        <FormattedMessage id={id} values={{ who, name: <Called name={name} /> }} />
      </span>
    </h1>
  );
}
