import { expect, test } from 'vitest';
import { endOf } from './ends.ts';

const closed = (code: Parameters<typeof endOf>[0]['code']) =>
  ({ type: 'closed', since: 0, because: 'It ends.', code, outdated: code === 'protocol' }) as const;
const here = { isRemembered: true };

test.each([
  ['no-table', 'gone'],
  ['removed', 'removed'],
  ['moved', 'moved'],
  ['protocol', 'outdated'],
  ['no-hello', 'closed'],
  ['other', 'closed'],
  [undefined, 'closed'],
] as const)('%s', (code, end) => {
  expect(endOf(closed(code), here)).toBe(end);
});

test('whoever left in another tab was not removed', () => {
  expect(endOf(closed('removed'), { isRemembered: false })).toBe('left elsewhere');
});
