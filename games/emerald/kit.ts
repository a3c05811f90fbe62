import { randomPlayer } from '@lamplight/contract';
import type { Kit } from '@lamplight/testkit';
import { greedy } from './greedy.ts';
import { type Emerald, emerald } from './src/index.ts';
import { factionNow } from './src/outcome.ts';
import { seatsOf } from './src/scores.ts';
import { emeraldStage } from './stage.ts';
import { emeraldTrials } from './trial.ts';

export type { Emerald };

export const emeraldKit: Kit<Emerald> = {
  game: emerald,
  trials: emeraldTrials,
  stage: emeraldStage,
  players: { random: randomPlayer(emerald, 4_000), greedy },
  seat: bots => {
    const { min, max } = emerald.seats;
    if (bots < min || bots > max) return undefined;
    return {
      table: { seats: bots, options: { clock: null, runsOut: 'step' } },
      bots: Array.from({ length: bots }, (_, bot) => bot),
    };
  },
  sides: state => seatsOf(state).map(seat => factionNow(state, seat)),
};
