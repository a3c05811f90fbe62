/** The numbers people like, of all rounds of a match. */
import type { RoundReport, Team } from '@lamplight/shadows/public';
import { cluesOf, fateOf, type GivenClue, tookOf } from './account/account.ts';

/** So many hits of so many clues. No rate can be given of none. */
export type HitRate = { readonly hits: number; readonly of: number };

export type MatchNumbers = {
  /** Clues of one card, and of two, that led where the Officer had marked. Clues without a mark are not counted. */
  readonly oneCard: HitRate;
  readonly twoCards: HitRate;
  /** From the team's arrival, or the start, to the next clue: milliseconds, on average. */
  readonly toChoose: number | undefined;
  /** From the clue to the arrival: milliseconds, on average. */
  readonly toAgree: number | undefined;
  /** From the clue to the arrival, the longest of all. */
  readonly longestThink: number | undefined;
  readonly police: number;
  readonly evidence: number;
};

export function numbersOf(rounds: readonly RoundReport[], team: Team): MatchNumbers {
  const clues = rounds.flatMap(round => cluesOf(round, team));
  const thinks = clues.map(tookOf).filter(took => took !== undefined);
  return {
    oneCard: rateOf(clues, 1),
    twoCards: rateOf(clues, 2),
    toChoose: meanOf(rounds.flatMap(round => choosingTimes(round, team))),
    toAgree: meanOf(thinks),
    longestThink: thinks.length === 0 ? undefined : Math.max(...thinks),
    police: clues.filter(({ found }) => found === 'police').length,
    evidence: clues.filter(({ found }) => found === 'evidence').length,
  };
}

function rateOf(clues: readonly GivenClue[], cards: number): HitRate {
  const fates = clues.filter(clue => clue.cards.length === cards).map(fateOf);
  const hits = fates.filter(fate => fate === 'understood').length;
  return { hits, of: hits + fates.filter(fate => fate === 'astray').length };
}

function choosingTimes(round: RoundReport, team: Team): readonly number[] {
  const clues = cluesOf(round, team);
  return clues.flatMap(({ givenAt }, n) => {
    const since = n === 0 ? round.startedAt : clues[n - 1]?.movedAt;
    return since == null ? [] : [givenAt - since];
  });
}

const meanOf = (times: readonly number[]): number | undefined =>
  times.length === 0 ? undefined : times.reduce((sum, time) => sum + time, 0) / times.length;

/** How long the bars of two figures are, from 0 to 1, measured by the larger. */
export function barsOf(one: number | undefined, other: number | undefined): readonly [number, number] {
  const most = Math.max(one ?? 0, other ?? 0);
  return most === 0 ? [0, 0] : [(one ?? 0) / most, (other ?? 0) / most];
}
