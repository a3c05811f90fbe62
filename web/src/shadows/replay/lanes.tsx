import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ReplayGameProps } from '../../replay/game.ts';
import { clockText } from '../../replay/time.ts';
import { FoundMark } from '../after/account/found-mark.tsx';
import { Emblem } from '../play/frame/emblem.tsx';
import { lanesOf } from './course.ts';
import style from './lanes.module.css';

/**
 * One lane for each team: when its Detectives think, and a mark for each find. It takes no touches: the scrubber lies
 * over it.
 */
export function Lanes({ frames, stretch }: Pick<ReplayGameProps, 'frames' | 'stretch'>) {
  const intl = useIntl();
  const lanes = useMemo(() => lanesOf(frames, stretch), [frames, stretch]);
  const share = (at: number) => `${(100 * (at - stretch.starts)) / (stretch.ends - stretch.starts)}%`;
  return lanes.map(({ team, thinks, marks }) => (
    <ul
      key={team}
      className={style.lane}
      data-team={team}
      aria-label={intl.formatMessage({ id: 'showing.lane' }, { team })}
    >
      <li className={style.emblem} aria-hidden="true">
        <Emblem team={team} size={22} />
      </li>
      {thinks.map(({ from, to }) => (
        <li
          key={from}
          aria-hidden="true"
          className={style.think}
          style={{ left: share(from), right: `calc(100% - ${share(to)})` }}
        />
      ))}
      {marks.map(({ at, found }) => (
        <li
          key={`${at} ${found}`}
          className={style.mark}
          style={{ left: share(at) }}
          aria-label={intl.formatMessage({ id: 'showing.lane.find' }, { found, time: clockText(at - stretch.starts) })}
        >
          <FoundMark of={found} size={22} />
        </li>
      ))}
    </ul>
  ));
}
