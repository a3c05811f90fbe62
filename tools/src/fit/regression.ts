/** Conditional logistic regression: which seat of a position wins, by weighted sums of its features. */
import { must, type Random } from '@lamplight/contract';
import { chancesBy } from '@lamplight/emerald/rehearsal';
import type { Position } from './positions.ts';

const rounds = 40;
const pace = 0.15;
/** Regularisation: pulls every weight towards zero, so that a feature that says little gets little weight. */
const pull = 1e-4;

/** AdaGrad: each weight has its own learning rate, which falls. */
export function weightsFor(positions: readonly Position[], random: Random): readonly number[] {
  const size = positions[0]?.features[0]?.length ?? 0;
  const weights = new Array<number>(size).fill(0);
  const moved = new Array<number>(size).fill(1e-6);
  for (let round = 0; round < rounds; round++) {
    for (const { features, won } of random.shuffle(positions)) {
      const chances = chancesBy(weights, features);
      for (let n = 0; n < size; n++) {
        let slope = -pull * must(weights, n);
        for (let seat = 0; seat < won.length; seat++)
          slope += (must(won, seat) - must(chances, seat)) * must(must(features, seat), n);
        moved[n] = must(moved, n) + slope * slope;
        weights[n] = must(weights, n) + (pace * slope) / Math.sqrt(must(moved, n));
      }
    }
  }
  return weights;
}

export type Fitness = { readonly loss: number; readonly right: number };

/** The mean surprise at who won (cross-entropy), and how often the favourite won. */
export function fitnessOf(weights: readonly number[], positions: readonly Position[]): Fitness {
  let loss = 0;
  let right = 0;
  for (const { features, won } of positions) {
    const chances = chancesBy(weights, features);
    loss -= won.reduce((sum, part, seat) => sum + part * Math.log(Math.max(1e-9, must(chances, seat))), 0);
    right += must(won, chances.indexOf(Math.max(...chances)));
  }
  return { loss: loss / positions.length, right: right / positions.length };
}
