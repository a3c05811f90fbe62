import { FormattedMessage } from 'react-intl';
import { Sign } from '../cards/piece.tsx';
import { Called } from '../players/called.tsx';
import { awaitedIn } from '../players/time-left.ts';
import { usePlaying } from './playing.ts';
import style from './whose-turn.module.css';

/** Whom the game waits for, and for what. */
export function WhoseTurn() {
  const { view, personOf } = usePlaying();
  const day = awaitedIn(view);
  const { name } = personOf(day);
  const id =
    view.asking !== null
      ? 'emerald.play.asked'
      : view.phase === 'placing'
        ? 'emerald.play.placing'
        : 'emerald.play.turn';
  return (
    <h1 className={style.turn}>
      <Sign day={day} size={16} />
      <span>
        <FormattedMessage id={id} values={{ who: day === view.me ? 'you' : 'other', name: <Called name={name} /> }} />
      </span>
    </h1>
  );
}
