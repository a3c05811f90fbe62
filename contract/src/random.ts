import { chachaBlock } from './chacha.ts';
import { keyOf, type Seed } from './seed.ts';

export interface Random {
  /** A whole number from 0 up to, not including, n. */
  below(n: number): number;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): readonly T[];
}

/**
 * The randomness of one input: a separate stream for each (seed, seq), so nothing drawn earlier shifts what comes
 * later.
 *
 * Cryptographically strong, because players see some of its output. From a few cards on the table the state of a weak
 * generator, and with it the rest of the deck, could be computed.
 */
export const randomAt = (seed: Seed, seq: number): Random => new Stream(seed, seq);

/** Randomness from any source of uniform 32-bit words. */
export const randomFrom = (word: () => number): Random => new Source(word);

/** A class, because a stream is made for every input and most inputs draw nothing. Closures would cost more. */
abstract class Chance implements Random {
  protected abstract word(): number;

  below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > 2 ** 32)
      throw new Error(`Cannot draw below ${n}: give a whole number from 1.`);
    if (n === 2 ** 32) return this.word();
    // Words past the last full run of n are thrown away, or small numbers would come a little more often. `>>> 0` keeps
    // the remainders among whole numbers of 32 bits: `-n >>> 0` is 2 ** 32 - n, with the same remainder as 2 ** 32.
    const count = n >>> 0;
    const limit = 2 ** 32 - ((-n >>> 0) % count);
    for (;;) {
      const drawn = this.word() >>> 0;
      if (drawn < limit) return drawn % count;
    }
  }

  shuffle<T>(items: readonly T[]): readonly T[] {
    const shuffled = [...items];
    for (let left = shuffled.length; left > 1; left--) {
      const chosen = this.below(left);
      const last = shuffled[left - 1] as T;
      shuffled[left - 1] = shuffled[chosen] as T;
      shuffled[chosen] = last;
    }
    return shuffled;
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new Error('Cannot pick from an empty list.');
    return items[this.below(items.length)] as T;
  }
}

const nothingYet = new Uint32Array(0);

class Stream extends Chance {
  private readonly seed: Seed;
  private readonly seq: number;
  private block: Uint32Array = nothingYet;
  private counter = 0;
  private used = 0;

  constructor(seed: Seed, seq: number) {
    super();
    this.seed = seed;
    this.seq = seq;
  }

  protected word(): number {
    if (this.used === this.block.length) {
      this.block = chachaBlock(keyFor(this.seed), this.counter++, [this.seq >>> 0, Math.floor(this.seq / 2 ** 32), 0]);
      this.used = 0;
    }
    return this.block[this.used++] ?? 0;
  }
}

class Source extends Chance {
  protected readonly word: () => number;

  constructor(word: () => number) {
    super();
    this.word = word;
  }
}

/** A cache of the last seed: a match draws from one seed again and again, and parsing it costs as much as a block. */
let read: { readonly seed: Seed; readonly key: Uint32Array } | undefined;
function keyFor(seed: Seed): Uint32Array {
  if (read?.seed !== seed) read = { seed, key: keyOf(seed) };
  return read.key;
}
