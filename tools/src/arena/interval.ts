/** A rate with its confidence interval at 95 %. */

export type WinShare = {
  readonly games: number;
  readonly wins: number;
  readonly rate: number;
  readonly interval: readonly [number, number];
};

/** The results of one deal. Matches of one deal are alike, so they count for less than as many deals. */
export type Cluster = { readonly games: number; readonly wins: number };

/** Wilson's interval: also right for few games and for rates near 0 and 1. */
export function wilson(wins: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1];
  const z = 1.96;
  const rate = wins / games;
  const middle = rate + (z * z) / (2 * games);
  const width = z * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games));
  const whole = 1 + (z * z) / games;
  return [round(Math.max(0, (middle - width) / whole)), round(Math.min(1, (middle + width) / whole))];
}

/** Wilson's interval for the number of independent games that these deals are worth, never more than were played. */
export function shareOf(deals: readonly Cluster[]): WinShare {
  const played = deals.filter(({ games }) => games > 0);
  const games = sum(played.map(each => each.games));
  const wins = sum(played.map(each => each.wins));
  const rate = wins / Math.max(1, games);
  const worth = games * Math.min(1, 1 / spreadBetween(played, rate, games));
  return { games, wins, rate: round(rate), interval: wilson(rate * worth, worth) };
}

/** How much more the rates of deals differ than chance alone would make them (the design effect). */
function spreadBetween(deals: readonly Cluster[], rate: number, games: number): number {
  const chance = rate * (1 - rate) * games;
  // If all were won or all lost, nothing shows how alike the matches of a deal are: each deal counts once.
  if (chance === 0 || deals.length < 2) return Math.max(1, games) / Math.max(1, deals.length);
  const squares = sum(deals.map(deal => (deal.wins - rate * deal.games) ** 2));
  return (squares * deals.length) / (deals.length - 1) / chance;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Enough digits to read, and the same bytes on every machine. */
export const round = (value: number): number => Math.round(value * 1000) / 1000;

export type Mean = { readonly mean: number; readonly interval: readonly [number, number]; readonly of: number };

/** The mean of values that come in clusters, with an interval from the differences between clusters. */
export function meanOf(clusters: readonly (readonly number[])[]): Mean {
  const filled = clusters.filter(cluster => cluster.length > 0);
  const of = sum(filled.map(cluster => cluster.length));
  const mean = sum(filled.map(sum)) / Math.max(1, of);
  const squares = sum(filled.map(cluster => (sum(cluster) - mean * cluster.length) ** 2));
  const width =
    filled.length < 2
      ? Number.POSITIVE_INFINITY
      : (1.96 * Math.sqrt((squares * filled.length) / (filled.length - 1))) / of;
  return { mean: round(mean), interval: [round(mean - width), round(mean + width)], of };
}
