import { teams } from '@lamplight/shadows/public';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNow } from '../../../match/use-now.ts';
import { Eyebrow } from '../../../parts/eyebrow.tsx';
import { Skyline } from '../../../parts/skyline/skyline.tsx';
import { play } from '../../../sound/sound.ts';
import { Face } from '../../../table/people/face.tsx';
import { countOf } from '../clock/clock.ts';
import { usePlaying } from '../view/playing.ts';
import style from './countdown.module.css';
import { Emblem } from './emblem.tsx';

/** Three, two, one, for all at once. No part of a map is in the page before zero [SA-SETUP-4]. */
export function Countdown() {
  const { session, view } = usePlaying();
  const now = useNow(session, view.startsAt);
  const count = now === undefined ? undefined : countOf(view, now);
  useEffect(() => {
    if (count !== undefined) play('count');
  }, [count]);
  const role = view.me?.role ?? 'audience';
  return (
    <div className={style.countdown}>
      <div className={style.middle}>
        <Eyebrow as="span">
          <FormattedMessage id="shadows.count.ready" />
        </Eyebrow>
        <div className={style.lamp}>
          <svg viewBox="-60 -68 120 136" aria-hidden="true">
            <path className={style.ring} d="M0 -61.2L53 -30.6L53 30.6L0 61.2L-53 30.6L-53 -30.6Z" />
            <path className={style.face} d="M0 -55.4L48 -27.7L48 27.7L0 55.4L-48 27.7L-48 -27.7Z" />
          </svg>
          <b key={count} role="timer">
            {count}
          </b>
        </div>
        <h2>
          <FormattedMessage id="shadows.count.title" values={{ role }} />
        </h2>
        <p>
          <FormattedMessage id="shadows.count.text" values={{ role }} />
        </p>
      </div>
      <Officers />
      <Skyline />
    </div>
  );
}

/** Who will give the cards. */
function Officers() {
  const { view, personAt } = usePlaying();
  return (
    <ul className={style.officers}>
      {teams.map(team => {
        const officer = view.teams[team]?.officer;
        if (officer === undefined) return null;
        const person = personAt(officer);
        return (
          <li key={team} data-mine={view.me?.team === team ? '' : undefined}>
            <Face person={person} />
            <span>
              <b>{person.name}</b>
              <small>
                <FormattedMessage id="shadows.role" values={{ role: 'officer' }} />
              </small>
            </span>
            <Emblem team={team} />
          </li>
        );
      })}
    </ul>
  );
}
