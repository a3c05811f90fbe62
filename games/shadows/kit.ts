import { randomPlayer } from '@lamplight/contract';
import type { Kit } from '@lamplight/testkit';
import { type Shadows, shadows } from './src/index.ts';
import { shadowsStage } from './stage.ts';
import { shadowsTrials } from './trial.ts';
import { walker } from './walker.ts';

export type { Shadows };

export const shadowsKit: Kit<Shadows> = {
  game: shadows,
  trials: shadowsTrials,
  stage: shadowsStage,
  players: { random: randomPlayer(shadows, 4_000), walker },
  // One bot plays every seat of a team.
  seat: bots => {
    const crews = { black: { officer: 0, detectives: [1] }, orange: { officer: 2, detectives: [3] } } as const;
    const rest = { police: 11, agreement: 'all', maps: 'all', level: 'recruit', layout: 'standard' } as const;
    if (bots === 1) return { table: { seats: 2, options: { ...rest, teams: { black: crews.black } } }, bots: [0, 0] };
    return bots === 2 ? { table: { seats: 4, options: { ...rest, teams: crews } }, bots: [0, 0, 1, 1] } : undefined;
  },
};
