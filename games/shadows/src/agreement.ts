import type { Cell } from './board.ts';
import type { Agreement } from './words.ts';

/** The cell the Detectives agree on, given where each of them points [SA-MOVE-2]. */
export function agreed(votes: readonly (Cell | null)[], agreement: Agreement): Cell | undefined {
  const needed = { all: votes.length, majority: Math.floor(votes.length / 2) + 1, any: 1 }[agreement];
  const chosen = votes.find(cell => cell !== null && votes.filter(vote => vote === cell).length >= needed);
  return chosen ?? undefined;
}
