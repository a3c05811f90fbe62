import { expect, test } from 'vitest';
import { addressOf, momentIn } from './moment.ts';

test('[UX-36] an address names a moment and a side', () => {
  expect(momentIn({ search: '?at=120&as=2', hash: '' })).toEqual({ as: '2', at: 120, round: undefined });
  expect(momentIn({ search: '', hash: '#7' })).toEqual({ as: null, at: 7, round: undefined });
  expect(momentIn({ search: '?round=2', hash: '' })).toEqual({ as: null, at: undefined, round: 2 });
  expect(momentIn({ search: '?at=-1', hash: '#x' })).toEqual({ as: null, at: undefined, round: undefined });
  const { search } = new URL(addressOf('abcdefgh', 31, 'audience'), 'http://lamplight');
  expect(momentIn({ search, hash: '' })).toEqual({ as: 'audience', at: 31, round: undefined });
});
