import { houseMarks } from '@lamplight/art/public';
import type { CardId, Day } from '@lamplight/emerald/public';
import { useCallback, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { announce } from '../../parts/announce/live.tsx';
import { Button } from '../../parts/button.tsx';
import { IconButton } from '../../parts/icon-button.tsx';
import { useSettings } from '../../settings/settings.ts';
import { useSource } from '../../store/store.ts';
import { zoomCard } from '../cards/zoom/zoom-card.ts';
import { usePlaying } from '../view/playing.ts';
import { LogLine } from './line.tsx';
import { endMissed, holdMissed, type MissedEntries, missedNow, stepMissed, timeFor } from './missed.ts';
import style from './missed-bar.module.css';
import { pointAtCity } from './pointed.ts';
import { useSpeaking } from './use-speaking.ts';
import { textOf } from './values.ts';

/** Replays what I missed on the board: one move after the other, its cities lit. */
export function MissedBar() {
  const missed = useSource(missedNow);
  useEffect(() => endMissed, []);
  return missed === undefined ? null : <Bar missed={missed} />;
}

function Bar({ missed: { entries, at, isRunning } }: { readonly missed: MissedEntries }) {
  const { personOf } = usePlaying();
  const intl = useIntl();
  const { speed } = useSettings();
  const nameOf = useCallback((day: Day) => personOf(day).name, [personOf]);
  const speaking = useSpeaking(nameOf);
  const entry = entries[at];
  useEffect(() => {
    if (entry === undefined) return;
    pointAtCity(entry.cities[0]);
    announce([entry.head, ...entry.follows].map(sentence => textOf(sentence, speaking)).join('. '));
    return () => pointAtCity(undefined);
  }, [entry, speaking]);
  useEffect(() => {
    if (entry === undefined || !isRunning) return;
    const timer = setTimeout(() => stepMissed(1), timeFor(entry) * (speed === 0.5 ? 0.6 : 1));
    return () => clearTimeout(timer);
  }, [entry, isRunning, speed]);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') endMissed();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const onCard = useCallback((card: CardId) => {
    holdMissed(true);
    zoomCard(card);
  }, []);
  if (entry === undefined) return null;
  const label = (id: 'back' | 'next' | 'pause' | 'go') => intl.formatMessage({ id: `emerald.log.missed.${id}` });
  return (
    <section className={style.bar} aria-label={intl.formatMessage({ id: 'emerald.log.since' })}>
      <div className={style.line}>
        <LogLine key={entry.step} entry={entry} nameOf={nameOf} onCard={onCard} onCity={pointAtCity} />
      </div>
      <div className={style.keys}>
        <IconButton
          mark={houseMarks.back}
          label={label('back')}
          disabled={at === 0}
          onClick={() => {
            holdMissed(true);
            stepMissed(-1);
          }}
        />
        <IconButton
          mark={isRunning ? houseMarks.pause : houseMarks.play}
          label={label(isRunning ? 'pause' : 'go')}
          onClick={() => holdMissed(isRunning)}
        />
        <IconButton mark={houseMarks.next} label={label('next')} onClick={() => stepMissed(1)} />
        <span className={style.count}>
          <FormattedMessage id="emerald.log.missed.step" values={{ step: at + 1, count: entries.length }} />
        </span>
        <Button size="small" onClick={endMissed}>
          <FormattedMessage id="emerald.log.missed.end" />
        </Button>
      </div>
    </section>
  );
}
