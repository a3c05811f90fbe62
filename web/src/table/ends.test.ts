import { expect, test } from 'vitest';
import { endOf } from './ends.ts';

const closed = (because: string, outdated = false) => ({ is: 'closed', since: 0, because, outdated }) as const;
const here = { isRemembered: true };

test.each([
  ['There is no table with this code. Ask for the link again, or open a new table.', 'gone'],
  ['You are no longer at this table.', 'removed'],
  ['You went on at another device.', 'moved'],
  ['Say hello first: nothing was heard from you.', 'closed'],
  ['it was closed here.', 'closed'],
])('%s', (because, end) => {
  expect(endOf(closed(because), here)).toBe(end);
});

test('whoever left in another tab was not removed', () => {
  expect(endOf(closed('You are no longer at this table.'), { isRemembered: false })).toBe('left elsewhere');
});

test('another protocol is an old page, whatever the sentence', () => {
  expect(endOf(closed('protocol: This server speaks protocol 2.', true), here)).toBe('outdated');
});
