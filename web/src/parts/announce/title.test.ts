import { expect, test } from 'vitest';
import { titleOf } from './title.ts';

test('[UX-19] my turn is one mark at the beginning of the title', () => {
  expect(titleOf('KOPERT', 'mine')).toBe('● KOPERT · Lamplight');
  expect(titleOf('KOPERT', 'theirs')).toBe('KOPERT · Lamplight');
});

test('the house does not name itself twice', () => {
  expect(titleOf('Lamplight', 'theirs')).toBe('Lamplight');
  expect(titleOf('', 'theirs')).toBe('Lamplight');
});
