/** What happened since my last turn, and whom it concerns. */
import type { Day } from '@lamplight/emerald/public';
import type { EmeraldLogEntry } from './entries.ts';

export interface EntrySpan {
  readonly from: number;
  /** The index after its last entry. */
  readonly to: number;
}

/** From the end of my last turn to the start of this one, or to now. Undefined if nothing happened in between. */
export function sinceMyTurn(entries: readonly EmeraldLogEntry[], me: Day | null, turn: Day): EntrySpan | undefined {
  if (me === null) return undefined;
  let to = entries.length;
  if (turn === me) while (to > 0 && entries[to - 1]?.turn === me) to -= 1;
  let from = to;
  while (from > 0 && entries[from - 1]?.turn !== me) from -= 1;
  // If I had no turn before, this is the beginning of the match, which I saw.
  return from === to || from === 0 ? undefined : { from, to };
}

/** Entries about this player, as the one who acted or the one who was hit. */
export const about = (entries: readonly EmeraldLogEntry[], day: Day | null): readonly EmeraldLogEntry[] =>
  day === null ? entries : entries.filter(({ days }) => days.includes(day));
