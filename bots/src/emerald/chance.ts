/** A fast random source for what a bot only imagines, seeded from its own. Nobody ever sees its numbers. */
import { type Random, randomFrom } from '@lamplight/contract';

export type Origin = readonly [number, number, number];

export const originFrom = (random: Random): Origin => [
  random.below(2 ** 32),
  random.below(2 ** 32),
  random.below(2 ** 32),
];

/** The same origin gives the same numbers. By Chris Doty-Humphrey's sfc32. */
export function quickChance(origin: Origin): Random {
  let [a, b, c] = origin;
  let counter = 1;
  const word = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  // Similar origins give similar words at first.
  for (let n = 0; n < 12; n++) word();
  return randomFrom(word);
}
