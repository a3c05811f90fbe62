import { houseMarks } from '@lamplight/art/public';
import type { Seat } from '@lamplight/contract';
import { useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { showToast } from '../parts/announce/toasts.ts';
import { Button } from '../parts/button.tsx';
import { type ButtonLook, buttonClass } from '../parts/button-class.ts';
import { Mark } from '../parts/mark.tsx';
import { Page } from '../shell/page.tsx';
import { Controls } from './controls.tsx';
import type { ReplayGame } from './game.ts';
import { type LoadedReplay, recordAddress } from './load.ts';
import { Log } from './log.tsx';
import style from './replay-screen.module.css';
import { Scrubber } from './scrubber.tsx';
import { SeenByChoice } from './seen-by.tsx';
import { usePlaying } from './use-playing.ts';

interface Props {
  readonly match: string;
  readonly replay: LoadedReplay;
  readonly game: ReplayGame;
}

/** Scores and log, the board, the choice of viewer; below them the time. */
export function ReplayScreen({ match, replay, game }: Props) {
  const intl = useIntl();
  const playing = usePlaying(match, replay, game);
  const nameOf = useCallback(
    (seat: Seat) => replay.sitting[seat] ?? intl.formatMessage({ id: 'replay.seat' }, { number: seat + 1 }),
    [replay, intl],
  );
  const { frames, at, stretch, seenBy, address } = playing;
  const frame = frames[at];
  const shared = { frames, at, stretch, seenBy, nameOf };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(address, location.href).href);
      showToast({ text: intl.formatMessage({ id: 'replay.link.copied' }) });
    } catch {
      showToast({ text: intl.formatMessage({ id: 'replay.link.failed' }) });
    }
  };
  return (
    <Page isBare>
      <div className={style.screen}>
        <header className={style.head}>
          <h1 className={style.title}>
            {game.when === undefined || frame === undefined ? (
              <FormattedMessage id="replay.title" values={{ round: stretch.number }} />
            ) : (
              <FormattedMessage id="replay.title.match" values={{ when: game.when(frame, intl) }} />
            )}
          </h1>
          <div className={style.acts}>
            <Button kind="ghost" size="small" onClick={() => void copy()}>
              <Mark of={houseMarks.link} size={18} />
              <FormattedMessage id="replay.link" tagName="span" />
            </Button>
            <RecordLink match={match} kind="quiet" />
          </div>
        </header>
        <div className={style.scores}>
          <game.Scores {...shared} />
        </div>
        <div className={style.board}>
          <game.Board {...shared} />
        </div>
        <div className={style.time}>
          <Scrubber playing={playing} game={game} shared={shared} />
          <Controls playing={playing} />
        </div>
        <div className={style.seen}>
          <SeenByChoice playing={playing} replay={replay} SeatName={game.SeatName} />
          <game.Said {...shared} />
        </div>
        <div className={style.log}>
          <Log playing={playing} game={game} nameOf={nameOf} />
        </div>
      </div>
    </Page>
  );
}

/** Leads to a file, which the browser saves. */
export function RecordLink({ match, kind }: { readonly match: string; readonly kind: ButtonLook['kind'] }) {
  return (
    <a href={recordAddress(match)} download={`${match}.json`} className={buttonClass({ kind, size: 'small' })}>
      <Mark of={houseMarks.down} size={18} />
      <FormattedMessage id="replay.download" tagName="span" />
    </a>
  );
}
