import { trackTop } from '@lamplight/emerald/public';
import type { CSSProperties } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import { GameSymbol } from '../cards/symbol.tsx';
import { gapOf, stepsOf, type TrackPoint } from './tracks.ts';
import style from './tracks-chart.module.css';

const rungs = [0, trackTop / 2, trackTop];

const pathOf = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], n) => `${n === 0 ? 'M' : 'L'}${x} ${trackTop - y}`).join('');

/**
 * Solid for the Loyalists, dashed for the Restorationists, each with its sign at the end. Between them stands what the
 * gap was worth.
 */
export function TracksChart({ points }: { readonly points: readonly TrackPoint[] }) {
  const intl = useIntl();
  const last = points.at(-1) ?? { round: 0, loyalist: 0, restorationist: 0 };
  const rounds = Math.max(1, last.round);
  const { loyalist, restorationist } = last;
  const every = Math.ceil(rounds / 8);
  const ticks = points.filter(({ round }) => round > 0 && (round - 1) % every === 0);
  const isClose = Math.abs(loyalist - restorationist) < 2;
  const end = (of: 'loyalist' | 'restorationist') => {
    const place = last[of];
    const isUpper = of === 'loyalist' ? loyalist >= restorationist : restorationist > loyalist;
    const shift = isClose ? (isUpper ? 0.8 : -0.8) : 0;
    return (
      <span className={style.end} data-of={of} style={{ '--y': place + shift } as CSSProperties}>
        <GameSymbol of={of} size={20} />
        <FormattedNumber value={place} />
      </span>
    );
  };
  return (
    <div
      className={style.chart}
      role="img"
      aria-label={intl.formatMessage({ id: 'emerald.end.tracks.label' }, { rounds, loyalist, restorationist })}
    >
      <div className={style.rungs}>
        {rungs.map(rung => (
          <span key={rung} style={{ '--y': rung } as CSSProperties}>
            <FormattedNumber value={rung} />
          </span>
        ))}
      </div>
      <div className={style.field}>
        <svg viewBox={`0 0 ${rounds} ${trackTop}`} preserveAspectRatio="none" aria-hidden="true">
          {rungs.map(rung => (
            <path key={rung} className={style.rung} d={`M0 ${trackTop - rung}H${rounds}`} />
          ))}
          <path className={style.gap} d={`${pathOf(gapOf(points))}Z`} />
          <path className={style.loyalist} d={pathOf(stepsOf(points, 'loyalist'))} />
          <path className={style.restorationist} d={pathOf(stepsOf(points, 'restorationist'))} />
        </svg>
      </div>
      <div className={style.ends}>
        {end('loyalist')}
        {end('restorationist')}
      </div>
      <div className={style.ticks}>
        {ticks.map(({ round }) => (
          <span key={round} style={{ '--x': round / rounds } as CSSProperties}>
            <FormattedNumber value={round} />
          </span>
        ))}
      </div>
    </div>
  );
}
