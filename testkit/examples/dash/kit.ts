import { randomPlayer } from '@lamplight/contract';
import type { Kit } from '@lamplight/testkit';
import { type Dash, dash } from './src/index.ts';
import { dashStage } from './stage.ts';
import { dashTrials } from './trial.ts';

export type { Dash };

export const dashKit: Kit<Dash> = {
  game: dash,
  trials: dashTrials,
  stage: dashStage,
  players: { random: randomPlayer(dash, 150) },
  seat: bots => {
    const seats = Math.max(bots, dash.seats.min);
    if (bots < 1 || seats > dash.seats.max) return undefined;
    return { table: { seats, options: {} }, bots: Array.from({ length: seats }, (_, seat) => seat % bots) };
  },
};
