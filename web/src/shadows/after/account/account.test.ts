import { expect, test } from 'vitest';
import { fateOf, foundBy, journeysOf, loneMarksOf, looksOf, markOf, marksOf, tokensOf } from './account.ts';
import { clue, trialAccount } from './trial-account.ts';

const maps = {
  black: { '1,1': 'common-evidence', '2,0': 'police', '0,2': 'evidence', '3,0': 'client' },
  orange: { '1,1': 'common-evidence', '2,0': 'police', '0,2': 'police' },
} as const;

test('half marks are for what is the same on both maps, whatever it is', () => {
  expect(markOf(maps, 'black', '1,1')).toEqual({ thing: 'common-evidence', isCommon: true });
  expect(markOf(maps, 'orange', '2,0')).toEqual({ thing: 'police', isCommon: true });
  expect(markOf(maps, 'black', '0,2')).toEqual({ thing: 'evidence' });
  expect(markOf(maps, 'orange', '3,0')).toEqual({});
});

test('[SA-COOP-2] all evidence of a lone team is its own', () => {
  expect(markOf({ black: maps.black }, 'black', '1,1')).toEqual({ thing: 'evidence' });
  expect(Object.keys(marksOf({ black: maps.black }, 'both'))).toEqual(Object.keys(maps.black));
});

test('both maps on one board: the common marks at the corner, and every other one with its team', () => {
  expect(Object.keys(marksOf(maps, 'both')).toSorted()).toEqual(['1,1', '2,0']);
  expect(loneMarksOf(maps)).toEqual([
    { team: 'black', cell: '0,2', thing: 'evidence' },
    { team: 'black', cell: '3,0', thing: 'client' },
    { team: 'orange', cell: '0,2', thing: 'police' },
  ]);
  expect(Object.keys(marksOf(maps, 'orange')).toSorted()).toEqual(['0,2', '1,1', '2,0']);
});

test('a journey starts where the first clue found the team, and ends at its last arrival', () => {
  const account = trialAccount({
    black: [clue(1, 1, 2), clue(2, 5, 3, { from: '0,1', to: '2,0', found: 'evidence' }), clue(1, 9, null)],
    orange: [],
  });
  expect(journeysOf(account, 'both')).toEqual([{ team: 'black', path: ['0,0', '0,1', '2,0'] }]);
  expect(journeysOf(account, 'orange')).toEqual([]);
  expect(tokensOf(account, 'both')).toEqual([{ team: 'black', cell: '2,0' }]);
});

test('[UX-15] a clue lights where it began, what it meant and where it led', () => {
  const given = clue(1, 1, 2, { intended: '1,1' });
  const looks = looksOf(trialAccount({ black: [given] }), 'black', given, ['0,0', '0,1', '1,1', '3,0']);
  expect(looks).toMatchObject({ '0,0': { light: 'lit' }, '0,1': { light: 'lit' }, '1,1': { light: 'lit' } });
  expect(looks['3,0']?.light).toBe('half');
});

test('what became of a clue: as meant, elsewhere, nothing marked, never followed', () => {
  expect(fateOf(clue(1, 0, 1, { intended: '0,1' }))).toBe('understood');
  expect(fateOf(clue(1, 0, 1, { intended: '1,1' }))).toBe('astray');
  expect(fateOf(clue(1, 0, 1))).toBe('unmarked');
  expect(fateOf(clue(1, 0, null, { intended: '1,1' }))).toBe('unmoved');
});

test('[SA-RESOLVE-4] the client is found by the last clue of the team that won there, and by no other', () => {
  const [first, last, other] = [clue(1, 0, 1), clue(1, 3, 1), clue(1, 0, 2)];
  const account = trialAccount({ black: [first, last], orange: [other] });
  expect(foundBy(account, 'black', last)).toBe('client');
  expect(foundBy(account, 'black', first)).toBeUndefined();
  expect(foundBy(account, 'orange', other)).toBeUndefined();
  expect(foundBy({ ...account, because: 'police' }, 'black', last)).toBeUndefined();
});
