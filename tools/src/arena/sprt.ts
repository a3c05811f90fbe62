/** When enough has been played to say whether somebody wins more often: a sequential probability ratio test. */
import { round } from './interval.ts';

/** The win rate without a gain and with it, for deals of this many matches. */
export type Hypotheses = { readonly none: number; readonly some: number; readonly matches: number };
export type SprtVerdict = 'accepted' | 'rejected' | 'undecided';
export type SprtEvidence = {
  readonly deals: number;
  readonly rate: number;
  readonly ratio: number;
  readonly verdict: SprtVerdict;
};

/** The rate of both errors: taking chance for a gain, and a gain for chance. */
const error = 0.05;
export const bound = Math.log((1 - error) / error);

/** Nothing is decided before this many deals. */
const fewest = 20;
/** A prior of this many deals of independent matches: a few deals that happen to be alike must not look certain. */
const expected = 40;

/**
 * The logarithm of how much more likely these deals are if the rate is `some` than if it is `none`. A deal is one
 * observation: the share of its matches that were won. The variance is measured over deals, so whatever pairing saves
 * is saved. It is approximated by the normal distribution, as is usual for chess engines.
 */
export function evidenceOf(deals: readonly number[], { none, some, matches }: Hypotheses): SprtEvidence {
  const count = deals.length;
  const rate = deals.reduce((sum, each) => sum + each, 0) / Math.max(1, count);
  const squares = deals.reduce((sum, each) => sum + (each - rate) ** 2, 0);
  const variance = (squares + (expected * none * (1 - none)) / matches) / (count + expected);
  const ratio = (count * (some - none) * (rate - (none + some) / 2)) / variance;
  const verdict = count < fewest || Math.abs(ratio) < bound ? 'undecided' : ratio > 0 ? 'accepted' : 'rejected';
  return { deals: count, rate: round(rate), ratio: round(ratio), verdict };
}
