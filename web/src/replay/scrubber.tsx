import { useIntl } from 'react-intl';
import { frameAtTime } from './frames.ts';
import type { ReplayGame, ReplayGameProps } from './game.ts';
import style from './scrubber.module.css';
import { clockText } from './time.ts';
import type { ReplayPlayback } from './use-playing.ts';

interface Props {
  readonly playing: ReplayPlayback;
  readonly game: ReplayGame;
  readonly shared: ReplayGameProps;
}

/** The time of a round from left to right, over the lanes of its sides. The page handles its keys: they step. */
export function Scrubber({ playing, game: { Lanes, when }, shared }: Props) {
  const intl = useIntl();
  const { frames, at, stretch, go } = playing;
  const { starts, ends, first, last, number } = stretch;
  const now = Math.min(ends, Math.max(starts, frames[at]?.at ?? starts));
  const frame = frames[at];
  const time = when === undefined || frame === undefined ? clockText(now - starts) : when(frame, intl);
  return (
    <div className={style.scrubber}>
      <Lanes {...shared} />
      <span
        className={style.head}
        style={{ left: `${(100 * (now - starts)) / (ends - starts)}%` }}
        data-edge={now - starts > (ends - starts) / 2 ? 'right' : 'left'}
        aria-hidden="true"
      >
        <b>{time}</b>
      </span>
      <input
        type="range"
        className={style.range}
        min={starts}
        max={ends}
        step={1}
        value={now}
        aria-label={intl.formatMessage({ id: when === undefined ? 'replay.scrub' : 'replay.scrub.match' })}
        aria-valuetext={intl.formatMessage(
          { id: when === undefined ? 'replay.scrub.text' : 'replay.scrub.text.match' },
          { round: number, time, step: at - first + 1, steps: last - first + 1 },
        )}
        onChange={event => go(frameAtTime(frames, event.target.valueAsNumber, [first, last]))}
      />
    </div>
  );
}
