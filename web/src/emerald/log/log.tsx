import { houseMarks } from '@lamplight/art/public';
import { type CardId, type Day, days } from '@lamplight/emerald/public';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../parts/button.tsx';
import { Mark } from '../../parts/mark.tsx';
import { useSettings } from '../../settings/settings.ts';
import { zoomCard } from '../cards/zoom/zoom-card.ts';
import { usePlaying } from '../view/playing.ts';
import type { EmeraldLogEntry } from './entries.ts';
import { Filter } from './filter.tsx';
import { LogLine, type LogNames } from './line.tsx';
import style from './log.module.css';
import { playMissed } from './missed.ts';
import { pointAtCity } from './pointed.ts';
import { about, sinceMyTurn } from './since.ts';
import { useEntries } from './use-entries.ts';

interface LogProps {
  /** What was missed is replayed on the board, so a sheet that covers it must close. */
  readonly onPlay?: (() => void) | undefined;
}

/** Every move in a sentence, with what came of it. Entries I have not seen yet have an edge of their own. */
export function Log({ onPlay }: LogProps) {
  const { session, view, personOf } = usePlaying();
  const { entries, isWhole } = useEntries(session);
  const { speed } = useSettings();
  const [day, setDay] = useState<Day | null>(null);
  const [isDetailed, setDetailed] = useState(false);
  const nameOf = useCallback((each: Day) => personOf(each).name, [personOf]);
  const since = useMemo(() => sinceMyTurn(entries, view.me, view.turn.player), [entries, view.me, view.turn.player]);
  const missed = useMemo(() => (since === undefined ? [] : entries.slice(since.from, since.to)), [entries, since]);
  const shown = useMemo(() => about(entries, day), [entries, day]);
  const list = useRef<HTMLDivElement>(null);
  useNewestInSight(list, shown);

  const play = () => {
    // Without motion, it is read in the log itself.
    if (speed === 0) list.current?.querySelector('[data-since]')?.scrollIntoView({ block: 'start' });
    else {
      playMissed(missed);
      onPlay?.();
    }
  };
  return (
    <div className={style.log}>
      <div className={style.tools}>
        <Filter players={days.filter(each => view.players[each] !== undefined)} value={day} onChange={setDay} />
        {missed.some(({ isQuiet }) => !isQuiet) && (
          <Button size="small" onClick={play}>
            <Mark of={houseMarks.play} size={16} />
            <FormattedMessage id="emerald.log.play" />
          </Button>
        )}
        <label className={style.details}>
          <input type="checkbox" checked={isDetailed} onChange={event => setDetailed(event.target.checked)} />
          <FormattedMessage id="emerald.log.details" />
        </label>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <div ref={list} className={style.list} tabIndex={0} role="log" aria-live="off">
        {!isWhole && (
          <p className={style.hint}>
            <FormattedMessage id="emerald.log.earlier" />
          </p>
        )}
        {isWhole && shown.length === 0 && (
          <p className={style.hint}>
            <FormattedMessage id={day === null ? 'emerald.log.empty' : 'emerald.log.none'} />
          </p>
        )}
        <Lines entries={shown} missed={missed} isWhole={isWhole} isDetailed={isDetailed} nameOf={nameOf} />
        {view.phase !== 'over' && <Turn day={view.turn.player} isMine={view.turn.player === view.me} nameOf={nameOf} />}
      </div>
    </div>
  );
}

/** Keeps the newest entry visible, unless somebody has scrolled up to read. */
function useNewestInSight(list: { readonly current: HTMLDivElement | null }, shown: readonly EmeraldLogEntry[]): void {
  const isAtEnd = useRef(true);
  useEffect(() => {
    const box = list.current;
    if (box === null) return;
    const look = () => {
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
    };
    box.addEventListener('scroll', look, { passive: true });
    return () => box.removeEventListener('scroll', look);
  }, [list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown has grown
  useEffect(() => {
    const box = list.current;
    if (box !== null && isAtEnd.current) box.scrollTop = box.scrollHeight;
  }, [shown, list]);
}

interface LinesProps {
  readonly entries: readonly EmeraldLogEntry[];
  readonly missed: readonly EmeraldLogEntry[];
  readonly isWhole: boolean;
  readonly isDetailed: boolean;
  readonly nameOf: LogNames['nameOf'];
}

function Lines({ entries, missed, isWhole, isDetailed, nameOf }: LinesProps) {
  const isMissed = useMemo(() => new Set(missed), [missed]);
  return entries.map((entry, n) => {
    const before = entries[n - 1];
    const isNewRound = isWhole && entry.round !== before?.round;
    const isFirstMissed = isMissed.has(entry) && (before === undefined || !isMissed.has(before));
    return (
      <Row
        key={entry.step}
        entry={entry}
        isNewRound={isNewRound}
        isMissed={isMissed.has(entry)}
        isFirstMissed={isFirstMissed}
        isDetailed={isDetailed}
        nameOf={nameOf}
      />
    );
  });
}

interface RowProps {
  readonly entry: EmeraldLogEntry;
  readonly isNewRound: boolean;
  readonly isMissed: boolean;
  readonly isFirstMissed: boolean;
  readonly isDetailed: boolean;
  readonly nameOf: LogNames['nameOf'];
}

const onCard = (card: CardId) => zoomCard(card);

/** Rendered again only if something about it is new: a long match has hundreds. */
const Row = memo(function Row({ entry, isNewRound, isMissed, isFirstMissed, isDetailed, nameOf }: RowProps) {
  return (
    <>
      {isNewRound && (
        <h2 className={style.heading}>
          {entry.round === 0 ? (
            <FormattedMessage id="emerald.log.setup" />
          ) : (
            <FormattedMessage id="emerald.log.round" values={{ round: entry.round }} />
          )}
        </h2>
      )}
      {isFirstMissed && (
        <h2 className={style.heading} data-since="">
          <FormattedMessage id="emerald.log.since" />
        </h2>
      )}
      <div className={style.line} data-missed={isMissed || undefined}>
        <LogLine entry={entry} hasSmallPrint={isDetailed} nameOf={nameOf} onCard={onCard} onCity={pointAtCity} />
      </div>
    </>
  );
});

interface TurnProps {
  readonly day: Day;
  readonly isMine: boolean;
  readonly nameOf: LogNames['nameOf'];
}

function Turn({ day, isMine, nameOf }: TurnProps) {
  const intl = useIntl();
  return (
    <h2 className={style.heading} data-turn="">
      {isMine
        ? intl.formatMessage({ id: 'emerald.log.turn.mine' })
        : intl.formatMessage({ id: 'emerald.log.turn.of' }, { who: nameOf(day) })}
    </h2>
  );
}
