import { randomAt, seedOf } from '@lamplight/contract';
import type { Move } from '@lamplight/emerald/public';
import { expect, test } from 'vitest';
import { maybeBluff } from './bluff.ts';
import { type Edge, newNode } from './tree.ts';

const passes: Move = { type: 'pass' };
const claims: Move = { type: 'claim', card: 'start-banker', city: 'rome' };
const edge = (move: Move, visits: number, mean: number): Edge => ({
  move,
  prior: 0.5,
  available: 100,
  visits,
  total: visits * mean,
  wins: 0,
  next: newNode(),
});

/** How often in a thousand it bluffs. */
function bluffs(best: Edge, masked: Edge, mask = masked.move): number {
  const random = randomAt(seedOf(3), 1);
  const moves = Array.from({ length: 1_000 }, () => maybeBluff([best, masked], best, mask, random));
  return moves.filter(each => each === masked).length;
}

test('it misleads now and then where that costs next to nothing', () => {
  const often = bluffs(edge(passes, 50, 0.3), edge(claims, 30, 0.295));
  expect(often).toBeGreaterThan(100);
  expect(often).toBeLessThan(200);
});

test('it never misleads where it can win at once', () => {
  expect(bluffs({ ...edge(passes, 50, 1), wins: 50 }, edge(claims, 30, 1))).toBe(0);
});

test.each([
  ['what would cost it the game', edge(claims, 30, 0.25), claims],
  ['what it hardly knows', edge(claims, 15, 0.3), claims],
  ['what it did not think of', edge(claims, 30, 0.3), { type: 'end-turn' } satisfies Move],
] as const)('it never misleads by %s', (_name, masked, mask) => {
  expect(bluffs(edge(passes, 50, 0.3), masked, mask)).toBe(0);
});
