import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNow } from '../../../match/use-now.ts';
import { buzz, play } from '../../../sound/sound.ts';
import { useOurPlaying } from '../view/playing.ts';
import { type ClockStroke, clockOf, digitsOf, struck } from './clock.ts';
import style from './ring-clock.module.css';

const ring = 'M0 -46L39.8 -23L39.8 23L0 46L-39.8 23L-39.8 -23Z';

/** Time left for a lone team: a hex ring that empties, and always the digits. */
export function RingClock() {
  const { session, view } = useOurPlaying();
  const now = useNow(session, view.endsAt);
  const clock = now === undefined ? undefined : clockOf(view, now);
  useStrokes(clock?.share === undefined ? undefined : clock.time);
  if (clock === undefined || clock.share === undefined) return null;
  return (
    <section className={style.clock} data-urgency={clock.urgency}>
      <svg viewBox="-52 -52 104 104" aria-hidden="true">
        <path className={style.whole} d={ring} />
        <path className={style.left} d={ring} pathLength={1} strokeDasharray={`${clock.share} 1`} />
      </svg>
      {/* Screen readers read a timer on demand, not every second. */}
      <b role="timer" aria-live="off" key={clock.urgency}>
        {digitsOf(clock)}
      </b>
      <small>
        <FormattedMessage id="shadows.level" values={{ level: view.options.level }} />
      </small>
    </section>
  );
}

/** The last minute and the last seconds sound and vibrate. */
function useStrokes(left: number | undefined): void {
  const before = useRef(left);
  useEffect(() => {
    const stroke: ClockStroke | undefined = struck(before.current, left);
    before.current = left;
    if (stroke === undefined) return;
    play(stroke);
    if (stroke === 'last-three') buzz([40]);
  }, [left]);
}
