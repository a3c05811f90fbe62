import { gameIds } from '@lamplight/server/game-ids';
import { expect, test } from 'vitest';
import { games } from '../../src/route.ts';

test('the pages know the games that the server has, and no others', () => {
  expect(games.toSorted()).toEqual(gameIds.toSorted());
});
