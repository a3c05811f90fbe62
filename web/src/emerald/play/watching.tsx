import { houseMarks } from '@lamplight/art/public';
import { days } from '@lamplight/emerald/public';
import { FormattedMessage, useIntl } from 'react-intl';
import { Mark } from '../../parts/mark.tsx';
import { CardBack } from '../cards/card.tsx';
import { Sign } from '../cards/piece.tsx';
import { Called } from '../names/called.tsx';
import { handSize } from '../players/counts.tsx';
import { awaitedIn } from '../players/time-left.ts';
import { usePlaying } from '../view/playing.ts';
import style from './watching.module.css';

/** In the place of a hand, the audience has everybody's hands, face down, and a plain sentence. */
export function Watching() {
  const { view, personOf } = usePlaying();
  const intl = useIntl();
  return (
    <section className={style.watching}>
      <ul className={style.fans}>
        {days.map(day => {
          const player = view.players[day];
          if (player === undefined) return null;
          const { name } = personOf(day);
          const cards = handSize(player);
          return (
            <li key={day} className={style.fan} data-turn={awaitedIn(view) === day || undefined}>
              <b>
                <Sign day={day} size={14} /> <Called name={name} />
              </b>
              <div
                className={style.cards}
                role="img"
                aria-label={intl.formatMessage({ id: 'emerald.play.fan' }, { name, cards })}
              >
                {Array.from({ length: cards }, (_, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: face down they are all alike
                  <span key={n} className={style.card}>
                    <CardBack size="map" />
                  </span>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
      <div className={style.words}>
        <h2>
          <Mark of={houseMarks.watch} size={24} /> <FormattedMessage id="emerald.play.watching" />
        </h2>
        <p>
          <FormattedMessage id="emerald.play.watching.text" />
        </p>
      </div>
    </section>
  );
}
