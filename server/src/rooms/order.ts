import type { Read } from '@lamplight/contract';
import type { AnyGame } from '../match/machine.ts';
import type { PlaySettings } from '../table/state.ts';

/** Reads what is to be played, as the game reads it and within what a table may cost [TB-SET-1, TB-SET-5]. */
export function readOrder(game: AnyGame, value: unknown): Read<PlaySettings> {
  const table = game.read.table(value);
  if ('wrong' in table) return table;
  const wrong = game.exceeds?.(table.value);
  return wrong === undefined ? { value: table.value } : { wrong };
}
