import { type Random, randomFrom, type Seed, seedOf } from '@lamplight/contract';

const purposes = ['match', 'other match', 'walk', 'other walk', 'imagine', 'law', 'dream', 'deal', 'looks'] as const;
type Purpose = (typeof purposes)[number];

/** Tests number their matches below this. */
const seeds = 2 ** 32;

/** A seed for the match of this number, and for those played beside it. No two share their chance. */
export function seedFor(purpose: Purpose, n: number): Seed {
  if (n >= seeds) throw new Error(`Seed ${n} is too large for a trial: take one below ${seeds}.`);
  return seedOf(purposes.indexOf(purpose) * seeds + n);
}

/**
 * Random numbers for everything around a match. Each place has its own, so no law can shift what another draws. They
 * need not be unpredictable, so they come from a small fast generator (splitmix32) and not from that of real matches.
 */
export function chance(purpose: Purpose, n: number, place: number): Random {
  let state = mix(mix(mix(purposes.indexOf(purpose) + 1) ^ n) ^ place);
  return randomFrom(() => {
    state = (state + 0x9e3779b9) | 0;
    return mix(state) >>> 0;
  });
}

function mix(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return mixed ^ (mixed >>> 15);
}
