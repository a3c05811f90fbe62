/** Everybody against everybody, on the same deals in every seat. */
import { must, type Random, randomAt, seedOf } from '@lamplight/contract';
import type { AnyKit } from '@lamplight/testkit';
import { Misuse } from '../cli/flags.ts';
import { playAll } from './crew.ts';
import type { WinShare } from './interval.ts';
import { type Lineup, rotated, seatedFor } from './match.ts';
import { type BotRating, type Contest, rated } from './ratings.ts';
import { type ContestResult, placesOf, share } from './tally.ts';

export type LadderOrder = {
  readonly bots: readonly string[];
  readonly players: number;
  readonly deals: number;
  readonly seed: number;
  readonly threads: number;
};
export type Rung = BotRating & { readonly won: WinShare };

/** Beyond every random stream of a match. */
const ladderStream = 2 ** 42;

export async function runLadder(kit: AnyKit, order: LadderOrder): Promise<readonly Rung[]> {
  const { bots, players, deals, seed, threads } = order;
  if (new Set(bots).size < 2) throw new Misuse('A ladder needs at least two different bots.');
  if (deals < 2) throw new Misuse('A ladder needs at least two deals.');
  const random = randomAt(seedOf(seed), ladderStream);
  const lineups = companies(bots, players, deals, random).map((company, n) => rotated(company, seed + n));
  for (const [first] of lineups) seatedFor(kit, first?.bots ?? []);
  const results: { readonly lineup: Lineup; readonly result: ContestResult }[] = [];
  const jobs = lineups.flat().map(lineup => ({ game: kit.game.id, lineup }));
  for await (const result of playAll(jobs, threads))
    results.push({ lineup: must(jobs, results.length).lineup, result });
  const byDeal = Map.groupBy(results, ({ lineup }) => lineup.deal);
  const found = rated(
    [...byDeal.values()].map(matches => matches.map(contestOf)),
    random,
  );
  return found.map(rung => ({ ...rung, won: wonBy(rung.name, results) }));
}

/** Who meets at each deal: everybody equally often, and nobody against itself while others are left. */
export function companies(
  bots: readonly string[],
  players: number,
  deals: number,
  random: Random,
): readonly (readonly string[])[] {
  let queue: readonly string[] = [];
  return Array.from({ length: deals }, () => {
    const company: string[] = [];
    while (company.length < players) {
      if (queue.length === 0) queue = random.shuffle(bots);
      const next = queue.find(bot => !company.includes(bot)) ?? (bots.length < players ? queue[0] : undefined);
      if (next === undefined) queue = [...queue, ...random.shuffle(bots)];
      else {
        company.push(next);
        queue = queue.toSpliced(queue.indexOf(next), 1);
      }
    }
    return company;
  });
}

function contestOf({ lineup, result }: { readonly lineup: Lineup; readonly result: ContestResult }): Contest {
  const wins = new Set(result.outcome.winners.map(seat => must(result.sitting, seat)));
  return { names: lineup.bots, winners: [...wins] };
}

function wonBy(
  name: string,
  results: readonly { readonly lineup: Lineup; readonly result: ContestResult }[],
): WinShare {
  const lineups = new Map(results.map(({ lineup, result }) => [result, lineup]));
  return share([...lineups.keys()], result => placesOf(result, lineups.get(result)?.bots ?? [], name));
}
