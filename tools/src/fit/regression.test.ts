import { randomAt, seedOf } from '@lamplight/contract';
import { expect, test } from 'vitest';
import { type Position, positionsOf } from './positions.ts';
import { fitnessOf, weightsFor } from './regression.ts';

/** The seat with more of the first feature wins; the second says nothing. */
function toyPositions(count: number): readonly Position[] {
  const random = randomAt(seedOf(9), 0);
  const draw = () => random.below(1_000) / 500 - 1;
  return Array.from({ length: count }, () => {
    const features = [0, 1, 2].map(() => [draw(), draw()]);
    const best = features.map(([first]) => first).indexOf(Math.max(...features.map(([first = 0]) => first)));
    return { features, won: [0, 1, 2].map(seat => (seat === best ? 1 : 0)) };
  });
}

test('it finds out what wins, and what does not matter', () => {
  const all = toyPositions(600);
  const [first = 0, second = 0] = weightsFor(all.slice(200), randomAt(seedOf(1), 0));
  expect(first).toBeGreaterThan(2);
  expect(Math.abs(second)).toBeLessThan(first / 5);
  const { loss, right } = fitnessOf([first, second], all.slice(0, 200));
  expect(right).toBeGreaterThan(0.9);
  expect(loss).toBeLessThan(Math.log(3) / 2);
});

test('positions of matches say who won them, and the same seed gives the same', () => {
  const found = positionsOf(3, 2, 5);
  expect(found.length).toBeGreaterThan(5);
  for (const { features, won } of found) {
    expect(features).toHaveLength(3);
    expect(won.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1);
  }
  expect(positionsOf(3, 2, 5)).toEqual(found);
});
