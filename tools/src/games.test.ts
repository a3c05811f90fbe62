import { gameIds } from '@lamplight/server/game-ids';
import { expect, test } from 'vitest';
import { kitOf, kits } from './games.ts';

test('every game is found by its name, and no two have the same', () => {
  for (const kit of kits) expect(kitOf(kit.game.id)).toBe(kit);
  expect(new Set(kits.map(({ game }) => game.id)).size).toBe(kits.length);
});

test('every game of the server is known to the tools', () => {
  for (const id of gameIds) expect(kitOf(id).game.id).toBe(id);
});

test('every game is tried, and has a bot that plays at random', () => {
  for (const { trials, players } of kits) {
    expect(Object.keys(trials)).not.toEqual([]);
    expect(players).toHaveProperty('random');
  }
});

test.each(kits.map(kit => [kit.game.id, kit] as const))('%s seats bots at tables that it reads itself', (_id, kit) => {
  const tables = [1, 2, 3, 4, 5, 6].flatMap(bots => {
    const seated = kit.seat(bots);
    return seated === undefined ? [] : [{ ...seated, count: bots }];
  });
  expect(tables).not.toEqual([]);
  for (const { table, bots, count } of tables) {
    expect(kit.game.read.table(table)).toEqual({ value: table });
    expect(bots).toHaveLength(table.seats);
    expect(new Set(bots)).toEqual(new Set(Array(count).keys()));
  }
  expect(kit.seat(0)).toBeUndefined();
});

test('an unknown game is an error that lists those there are', () => {
  const names = kits.map(({ game }) => game.id).join(', ');
  expect(() => kitOf('chess')).toThrow(`There is no game 'chess': there are ${names}.`);
});
