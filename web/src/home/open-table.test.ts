import { emerald } from '@lamplight/emerald';
import { shadows } from '@lamplight/shadows';
import { expect, test } from 'vitest';
import { openTable, usualTables } from './open-table.ts';

const answering = (status: number, body: unknown) => () => Promise.resolve(Response.json(body, { status }));

test.each(['shadows', 'emerald'] as const)('the code of the new table of %s', async game => {
  let sent: unknown;
  const opened = await openTable(game, (_, order) => {
    sent = JSON.parse(String(order?.body));
    return Promise.resolve(Response.json({ code: 'KOPERT' }, { status: 201 }));
  });
  expect(opened).toEqual({ code: 'KOPERT' });
  expect(sent).toEqual(usualTables[game]);
});

test('the usual tables are what their games read', () => {
  expect(shadows.read.table(usualTableOf('shadows'))).toHaveProperty('value');
  expect(emerald.read.table(usualTableOf('emerald'))).toHaveProperty('value');
});

function usualTableOf(name: keyof typeof usualTables) {
  const { seats, options } = usualTables[name];
  return { seats, options };
}

test('too many tables, a server in trouble and no line are told apart', async () => {
  expect(await openTable('shadows', answering(429, {}))).toEqual({ refused: 'tooMany' });
  expect(await openTable('shadows', answering(503, {}))).toEqual({ refused: 'unreachable' });
  expect(await openTable('emerald', () => Promise.reject(new TypeError('no line')))).toEqual({
    refused: 'unreachable',
  });
});
