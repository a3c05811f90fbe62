import { randomAt, seedOf } from '@lamplight/contract';
import { describe, expect, test } from 'vitest';
import { bound, evidenceOf } from './sprt.ts';

const hypotheses = { none: 0.25, some: 0.3, matches: 4 };

test('[B4] the bounds are those of Wald for two errors of 5 %', () => {
  expect(bound).toBeCloseTo(Math.log(19), 10);
});

test('[B4] the evidence is that of two normal distributions, worked out by hand', () => {
  // 30 deals of 1/4 and 10 of 1/2: mean .3125, squares .46875; with 40 deals of .046875 the variance is .02930,
  // and 40 · .05 · (.3125 − .275) / .02930 = 2.56.
  const deals = [...Array<number>(30).fill(0.25), ...Array<number>(10).fill(0.5)];
  expect(evidenceOf(deals, hypotheses)).toEqual({ deals: 40, rate: 0.313, ratio: 2.56, verdict: 'undecided' });
});

test('[B4] nothing is decided by a handful of deals, however clear they are', () => {
  expect(evidenceOf(Array<number>(19).fill(1), hypotheses).verdict).toBe('undecided');
  expect(evidenceOf(Array<number>(20).fill(1), hypotheses).verdict).toBe('accepted');
});

/** Deals of four independent matches, until the test decides. */
function trial(seed: number, rate: number): { readonly games: number; readonly verdict: string } {
  const random = randomAt(seedOf(seed), 1);
  const deals: number[] = [];
  for (;;) {
    deals.push([0, 1, 2, 3].filter(() => random.below(10_000) < rate * 10_000).length / 4);
    const { verdict } = evidenceOf(deals, hypotheses);
    if (verdict !== 'undecided') return { games: deals.length * 4, verdict };
  }
}

describe('[B4] over many trials', () => {
  const count = 300;
  test.each([
    ['no gain is taken for one', 0.25, 'accepted'],
    ['a gain is taken for none', 0.3, 'rejected'],
  ])('%s in about one of twenty', (_name, rate, wrong) => {
    const trials = Array.from({ length: count }, (_, n) => trial(n, rate));
    const errors = trials.filter(({ verdict }) => verdict === wrong).length / count;
    expect(errors).toBeLessThan(0.09);
    // Wald expects about 420 games for 25 against 30 %.
    const games = trials.reduce((sum, each) => sum + each.games, 0) / count;
    expect(games).toBeGreaterThan(300);
    expect(games).toBeLessThan(560);
  });
});
