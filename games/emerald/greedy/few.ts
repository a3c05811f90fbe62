/** The few moves worth considering, by their immediate worth. */
import type { SeatFacts } from '../src/facts.ts';
import { forbidden } from '../src/judge.ts';
import type { Move } from '../src/words.ts';
import { type Bowl, weigh } from './options.ts';
import { type GreedyMind, GreedySight } from './worth.ts';

export type ValuedMove = { readonly move: Move; readonly worth: number };

/** The best moves, best first. Ties keep the order in which they were considered, which is the same in every world. */
export function few(facts: SeatFacts, mind: GreedyMind, count: number): readonly ValuedMove[] {
  const bowl = new Few(facts, count);
  weigh(new GreedySight(facts, mind), bowl);
  return bowl.options;
}

class Few implements Bowl {
  readonly options: ValuedMove[] = [];
  readonly #facts: SeatFacts;
  readonly #count: number;
  #worth = 0;

  constructor(facts: SeatFacts, count: number) {
    this.#facts = facts;
    this.#count = count;
  }

  wants(worth: number): boolean {
    this.#worth = worth;
    const last = this.options[this.#count - 1];
    return last === undefined || worth > last.worth;
  }

  put(move: Move): void {
    if (forbidden(this.#facts, move) !== undefined) return;
    const worth = this.#worth;
    const place = this.options.findIndex(option => option.worth < worth);
    this.options.splice(place < 0 ? this.options.length : place, 0, { move, worth });
    this.options.length = Math.min(this.options.length, this.#count);
  }
}
