import type { ReplayGame } from '../../replay/game.ts';
import { isMajor, linesOf, paced, stretchesOf, turnsOf } from './course.ts';
import { Hands } from './hands.tsx';
import { Lanes } from './lanes.tsx';
import { EmeraldReplayLine } from './line.tsx';
import { ReplayBoard } from './replay-board.tsx';
import { ReplayScores } from './scores.tsx';
import { SeatName } from './seat-name.tsx';
import { seenIn } from './seen.ts';
import '../style/index.css';

/** A Study in Emerald, watched again. */
export const emeraldReplay: ReplayGame = {
  paced,
  when: (frame, intl) => {
    const { phase, turn } = seenIn(frame);
    if (phase === 'playing') return intl.formatMessage({ id: 'emerald.replay.turn' }, { turn: turn.number });
    return intl.formatMessage({ id: phase === 'over' ? 'emerald.replay.over' : 'emerald.replay.placing' });
  },
  lines: linesOf,
  stretches: stretchesOf,
  turns: turnsOf,
  isMajor,
  Scores: ReplayScores,
  Board: ReplayBoard,
  Said: Hands,
  Lanes,
  Line: EmeraldReplayLine,
  SeatName,
};
