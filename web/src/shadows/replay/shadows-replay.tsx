import type { ReplayGame } from '../../replay/game.ts';
import { isMajor, roundsOf, turnsOf } from './course.ts';
import { Lanes } from './lanes.tsx';
import { ShadowsReplayLine } from './line.tsx';
import { ReplayBoard } from './replay-board.tsx';
import { Said } from './said.tsx';
import { ReplayScores } from './scores.tsx';
import { SeatName } from './seat-name.tsx';

/** Shadows: Amsterdam, watched again. */
export const shadowsReplay: ReplayGame = {
  stretches: roundsOf,
  turns: turnsOf,
  isMajor,
  Scores: ReplayScores,
  Board: ReplayBoard,
  Said,
  Lanes,
  Line: ShadowsReplayLine,
  SeatName,
};
