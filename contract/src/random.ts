import { chachaBlock } from './chacha.ts';
import { keyOf, type Seed } from './seed.ts';

export interface Random {
  /** A whole number from 0 up to, not including, n. */
  below(n: number): number;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): readonly T[];
}

/**
 * The chance of one input: a stream of its own for each (seed, seq), so nothing drawn earlier shifts what comes later.
 *
 * A generator of cryptographic strength, because players see some of what it makes: from a few cards on the table a
 * small generator's state, and with it the rest of the deck, could be computed.
 */
export function randomAt(seed: Seed, seq: number): Random {
  let key: Uint32Array | undefined;
  let block: Uint32Array = new Uint32Array(0);
  let counter = 0;
  let used = 0;
  const word = (): number => {
    if (used === block.length) {
      // Made on the first draw: most inputs draw nothing.
      key ??= keyOf(seed);
      block = chachaBlock(key, counter++, [seq >>> 0, Math.floor(seq / 2 ** 32), 0]);
      used = 0;
    }
    return block[used++] ?? 0;
  };
  return randomFrom(word);
}

/** Chance from any source of even 32-bit words. */
export function randomFrom(word: () => number): Random {
  const below = (n: number): number => {
    if (!Number.isInteger(n) || n < 1 || n > 2 ** 32)
      throw new Error(`Cannot draw below ${n}: give a whole number from 1.`);
    // Words past the last full run of n are thrown away, or small numbers would come a little more often.
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const drawn = word();
      if (drawn < limit) return drawn % n;
    }
  };
  const shuffle = <T>(items: readonly T[]): readonly T[] => {
    const shuffled = [...items];
    for (let left = shuffled.length; left > 1; left--) {
      const chosen = below(left);
      const last = shuffled[left - 1] as T;
      shuffled[left - 1] = shuffled[chosen] as T;
      shuffled[chosen] = last;
    }
    return shuffled;
  };
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new Error('Cannot pick from an empty list.');
    return items[below(items.length)] as T;
  };
  return { below, pick, shuffle };
}
