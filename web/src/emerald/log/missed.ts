/** What I missed, step by step: which of it is shown just now. Who shows it moves on; any tap beside it goes on playing. */
import type { Source } from '../../store/store.ts';
import type { Entry } from './entries.ts';

export interface Missed {
  readonly entries: readonly Entry[];
  readonly at: number;
  readonly isRunning: boolean;
}

let missed: Missed | undefined;
const listeners = new Set<() => void>();

function show(next: Missed | undefined): void {
  missed = next;
  for (const listener of [...listeners]) listener();
}

export const missedNow: Source<Missed | undefined> = {
  now: () => missed,
  onChange: listener => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** The ends of turns are left out: they show nothing. */
export function playMissed(entries: readonly Entry[]): void {
  const worth = entries.filter(({ isQuiet, isUndone }) => !isQuiet && !isUndone);
  show(worth.length === 0 ? undefined : { entries: worth, at: 0, isRunning: true });
}

/** Past the last one it is over. */
export function stepMissed(by: 1 | -1): void {
  if (missed === undefined) return;
  const at = missed.at + by;
  show(at >= missed.entries.length ? undefined : { ...missed, at: Math.max(0, at) });
}

export function holdMissed(isHeld: boolean): void {
  if (missed !== undefined) show({ ...missed, isRunning: !isHeld });
}

export const endMissed = (): void => show(undefined);

/** Milliseconds that an entry is shown at full speed: a glance, and more for what follows from it. */
export const timeFor = ({ follows }: Entry): number => 2_200 + 700 * Math.min(5, follows.length);
