import { seatNo } from '@lamplight/emerald/public';
import { type CSSProperties, useMemo } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import type { ReplayGameProps } from '../../replay/game.ts';
import { Sign } from '../cards/piece.tsx';
import { lanesOf } from './course.ts';
import style from './lanes.module.css';

/** One lane for each player: turns and points. It takes no touches: the scrubber lies over it. */
export function Lanes({ frames, stretch, nameOf }: Pick<ReplayGameProps, 'frames' | 'stretch' | 'nameOf'>) {
  const intl = useIntl();
  const lanes = useMemo(() => lanesOf(frames), [frames]);
  const share = (at: number) => (at - stretch.starts) / (stretch.ends - stretch.starts);
  return (
    <div className={style.lanes}>
      {lanes.map(({ day, turns, points }) => {
        const name = nameOf(seatNo(day));
        return (
          <ul key={day} className={style.lane} aria-label={intl.formatMessage({ id: 'emerald.replay.lane' }, { name })}>
            <li className={style.sign} aria-hidden="true">
              <Sign day={day} size={14} />
            </li>
            {turns.map(({ from, to }) => (
              <li
                key={from}
                aria-hidden="true"
                className={style.turn}
                data-day={day}
                style={{ '--from': share(from), '--to': share(to) } as CSSProperties}
              />
            ))}
            {spread(points, share).map(({ at, score }) => (
              <li key={at} className={style.points} style={{ '--from': share(at) } as CSSProperties}>
                <FormattedNumber value={score} />
              </li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}

/**
 * The least distance between two numbers, as a share of the lane. Of closer ones only the later is shown: it says more.
 */
const apart = 0.06;

function spread<Point extends { readonly at: number }>(
  points: readonly Point[],
  share: (at: number) => number,
): readonly Point[] {
  return points.filter((point, n) => {
    const next = points[n + 1];
    return next === undefined || share(next.at) - share(point.at) >= apart;
  });
}
