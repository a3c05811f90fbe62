import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { IdentityCard } from '../cards/identity-card.tsx';
import { PlayerName } from '../log/player-name.tsx';
import { usePlaying } from '../view/playing.ts';
import type { EmeraldMoment } from './moments-of.ts';
import overlay from './overlay.module.css';
import { Overlay } from './overlay.tsx';
import style from './reveal-moment.module.css';

interface RevealMomentProps {
  readonly moment: Extract<EmeraldMoment, { type: 'reveal' }>;
  readonly onEnd: () => void;
}

const rays = Array.from({ length: 24 }, (_, n) => {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${Math.round(500 * Math.cos(angle))} ${Math.round(500 * Math.sin(angle))}`;
  };
  return `M0 0L${at(n * 15)}L${at(n * 15 + 7.5)}Z`;
}).join('');

/** Identities turn over, side by side where there are several [EM-REVEAL-5]. */
export function RevealMoment({ moment: { shown, ends }, onEnd }: RevealMomentProps) {
  const { personOf } = usePlaying();
  const id = useId();
  return (
    <Overlay
      of="reveal"
      labelledBy={id}
      goOn={<FormattedMessage id={ends ? 'emerald.moments.reckoning' : 'emerald.moments.go'} />}
      onEnd={onEnd}
      className={style.stack}
      ground={
        <svg
          className={overlay.rays}
          data-faction={ends ? 'restorationist' : 'loyalist'}
          viewBox="-500 -500 1000 1000"
          aria-hidden="true"
        >
          <path d={rays} />
        </svg>
      }
    >
      <ul className={style.shown} data-count={shown.length}>
        {shown.map(({ day, faction, cause }) => (
          <li key={day}>
            <p className={overlay.over}>
              <FormattedMessage id="emerald.moments.cause" values={{ cause }} />
            </p>
            <div className={style.card}>
              <IdentityCard faction={faction} size="full" />
            </div>
            <h2 className={style.who}>
              <FormattedMessage
                id="emerald.moments.is"
                values={{ faction, who: <PlayerName day={day} name={personOf(day).name} size={22} /> }}
              />
            </h2>
          </li>
        ))}
      </ul>
      <p id={id} className={overlay.line}>
        <FormattedMessage id={ends ? 'emerald.moments.reveal.ends' : 'emerald.moments.reveal.goes'} />
      </p>
    </Overlay>
  );
}
