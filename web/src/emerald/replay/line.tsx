import type { Day } from '@lamplight/emerald/public';
import { seatNo } from '@lamplight/emerald/public';
import { useCallback } from 'react';
import type { LogLineProps } from '../../replay/game.ts';
import type { EmeraldLogEntry } from '../log/entries.ts';
import { SentenceLine } from '../log/line.tsx';
import style from './line.module.css';

/**
 * A move as in the log of the match, with what came of it. The whole line is one button, so nothing inside it is one.
 */
export function EmeraldReplayLine({ told, nameOf }: LogLineProps) {
  const { head, follows, isUndone } = told as unknown as EmeraldLogEntry;
  const named = useCallback((day: Day) => nameOf(seatNo(day)), [nameOf]);
  return (
    <span className={style.line} data-undone={isUndone || undefined}>
      <span>
        <SentenceLine sentence={head} nameOf={named} />
      </span>
      {!isUndone &&
        follows.map((sentence, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened never changes
          <span key={n} className={style.follow}>
            <SentenceLine sentence={sentence} nameOf={named} />
          </span>
        ))}
    </span>
  );
}
