/** What a series of matches adds up to. */
import { type GameTypes, must, type Outcome } from '@lamplight/contract';
import { round, shareOf, type WinShare } from './interval.ts';
import type { PlayedMatch } from './play.ts';

export type Percentiles = { readonly mean: number; readonly p10: number; readonly p50: number; readonly p90: number };

/** How the hidden sides of a game fare at tables with more than one of them. */
export type SideTally = {
  readonly side: string;
  /** Of the seats on this side at the end, how many won. */
  readonly seats: WinShare;
  /** Of the matches won by one side alone, how many this one won. */
  readonly matches: WinShare;
};

export type ArenaTally = {
  /** By name: of the places that it took, how many won. */
  readonly bots: readonly ({ readonly bot: string } & WinShare)[];
  readonly seats: readonly WinShare[];
  readonly sides: readonly SideTally[];
  readonly ends: Readonly<Record<string, number>>;
  readonly inputs: Percentiles;
  readonly seconds: Percentiles;
  readonly refusals: Readonly<Record<string, number>>;
};

export type ContestResult = {
  readonly outcome: Outcome;
  /** Matches of one deal are alike, so intervals group by it. */
  readonly deal: number;
  /** Which bot sat in each seat. */
  readonly sitting: readonly number[];
  /** The side of each seat, in games that have them. */
  readonly sides: readonly string[] | undefined;
  readonly inputs: number;
  readonly seconds: number;
  readonly refusals: readonly string[];
};

export function resultOf<T extends GameTypes>(
  played: PlayedMatch<T>,
  outcome: Outcome,
  given: Pick<ContestResult, 'deal' | 'sitting' | 'sides'>,
): ContestResult {
  const last = played.steps.at(-1)?.after ?? played.opening.match;
  const refusals = played.refused.map(each => each.rule);
  return { ...given, outcome, inputs: last.seq, seconds: last.now / 1000, refusals };
}

export function tally(bots: readonly string[], results: readonly ContestResult[]): ArenaTally {
  const seats = Math.max(...results.map(result => result.sitting.length));
  return {
    bots: [...new Set(bots)].map(bot => ({ bot, ...share(results, result => placesOf(result, bots, bot)) })),
    seats: Array.from({ length: seats }, (_, seat) =>
      share(results, result => (seat < result.sitting.length ? [won(result, seat)] : [])),
    ),
    sides: sidesIn(results),
    ends: counted(results.map(result => result.outcome.because)),
    inputs: spread(results.map(result => result.inputs)),
    seconds: spread(results.map(result => result.seconds)),
    refusals: counted(results.flatMap(result => result.refusals)),
  };
}

const won = ({ outcome }: ContestResult, seat: number): boolean => outcome.winners.includes(seat);

/** Whether this bot won, once for each place it took, however many seats a place has. */
export function placesOf(result: ContestResult, bots: readonly string[], bot: string): readonly boolean[] {
  const places = [...new Set(result.sitting)].filter(who => bots[who] === bot);
  return places.map(place => result.sitting.some((who, seat) => who === place && won(result, seat)));
}

function sidesIn(results: readonly ContestResult[]): readonly SideTally[] {
  const mixed = results.filter(({ sides }) => new Set(sides).size > 1);
  const names = [...new Set(mixed.flatMap(({ sides }) => sides ?? []))].toSorted();
  return names.map(side => ({
    side,
    seats: share(mixed, result =>
      (result.sides ?? []).flatMap((each, seat) => (each === side ? [won(result, seat)] : [])),
    ),
    matches: share(mixed, ({ outcome, sides }) => {
      const winning = new Set(outcome.winners.map(seat => sides?.[seat]));
      return winning.size === 1 ? [winning.has(side)] : [];
    }),
  }));
}

/** Counts games and wins in each match. The interval takes into account which matches were of one deal. */
export function share(
  results: readonly ContestResult[],
  gamesIn: (result: ContestResult) => readonly boolean[],
): WinShare {
  const deals = new Map<number, { games: number; wins: number }>();
  for (const result of results) {
    const deal = deals.get(result.deal) ?? { games: 0, wins: 0 };
    for (const isWon of gamesIn(result)) {
      deal.games += 1;
      if (isWon) deal.wins += 1;
    }
    deals.set(result.deal, deal);
  }
  return shareOf([...deals.values()]);
}

function spread(values: readonly number[]): Percentiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => must(sorted, Math.min(sorted.length - 1, Math.floor(part * sorted.length)));
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean: round(mean), p10: round(at(0.1)), p50: round(at(0.5)), p90: round(at(0.9)) };
}

export function counted(names: readonly string[]): Readonly<Record<string, number>> {
  const counts = Object.groupBy(names, name => name);
  return Object.fromEntries(
    Object.keys(counts)
      .toSorted()
      .map(name => [name, counts[name]?.length ?? 0]),
  );
}
