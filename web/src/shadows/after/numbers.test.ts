import { expect, test } from 'vitest';
import { clue, trialAccount } from './account/trial-account.ts';
import { bestClueOf } from './best-clue.ts';
import { barsOf, numbersOf } from './numbers.ts';

const hit = { intended: '0,1' } as const;
const miss = { intended: '1,1' } as const;

test('hits are counted apart for one card and two, and only where something was marked', () => {
  const clues = [clue(1, 1, 1, hit), clue(1, 3, 1, miss), clue(1, 5, 1), clue(2, 7, 1, hit), clue(2, 9, null, hit)];
  expect(numbersOf([trialAccount({ black: clues })], 'black')).toMatchObject({
    oneCard: { hits: 1, of: 2 },
    twoCards: { hits: 1, of: 1 },
  });
});

test('choosing runs from the start or the arrival to the clue, agreeing from the clue to the arrival', () => {
  const first = trialAccount({ black: [clue(1, 6, 10), clue(1, 20, 30)] }, { startedAt: 2_000 });
  const second = trialAccount({ black: [clue(1, 8, 5), clue(1, 15, null)] }, { startedAt: 0, round: 2 });
  const numbers = numbersOf([first, second], 'black');
  expect(numbers.toChoose).toBe((4_000 + 4_000 + 8_000 + 2_000) / 4);
  expect(numbers.toAgree).toBe(15_000);
  expect(numbers.longestThink).toBe(30_000);
});

test('police and evidence of all rounds; of nothing nothing is said', () => {
  const rounds = [1, 2].map(round =>
    trialAccount(
      { black: [clue(1, 1, 1, { found: 'police' }), clue(1, 3, 1, { found: 'evidence' })], orange: [] },
      { round },
    ),
  );
  expect(numbersOf(rounds, 'black')).toMatchObject({ police: 2, evidence: 2 });
  expect(numbersOf(rounds, 'orange')).toEqual({
    oneCard: { hits: 0, of: 0 },
    twoCards: { hits: 0, of: 0 },
    toChoose: undefined,
    toAgree: undefined,
    longestThink: undefined,
    police: 0,
    evidence: 0,
  });
});

test('two bars are measured by the larger', () => {
  expect(barsOf(3, 6)).toEqual([0.5, 1]);
  expect(barsOf(undefined, 2)).toEqual([0, 1]);
  expect(barsOf(0, 0)).toEqual([0, 0]);
});

test('the clue of the match: two cards that were understood and led to evidence, the quickest of them', () => {
  const slow = clue(2, 1, 9, { ...hit, found: 'evidence' });
  const quick = clue(2, 1, 4, { ...hit, found: 'evidence' });
  const rounds = [
    trialAccount(
      { black: [slow, clue(2, 20, 1, hit)], orange: [clue(1, 1, 1, { ...hit, found: 'evidence' })] },
      { because: 'police' },
    ),
    trialAccount(
      { black: [], orange: [quick, clue(2, 9, 1, { ...hit, found: 'police' })] },
      { round: 2, winner: 'orange' },
    ),
  ];
  expect(bestClueOf(rounds)).toMatchObject({
    clue: quick,
    team: 'orange',
    merit: 'two cards, found, meant',
    took: 4_000,
  });
});

test('without marks the clue of the match is one that found something; without either there is none', () => {
  const lucky = clue(1, 1, 2, { found: 'evidence' });
  const lost = { winner: null, because: 'time' } as const;
  expect(bestClueOf([trialAccount({ black: [clue(2, 9, 1), lucky] }, lost)])).toMatchObject({
    clue: lucky,
    merit: 'one card, found',
  });
  expect(bestClueOf([trialAccount({ black: [clue(2, 9, 1), clue(1, 20, 2, miss)] }, lost)])).toBeUndefined();
});
