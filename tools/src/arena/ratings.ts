/** The strength of each of many players, from matches of two and more (Weng and Lin, Plackett–Luce, by `openskill`). */
import { must, type Random } from '@lamplight/contract';
import { rate, rating } from 'openskill';
import { round } from './interval.ts';

/** Who took part in a match, and who of them won, as indexes into `names`. */
export type Contest = { readonly names: readonly string[]; readonly winners: readonly number[] };

export type BotRating = {
  readonly name: string;
  /** Everybody starts at 25. Of two players, one who is 4.2 ahead wins about three times in four. */
  readonly rating: number;
  readonly interval: readonly [number, number];
};

const resamples = 200;

/**
 * The median of many ratings, and the range that holds 95 % of them. Each rating is from deals drawn anew with
 * replacement, in another order. The rating's own sigma is not used: it takes matches of one deal for independent, and
 * depends on their order.
 */
export function rated(deals: readonly (readonly Contest[])[], random: Random): readonly BotRating[] {
  const names = [...new Set(deals.flat().flatMap(contest => contest.names))].toSorted();
  const found = Array.from({ length: resamples }, () =>
    ratingsOf(
      names,
      deals.flatMap(() => random.pick(deals)),
    ),
  );
  return names
    .map((name, n): BotRating => {
      const sorted = found.map(each => must(each, n)).toSorted((a, b) => a - b);
      const at = (part: number) => round(must(sorted, Math.floor(part * (resamples - 1))));
      return { name, rating: at(0.5), interval: [at(0.025), at(0.975)] };
    })
    .toSorted((a, b) => b.rating - a.rating);
}

/** After these contests, in this order. */
export function ratingsOf(names: readonly string[], contests: readonly Contest[]): readonly number[] {
  const now = new Map(names.map(name => [name, rating()]));
  for (const contest of contests) {
    const before = contest.names.map(name => [now.get(name) ?? rating()]);
    const rank = contest.names.map((_, place) => (contest.winners.includes(place) ? 1 : 2));
    const after = rate(before, { rank });
    // A name that takes part twice is moved by the mean of both.
    for (const name of new Set(contest.names)) {
      const own = contest.names.flatMap((each, place) => (each === name ? [must(must(after, place), 0)] : []));
      const mean = (part: 'mu' | 'sigma') => own.reduce((sum, each) => sum + each[part], 0) / own.length;
      now.set(name, rating({ mu: mean('mu'), sigma: mean('sigma') }));
    }
  }
  return names.map(name => now.get(name)?.mu ?? 0);
}
