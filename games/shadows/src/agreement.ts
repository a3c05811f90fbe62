import type { Cell } from './board.ts';
import type { Agreement } from './words.ts';

/** The cell the Detectives agree on, given where each of them points [SA-MOVE-2]. */
export function agreed(votes: readonly (Cell | null)[], agreement: Agreement): Cell | undefined {
  const needed = agreement === 'all' ? votes.length : agreement === 'any' ? 1 : Math.floor(votes.length / 2) + 1;
  for (const cell of votes) {
    if (cell === null) continue;
    let agreeing = 0;
    for (const vote of votes) if (vote === cell) agreeing += 1;
    if (agreeing >= needed) return cell;
  }
  return undefined;
}
