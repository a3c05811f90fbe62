import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

/** `ada/1` is a waiter at table 1 of the address ada. A suffix tells several of them apart. */
const queued = (...waiters: readonly string[]) => {
  const turns = new Turns<string>();
  const add = (waiter: string) => {
    const [address = '', table = ''] = waiter.split('/');
    turns.add({ address, table: table.charAt(0) }, waiter);
  };
  for (const waiter of waiters) add(waiter);
  const rest = () => {
    const served: string[] = [];
    for (let next = turns.next(); next !== undefined; next = turns.next()) served.push(next);
    return served.join(' ');
  };
  return { turns, add, rest };
};

test.each([
  ['of one table, who came first', 'a/1x a/1y a/1z', 'a/1x a/1y a/1z'],
  ['tables of one address by turns', 'a/1x a/1y a/1z a/2', 'a/1x a/2 a/1y a/1z'],
  ['addresses by turns, however many tables they have', 'a/1 a/2 a/3 b/9x b/9y', 'a/1 b/9x a/2 b/9y a/3'],
  ['three addresses', 'a/1x a/1y a/1z b/2x b/2y c/3', 'a/1x b/2x c/3 a/1y b/2y a/1z'],
])('%s', (_name, waiting, served) => {
  expect(queued(...waiting.split(' ')).rest()).toBe(served);
});

test('who comes while another is served is next, also after many', () => {
  const { turns, add, rest } = queued('a/1x', 'a/1y', 'a/2');
  expect(turns.next()).toBe('a/1x');
  add('b/9');
  expect(rest()).toBe('b/9 a/2 a/1y');
});

test('who has left has no turn', () => {
  const { turns, rest } = queued('a/1x', 'a/1y', 'b/2');
  turns.remove('a/1x');
  turns.remove('b/2');
  turns.remove('nobody');
  expect(rest()).toBe('a/1y');
});
