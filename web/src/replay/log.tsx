import { memo, useEffect, useMemo, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Panel } from '../parts/panel.tsx';
import type { ReplayFrame } from './frames.ts';
import type { LogEntry, ReplayGame, ReplayGameProps, Stretch } from './game.ts';
import style from './log.module.css';
import { clockText } from './time.ts';
import type { ReplayPlayback } from './use-playing.ts';

interface Props {
  readonly playing: ReplayPlayback;
  readonly game: ReplayGame;
  readonly nameOf: ReplayGameProps['nameOf'];
}

/** Everything that was told in this round. It follows the replay, and a tap on an entry goes there [UX-15]. */
export function Log({ playing, game, nameOf }: Props) {
  const { frames, at, stretch, go } = playing;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>(`[data-frame="${at}"]`);
    const box = list.current;
    // Scrolls only the list, never the page: somebody may be looking at the board.
    if (current != null && box !== null) box.scrollTop = current.offsetTop - box.clientHeight / 2;
  }, [at]);
  const lines = useMemo(() => (game.lines ?? linesOf(game))(frames, stretch), [frames, stretch, game]);
  // The lit entry is the last one told so far.
  const lit = lines.findLast(line => line.frame <= at)?.frame;
  return (
    <Panel isTight title={<FormattedMessage id="replay.log" />} className={style.panel}>
      <ol ref={list} className={style.list}>
        {lines.map(({ frame, key, told, isMajor }) => {
          const shown = frames[frame];
          if (shown === undefined) return null;
          return (
            <li key={key} data-frame={frame} data-minor={isMajor ? undefined : ''}>
              <button
                type="button"
                className={style.line}
                aria-current={frame === lit ? 'step' : undefined}
                data-later={frame > at || undefined}
                onClick={() => go(frame)}
              >
                {game.when === undefined && <span className={style.time}>{clockText(shown.at - stretch.starts)}</span>}
                <LineOf Line={game.Line} told={told} frame={shown} nameOf={nameOf} />
              </button>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

/** Each telling is an entry. */
const linesOf =
  ({ isMajor }: ReplayGame) =>
  (frames: readonly ReplayFrame[], { first, last }: Stretch): readonly LogEntry[] =>
    frames.slice(first, last + 1).flatMap(({ told }, n) =>
      told.map((each, place) => ({
        frame: first + n,
        key: `${first + n} ${place}`,
        told: each,
        isMajor: isMajor(each),
      })),
    );

interface LineOfProps {
  readonly Line: ReplayGame['Line'];
  readonly told: ReplayFrame['told'][number];
  readonly frame: ReplayFrame;
  readonly nameOf: ReplayGameProps['nameOf'];
}

/** Hundreds of entries must not render again while the replay runs. */
const LineOf = memo(function LineOf({ Line, ...line }: LineOfProps) {
  return <Line {...line} />;
});
