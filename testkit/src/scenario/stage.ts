import type { Game, GameTypes, Json, Match, Read, Seat, Seed } from '@lamplight/contract';

/** A table set by a scenario's `given`, ready for its steps. */
export type Scene<T extends GameTypes> = {
  /** The game itself, or one whose chance `given` has fixed. */
  readonly game: Game<T>;
  readonly match: Match<T>;
  /** What the scenario calls each seat. */
  readonly seats: ReadonlyMap<string, Seat>;
};

/** How a game plugs into the scenario runner. */
export type Stage<T extends GameTypes> = {
  /** Reads `given`; whatever it does not know it rejects with `Misread`. What is not given is dealt from the seed. */
  readonly set: (given: { readonly [key: string]: Json }, seed: Seed) => Scene<T>;
  /** For games whose scenarios call seats by name inside moves. By default `game.read.move`. */
  readonly move?: (value: Json, scene: Scene<T>) => Read<T['Move']>;
  /** For games whose scenarios call seats by name inside views. By default the view as it is. */
  readonly show?: (view: T['View'], scene: Scene<T>) => Json;
};

/** Something in the file is not as the format wants it. The runner adds file and line. */
export class Misread extends Error {
  /** From the place that was being read: keys and list positions. */
  readonly path: readonly (string | number)[];

  constructor(path: readonly (string | number)[], sentence: string) {
    super(sentence);
    this.path = path;
  }
}
