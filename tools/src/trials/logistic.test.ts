import { randomAt, seedOf } from '@lamplight/contract';
import { expect, test } from 'vitest';
import { chanceOf, learn, solved } from './logistic.ts';

test('equations are solved, also where the first pivot is nothing', () => {
  const found = solved(
    [
      [0, 2, 1],
      [1, 1, 0],
      [3, 0, 1],
    ],
    [7, 3, 6],
  );
  // x = 1, y = 2, z = 3.
  for (const [n, value] of [1, 2, 3].entries()) expect(found[n]).toBeCloseTo(value, 10);
});

test('weights that made the examples are learnt back from them', () => {
  const true_ = [1.5, -0.8, 0];
  const random = randomAt(seedOf(1), 1);
  const examples = Array.from({ length: 4000 }, () => {
    const features = [random.below(3), random.below(4), random.below(2)];
    return { features, is: random.below(10_000) < 10_000 * chanceOf(features, true_) };
  });
  const found = learn(examples, 1);
  for (const [n, weight] of true_.entries()) expect(Math.abs(found[n]! - weight)).toBeLessThan(0.15);
});

test('a pull keeps a sign that was seen twice from proving anything', () => {
  const examples = [
    ...Array.from({ length: 50 }, (_, n) => ({ features: [0], is: n % 2 === 0 })),
    { features: [1], is: true },
    { features: [1], is: true },
  ];
  expect(Math.abs(learn(examples, 100)[0]!)).toBeLessThan(learn(examples, 0.01)[0]! / 10);
});
