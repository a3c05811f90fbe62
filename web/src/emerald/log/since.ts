/** What happened since I last had a say, and what concerns whom. */
import type { Day } from '@lamplight/emerald/public';
import type { EmeraldLogEntry } from './entries.ts';

export interface EntrySpan {
  readonly from: number;
  /** The first that is no longer part of it. */
  readonly to: number;
}

/** From the end of my last turn to the begin of this one, or to now. Undefined where nothing happened in between. */
export function sinceMyTurn(entries: readonly EmeraldLogEntry[], me: Day | null, turn: Day): EntrySpan | undefined {
  if (me === null) return undefined;
  let to = entries.length;
  if (turn === me) while (to > 0 && entries[to - 1]?.turn === me) to -= 1;
  let from = to;
  while (from > 0 && entries[from - 1]?.turn !== me) from -= 1;
  // Without a turn of mine before it is not "since" but the beginning, which I saw.
  return from === to || from === 0 ? undefined : { from, to };
}

/** Those about this player, as whoever acted or as whom it struck. */
export const about = (entries: readonly EmeraldLogEntry[], day: Day | null): readonly EmeraldLogEntry[] =>
  day === null ? entries : entries.filter(({ days }) => days.includes(day));
