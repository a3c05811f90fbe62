import { type Random, randomAt, type Seed, seedOf } from '@lamplight/contract';

const purposes = ['match', 'other match', 'walk', 'other walk', 'imagine', 'law', 'dream', 'deal'] as const;

/** Tests name their matches by numbers below this. */
const seeds = 2 ** 32;

/** Everything around match number `n` has a seed of its own: no law can shift what happens in the match or to another law. */
export function seedFor(purpose: (typeof purposes)[number], n: number): Seed {
  if (n >= seeds) throw new Error(`Seed ${n} is too large for a trial: take one below ${seeds}.`);
  return seedOf(purposes.indexOf(purpose) * seeds + n);
}

export const chance = (purpose: (typeof purposes)[number], n: number, place: number): Random =>
  randomAt(seedFor(purpose, n), place);
