import { expect, test } from 'vitest';
import { openTable, usualTable } from './open-table.ts';

const answering = (status: number, body: unknown) => () => Promise.resolve(Response.json(body, { status }));

test('the code of the new table', async () => {
  let sent: unknown;
  const opened = await openTable((_, order) => {
    sent = JSON.parse(String(order?.body));
    return Promise.resolve(Response.json({ code: 'KOPERT' }, { status: 201 }));
  });
  expect(opened).toEqual({ code: 'KOPERT' });
  expect(sent).toEqual(usualTable);
});

test('every seat of the usual table is in one team, once', () => {
  const { black, orange } = usualTable.options.teams;
  const seats = [black, orange].flatMap(team => [team.officer, ...team.detectives]);
  expect(seats.toSorted()).toEqual(Array.from({ length: usualTable.seats }, (_, seat) => seat));
});

test('too many tables, a server in trouble and no line are told apart', async () => {
  expect(await openTable(answering(429, {}))).toEqual({ refused: 'tooMany' });
  expect(await openTable(answering(503, {}))).toEqual({ refused: 'unreachable' });
  expect(await openTable(() => Promise.reject(new TypeError('no line')))).toEqual({ refused: 'unreachable' });
});
