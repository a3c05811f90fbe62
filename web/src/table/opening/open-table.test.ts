import { emerald } from '@lamplight/emerald';
import { shadows } from '@lamplight/shadows';
import { expect, test } from 'vitest';
import { type AloneWish, aloneTable, openTable, usualTables } from './open-table.ts';

const answering = (status: number, body: unknown) => () => Promise.resolve(Response.json(body, { status }));

test.each(['shadows', 'emerald'] as const)('the code of the new table of %s', async game => {
  let sent: unknown;
  const opened = await openTable(usualTables[game], (_, order) => {
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

const wishes: readonly AloneWish[] = [
  ...(['officer', 'detective'] as const).flatMap(role =>
    (['team', 'clock'] as const).map(against => ({ game: 'shadows', role, against }) as const),
  ),
  ...[2, 3, 4, 5].map(seats => ({ game: 'emerald', seats }) as const),
];
test.each(wishes)('somebody alone has a table and a seat for $game: $role $against $seats', wish => {
  const { order, seat } = aloneTable(wish);
  const { seats, options } = order;
  const game = wish.game === 'shadows' ? shadows : emerald;
  expect(game.read.table({ seats, options })).toHaveProperty('value');
  expect(seat).toBeLessThan(seats);
  if (wish.game === 'emerald') return expect(seats).toBe(wish.seats);
  const { black, orange } = (options as { teams: { black: { officer: number }; orange?: unknown } }).teams;
  expect(black.officer === seat).toBe(wish.role === 'officer');
  expect(orange === undefined).toBe(wish.against === 'clock');
});

test('too many tables, a server in trouble and no line are told apart', async () => {
  expect(await openTable(usualTables.shadows, answering(429, {}))).toEqual({ refused: 'tooMany' });
  expect(await openTable(usualTables.shadows, answering(503, {}))).toEqual({ refused: 'unreachable' });
  expect(await openTable(usualTables.emerald, () => Promise.reject(new TypeError('no line')))).toEqual({
    refused: 'unreachable',
  });
});
