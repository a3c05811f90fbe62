/** The arena's results, in lines for people. */
import type { Gate } from './gate.ts';
import type { WinShare } from './interval.ts';
import type { Rung } from './ladder.ts';
import { bound } from './sprt.ts';
import type { ArenaTally, Percentiles } from './tally.ts';

const percent = ({ rate, interval: [low, high], wins, games }: WinShare): string =>
  `${(rate * 100).toFixed(1)} % [${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)}], ${wins} of ${games}`;
const range = ({ mean, p10, p50, p90 }: Percentiles): string => `mean ${mean}, 10 % ${p10}, median ${p50}, 90 % ${p90}`;
const counts = (found: Readonly<Record<string, number>>): string =>
  Object.entries(found)
    .map(([name, n]) => `${name} ${n}`)
    .join(', ') || 'none';

export const linesOfSeries = (result: ArenaTally): readonly string[] => [
  ...result.bots.map(bot => `${bot.bot} wins ${percent(bot)}`),
  ...result.seats.map((seat, n) => `seat ${n} wins ${percent(seat)}`),
  ...result.sides.flatMap(({ side, seats, matches }) => [
    `${side} wins ${percent(matches)} matches with both sides at the table`,
    `  a seat of ${side} wins ${percent(seats)}`,
  ]),
  `ends: ${counts(result.ends)}`,
  `inputs: ${range(result.inputs)}`,
  `seconds of play: ${range(result.seconds)}`,
  `refusals: ${counts(result.refusals)}`,
];

export const linesOfLadder = (rungs: readonly Rung[], players: number): readonly string[] => [
  ...rungs.map(
    ({ name, rating, interval: [low, high], won }) =>
      `${name}: rating ${rating.toFixed(1)} [${low.toFixed(1)}–${high.toFixed(1)}], wins ${percent(won)}`,
  ),
  `by chance everybody would win ${(100 / players).toFixed(1)} % and be rated 25`,
];

const verdicts = {
  accepted: 'wins more often',
  rejected: 'does not win so much more often',
  undecided: 'is not decided',
} as const;

export function linesOfGate([candidate, old]: readonly string[], players: number, found: Gate): readonly string[] {
  const { none, some } = found.hypotheses;
  const points = (share: number) => `${(share * 100).toFixed(1)} %`;
  return [
    `${candidate} among ${players - 1} of ${old}: ${verdicts[found.verdict]}`,
    `  wins ${points(found.rate)} of ${found.deals} deals in every seat (${found.games} matches)`,
    `  ${points(none)} against ${points(some)}: evidence ${found.ratio.toFixed(2)}, decided at ±${bound.toFixed(2)}`,
  ];
}
