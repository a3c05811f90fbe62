import { randomPlayer } from '@lamplight/contract';
import type { Kit } from '@lamplight/testkit';
import { eager } from './eager.ts';
import { type Mine, mine } from './src/index.ts';
import { mineStage } from './stage.ts';
import { mineTrial } from './trial.ts';

export type { Mine };

export const mineKit: Kit<Mine> = {
  game: mine,
  trials: { standard: mineTrial },
  stage: mineStage,
  players: { random: randomPlayer(mine, 1_000), eager },
  // With two bots, one would have two of the three seats, and no count of wins would mean anything.
  seat: bots => (bots === 1 || bots === 3 ? { table: mineTrial.table, bots: [0, 1 % bots, 2 % bots] } : undefined),
};
