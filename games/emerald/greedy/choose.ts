/** The move with the highest value, looking no further than what the move itself does. */
import type { Random } from '@lamplight/contract';
import type { SeatFacts } from '../src/facts.ts';
import { forbidden } from '../src/judge.ts';
import type { Move } from '../src/words.ts';
import { type Bowl, weigh } from './options.ts';
import { type GreedyMind, GreedySight } from './worth.ts';

/** Chance is drawn in steps of this fraction of a whim. */
const steps = 100;
/** A little chance, so that ties are not always broken the same way. */
const littleWhim = 0.1;

/** `whim`: up to how many points of chance are added to the worth of a move. */
export function choose(
  facts: SeatFacts,
  mind: GreedyMind,
  random: Random,
  whim: number = littleWhim,
): Move | undefined {
  const best = new Best(facts, random, whim / steps);
  weigh(new GreedySight(facts, mind), best);
  return best.move;
}

class Best implements Bowl {
  move: Move | undefined;
  readonly #facts: SeatFacts;
  readonly #random: Random;
  readonly #step: number;
  #worth = 0;
  #wanted = 0;

  constructor(facts: SeatFacts, random: Random, step: number) {
    this.#facts = facts;
    this.#random = random;
    this.#step = step;
  }

  wants(worth: number): boolean {
    this.#wanted = worth + this.#random.below(steps) * this.#step;
    return this.move === undefined || this.#wanted > this.#worth;
  }

  put(move: Move): void {
    if (forbidden(this.#facts, move) !== undefined) return;
    this.move = move;
    this.#worth = this.#wanted;
  }
}
