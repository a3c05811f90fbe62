/** The best move by a value for each, looking no further than what the move itself does. */
import type { Random } from '@lamplight/contract';
import type { Facts } from '../src/facts.ts';
import { forbidden } from '../src/judge.ts';
import type { Move } from '../src/words.ts';
import { type Bowl, weigh } from './options.ts';
import { type Mind, Sight } from './worth.ts';

/** A little chance, so that equals are not always decided the same way. */
const whim = 100;

export function choose(facts: Facts, mind: Mind, random: Random): Move | undefined {
  const best = new Best(facts, random);
  weigh(new Sight(facts, mind), best);
  return best.move;
}

class Best implements Bowl {
  move: Move | undefined;
  readonly #facts: Facts;
  readonly #random: Random;
  #worth = 0;
  #wanted = 0;

  constructor(facts: Facts, random: Random) {
    this.#facts = facts;
    this.#random = random;
  }

  wants(worth: number): boolean {
    this.#wanted = worth + this.#random.below(whim) / (whim * 10);
    return this.move === undefined || this.#wanted > this.#worth;
  }

  put(move: Move): void {
    if (forbidden(this.#facts, move) !== undefined) return;
    this.move = move;
    this.#worth = this.#wanted;
  }
}
