/**
 * The moves I missed, and which of them is shown now. The bar steps through them. Taps elsewhere still play the game.
 */
import { createStore, type ReadableStore } from '../../store/store.ts';
import type { EmeraldLogEntry } from './entries.ts';

export interface MissedEntries {
  readonly entries: readonly EmeraldLogEntry[];
  readonly at: number;
  readonly isRunning: boolean;
}

const missed = createStore<MissedEntries | undefined>(undefined);

export const missedNow: ReadableStore<MissedEntries | undefined> = missed;

/** Ends of turns are left out: they show nothing. */
export function playMissed(entries: readonly EmeraldLogEntry[]): void {
  const worth = entries.filter(({ isQuiet, isUndone }) => !isQuiet && !isUndone);
  missed.set(worth.length === 0 ? undefined : { entries: worth, at: 0, isRunning: true });
}

/** A step past the last entry ends it. */
export function stepMissed(by: 1 | -1): void {
  const now = missed.now();
  if (now === undefined) return;
  const at = now.at + by;
  missed.set(at >= now.entries.length ? undefined : { ...now, at: Math.max(0, at) });
}

export function holdMissed(isHeld: boolean): void {
  const now = missed.now();
  if (now !== undefined) missed.set({ ...now, isRunning: !isHeld });
}

export const endMissed = (): void => missed.set(undefined);

/** Milliseconds for which an entry is shown at full speed. More consequences take longer to read. */
export const timeFor = ({ follows }: EmeraldLogEntry): number => 2_200 + 700 * Math.min(5, follows.length);
