import { useIntl } from 'react-intl';
import { useNow } from '../../match/use-now.ts';
import { usePlaying } from '../view/playing.ts';
import style from './ring.module.css';
import { sentFrom, shownOf, type Wait, waitOf } from './wait.ts';

/** The time left: a ring that empties, with the seconds in it. The same for every viewer. */
export function Ring({ askedAt }: { readonly askedAt: number }) {
  const { session, view } = usePlaying();
  const { clock, options } = view;
  const runs = sentFrom(view, askedAt) > 0 || options.clock !== null;
  const now = useNow(session, runs ? clock.since : null);
  const wait = now === undefined ? undefined : waitOf(view, askedAt, now);
  return wait === undefined ? null : <Dial wait={wait} />;
}

function Dial({ wait: { left, whole, of } }: { readonly wait: Wait }) {
  const intl = useIntl();
  const shown = shownOf(left);
  const values = { ...shown, rest: String(shown.rest).padStart(2, '0') };
  return (
    <div
      className={style.ring}
      role="timer"
      aria-live="off"
      data-of={of}
      aria-label={intl.formatMessage({ id: 'emerald.questions.clock' }, shown)}
    >
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <circle className={style.whole} r={44} />
        <circle
          className={style.left}
          r={44}
          pathLength={1}
          strokeDasharray={`${Math.min(1, left / whole)} 1`}
          transform="rotate(-90)"
        />
      </svg>
      <b aria-hidden="true">{intl.formatMessage({ id: 'emerald.questions.clock.short' }, values)}</b>
    </div>
  );
}
