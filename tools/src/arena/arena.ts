/** A series of matches between bots. */
import type { GameTypes } from '@lamplight/contract';
import type { AnyKit } from '@lamplight/testkit';
import { Misuse } from '../cli/flags.ts';
import { playAll } from './crew.ts';
import { type Lineup, playLineup, rotated, rotationsOf, seatedFor } from './match.ts';
import type { PlayedMatch } from './play.ts';
import { type ArenaTally, type ContestResult, tally } from './tally.ts';

export type Series = {
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: number;
  readonly threads: number;
};

export type FinishedMatch = { readonly seed: number; readonly played: PlayedMatch<GameTypes>; readonly number: number };

/** Each deal is played with everybody in every place. The number of games asked for may cut the last deal short. */
export async function runSeries(kit: AnyKit, order: Series): Promise<ArenaTally> {
  const jobs = lineupsOf(kit, order).map(lineup => ({ game: kit.game.id, lineup }));
  return tally(order.bots, await Array.fromAsync(playAll(jobs, order.threads)));
}

/** The same in this thread; each finished match is passed on whole. */
export function runSeriesKept(kit: AnyKit, order: Series, keep: (match: FinishedMatch) => void): ArenaTally {
  const results = lineupsOf(kit, order).map((lineup, number): ContestResult => {
    const { result, played } = playLineup(kit, lineup);
    keep({ seed: lineup.deal, played, number });
    return result;
  });
  return tally(order.bots, results);
}

function lineupsOf(kit: AnyKit, { bots, games, seed }: Series): readonly Lineup[] {
  seatedFor(kit, bots);
  if (games < 1) throw new Misuse('Ask for at least one game.');
  const deals = Math.ceil(games / rotationsOf(bots));
  const lineups = Array.from({ length: deals }, (_, n) => rotated(bots, seed + n)).flat();
  return lineups.slice(0, games);
}
