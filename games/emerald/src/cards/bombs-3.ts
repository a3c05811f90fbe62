import type { Effect } from '../effect.ts';

/** Its three bombs are icons of the row; the kill itself makes it leave the game. */
export const bombs3: Effect<'bombs-3'> = {
  id: 'bombs-3',
  rules: ['EM-CARD-INFERNAL-MACHINE-1', 'EM-CARD-INFERNAL-MACHINE-2'],
  leavesAsBombs: true,
};
