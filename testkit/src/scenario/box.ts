import type { Random } from '@lamplight/contract';
import { oneOf } from './readers.ts';
import type { JsonSpot, SpotReader } from './spot.ts';

/**
 * Everything in the box: cards, roles, tokens, each as often as there are copies. What `given` names is taken out first
 * and the rest is dealt, so the table never holds more than the box did.
 */
export class PieceBox<Thing extends string> {
  readonly #kind: string;
  readonly #all: readonly Thing[];
  #left: readonly Thing[];

  /** `kind` names the things in sentences: `card`. */
  constructor(kind: string, all: readonly Thing[]) {
    this.#kind = kind;
    this.#all = all;
    this.#left = all;
  }

  get left(): readonly Thing[] {
    return this.#left;
  }

  /** Reads the name of a thing and takes it out. */
  readonly take: SpotReader<Thing> = spot => this.takeOut(oneOf(this.#kind, [...new Set(this.#all)])(spot), spot);

  /** For things that a game reads itself. `spot` is where the file asks for it. */
  takeOut(thing: Thing, spot: JsonSpot): Thing {
    const place = this.#left.indexOf(thing);
    if (place < 0) {
      const copies = this.#all.filter(each => each === thing).length;
      spot.reject(
        copies === 1
          ? `There is only one ${this.#kind} "${thing}", and it lies elsewhere already: leave it out here or there.`
          : `There are only ${copies} of the ${this.#kind} "${thing}", and this is one more: leave one out.`,
      );
    }
    this.#left = this.#left.toSpliced(place, 1);
    return thing;
  }

  /** Deals this many of the rest, or all if there are fewer. Only after everything given has been taken out. */
  deal(count: number, random: Random): readonly Thing[] {
    const shuffled = random.shuffle(this.#left);
    this.#left = shuffled.slice(count);
    return shuffled.slice(0, count);
  }
}
