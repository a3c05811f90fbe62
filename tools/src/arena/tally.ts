/** What a series of matches adds up to. */
import { type GameTypes, item, type Outcome } from '@lamplight/contract';
import type { Played } from './play.ts';

export type Share = {
  readonly games: number;
  readonly wins: number;
  readonly rate: number;
  readonly interval: readonly [number, number];
};
export type Spread = { readonly mean: number; readonly p10: number; readonly p50: number; readonly p90: number };

export type Tally = {
  readonly bots: readonly ({ readonly bot: string } & Share)[];
  readonly seats: readonly Share[];
  readonly ends: Readonly<Record<string, number>>;
  readonly inputs: Spread;
  readonly seconds: Spread;
  readonly refusals: Readonly<Record<string, number>>;
};

export type Result = {
  readonly outcome: Outcome;
  /** Which bot sat in each seat. */
  readonly sitting: readonly number[];
  readonly inputs: number;
  readonly seconds: number;
  readonly refusals: readonly string[];
};

export function resultOf<T extends GameTypes>(played: Played<T>, outcome: Outcome, sitting: readonly number[]): Result {
  const last = played.steps.at(-1)?.after ?? played.opening.match;
  const refusals = played.refused.map(each => each.rule);
  return { outcome, sitting, inputs: last.seq, seconds: last.now / 1000, refusals };
}

export function tally(bots: readonly string[], results: readonly Result[]): Tally {
  const seats = Math.max(...results.map(result => result.sitting.length));
  return {
    bots: bots.map((bot, n) => ({
      bot,
      ...share(results, result => result.sitting.flatMap((who, seat) => (who === n ? [seat] : []))),
    })),
    seats: Array.from({ length: seats }, (_, seat) =>
      share(results, result => (seat < result.sitting.length ? [seat] : [])),
    ),
    ends: counted(results.map(result => result.outcome.because)),
    inputs: spread(results.map(result => result.inputs)),
    seconds: spread(results.map(result => result.seconds)),
    refusals: counted(results.flatMap(result => result.refusals)),
  };
}

/** Of the matches in which any of these seats was taken, how many one of them won. */
function share(results: readonly Result[], seatsOf: (result: Result) => readonly number[]): Share {
  const sat = results.filter(result => seatsOf(result).length > 0);
  const wins = sat.filter(result => seatsOf(result).some(seat => result.outcome.winners.includes(seat))).length;
  return { games: sat.length, wins, rate: round(wins / Math.max(1, sat.length)), interval: wilson(wins, sat.length) };
}

/** Wilson's interval at 95 %: honest also for few games and for rates near 0 and 1. */
export function wilson(wins: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1];
  const z = 1.96;
  const rate = wins / games;
  const middle = rate + (z * z) / (2 * games);
  const width = z * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games));
  const whole = 1 + (z * z) / games;
  return [round(Math.max(0, (middle - width) / whole)), round(Math.min(1, (middle + width) / whole))];
}

function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => item(sorted, Math.min(sorted.length - 1, Math.floor(part * sorted.length)));
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

/** Enough digits to read; the same bytes on every machine. */
const round = (value: number): number => Math.round(value * 1000) / 1000;
