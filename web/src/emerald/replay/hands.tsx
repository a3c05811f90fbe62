import { days, seatNo } from '@lamplight/emerald/public';
import { FormattedMessage } from 'react-intl';
import { Panel } from '../../parts/panel.tsx';
import type { ReplayGameProps } from '../../replay/game.ts';
import { CardBack } from '../cards/card.tsx';
import { CardButton } from '../cards/card-button.tsx';
import { Sign } from '../cards/piece.tsx';
import { handSize } from '../players/counts.tsx';
import style from './hands.module.css';
import { seenIn } from './seen.ts';

/** All hands, face up where the chosen viewer may see them. */
export function Hands({ frames, at, nameOf }: Pick<ReplayGameProps, 'frames' | 'at' | 'nameOf'>) {
  const frame = frames[at];
  if (frame === undefined) return null;
  const { players } = seenIn(frame);
  return (
    <Panel isTight title={<FormattedMessage id="emerald.replay.hands" />}>
      <ul className={style.hands} data-game="emerald">
        {days.map(day => {
          const player = players[day];
          if (player === undefined) return null;
          const { hand } = player;
          const cards = handSize(player);
          return (
            <li key={day} className={style.hand}>
              <p className={style.who}>
                <Sign day={day} size={14} />
                <FormattedMessage id="emerald.replay.hand" values={{ name: nameOf(seatNo(day)), cards }} />
              </p>
              <div className={style.cards}>
                {typeof hand === 'number'
                  ? Array.from({ length: hand }, (_, n) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: face down they are all alike
                      <span key={n} className={style.card}>
                        <CardBack size="map" />
                      </span>
                    ))
                  : hand.map((card, n) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a card are two cards
                      <span key={`${card} ${n}`} className={style.card}>
                        <CardButton id={card} among={hand} day={day} />
                      </span>
                    ))}
              </div>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
