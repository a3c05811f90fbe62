/** The stored matches of Emerald: one for each way to end, for each number of players. */

import { type MatchRecord, recordOf, seedOf } from '@lamplight/contract';
import { type Emerald, emeraldKit } from '@lamplight/emerald/kit';
import { play } from '../arena/play.ts';
import type { Matches } from './keep.ts';

type Fixture = {
  readonly players: number;
  /** Plays in every seat. */
  readonly bot: 'greedy' | 'random';
  /** Found by trial. The test beside the rules says how the match must end. */
  readonly seed: number;
};

const fixtures: Readonly<Record<string, Fixture>> = {
  'two-score': { players: 2, bot: 'greedy', seed: 75 },
  'two-track': { players: 2, bot: 'greedy', seed: 43 },
  'two-reveal': { players: 2, bot: 'greedy', seed: 61 },
  'two-stall': { players: 2, bot: 'greedy', seed: 33 },
  'three-score': { players: 3, bot: 'greedy', seed: 57 },
  'three-track': { players: 3, bot: 'greedy', seed: 43 },
  'three-reveal': { players: 3, bot: 'greedy', seed: 126 },
  'three-stall': { players: 3, bot: 'greedy', seed: 48 },
  'four-score': { players: 4, bot: 'greedy', seed: 24 },
  'four-track': { players: 4, bot: 'greedy', seed: 62 },
  'four-reveal': { players: 4, bot: 'greedy', seed: 31 },
  'four-stall': { players: 4, bot: 'random', seed: 11 },
  'five-score': { players: 5, bot: 'greedy', seed: 101 },
  'five-track': { players: 5, bot: 'greedy', seed: 96 },
  'five-reveal': { players: 5, bot: 'greedy', seed: 12 },
  'five-stall': { players: 5, bot: 'random', seed: 2 },
};

/** The same bytes every time, as long as the rules, the cards and the bots stay as they are. */
async function playFixture({ players, bot, seed }: Fixture): Promise<MatchRecord<Emerald>> {
  const seated = emeraldKit.seat(players);
  const seating = emeraldKit.players[bot];
  if (seated === undefined || seating === undefined)
    throw new Error(`Emerald cannot be played by ${players} ${bot} bots.`);
  const { opening, steps } = play(
    emeraldKit.game,
    seated.table,
    seedOf(seed),
    seated.bots.map(() => seating),
  );
  return recordOf(emeraldKit.game, seated.table, opening, steps);
}

export const emeraldMatches: Matches = Object.fromEntries(
  Object.entries(fixtures).map(([name, fixture]) => [name, () => playFixture(fixture)]),
);
