import type { Day } from '@lamplight/emerald/public';
import { useIntl } from 'react-intl';
import { useNow } from '../../match/use-now.ts';
import { usePlaying } from '../view/playing.ts';
import style from './time.module.css';
import { awaitedIn, partsOf, timeLeft } from './time-left.ts';

/** What is left on a player's clock; nothing at a table without one. */
export function Time({ day }: { readonly day: Day }) {
  const { session, view } = usePlaying();
  const intl = useIntl();
  const runs = awaitedIn(view) === day;
  const now = useNow(session, view.options.clock === null || !runs ? null : view.clock.since);
  const left = timeLeft(view, day, now ?? view.clock.since);
  if (left === undefined) return null;
  const parts = partsOf(left);
  const unit = (value: number, name: 'day' | 'hour') =>
    intl.formatNumber(value, { style: 'unit', unit: name, unitDisplay: 'narrow' });
  const text = parts.type === 'digits' ? parts.text : `${unit(parts.days, 'day')} ${unit(parts.hours, 'hour')}`;
  return (
    <span
      className={style.time}
      role="timer"
      aria-live="off"
      data-runs={runs || undefined}
      data-short={left < 30_000 || undefined}
      aria-label={intl.formatMessage({ id: 'emerald.players.time' }, { time: text })}
    >
      {text}
    </span>
  );
}
