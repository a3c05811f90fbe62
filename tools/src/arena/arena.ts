/** A series of matches between bots. */
import type { GameTypes } from '@lamplight/contract';
import type { AnyKit } from '@lamplight/testkit';
import { Misuse } from '../cli/flags.ts';
import { playLineup, rotated, rotationsOf, seatedFor } from './match.ts';
import type { Played } from './play.ts';
import { type Result, type Tally, tally } from './tally.ts';

export type Series = { readonly bots: readonly string[]; readonly games: number; readonly seed: number };

export type Finished = { readonly seed: number; readonly played: Played<GameTypes>; readonly number: number };

/** Each deal is played with everybody in every place; the last may be cut short by the number of games asked for. */
export function runSeries(kit: AnyKit, { bots, games, seed }: Series, finished: (match: Finished) => void): Tally {
  seatedFor(kit, bots);
  if (games < 1) throw new Misuse('Ask for at least one game.');
  const deals = Math.ceil(games / rotationsOf(bots));
  const lineups = Array.from({ length: deals }, (_, n) => rotated(bots, seed + n)).flat();
  const results = lineups.slice(0, games).map((lineup, number): Result => {
    const { result, played } = playLineup(kit, lineup);
    finished({ seed: lineup.deal, played, number });
    return result;
  });
  return tally(bots, results);
}
