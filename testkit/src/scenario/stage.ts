import type { Game, GameTypes, Json, Match, Read, Seat, Seed } from '@lamplight/contract';
import type { JsonSpot } from './spot.ts';

/** A table set by a scenario's `given`, ready for its steps. */
export type ScenarioScene<T extends GameTypes> = {
  /** The game itself, or one whose chance `given` has fixed. It must stay pure: inputs are decided more than once. */
  readonly game: Game<T>;
  /** Its `now` is when the scenario begins, counted from the beginning of the match. */
  readonly match: Match<T>;
  /** What the scenario calls each seat. */
  readonly seats: ReadonlyMap<string, Seat>;
  /**
   * Why views of this table cannot be imagined back, if `given` sets up a table that no match could reach. If absent,
   * the laws require that they can.
   */
  readonly unimaginable?: string;
};

/** How a game plugs into the scenario runner. A stage rejects what it does not know through the spot that it read. */
export type ScenarioStage<T extends GameTypes> = {
  /** What is not given is dealt from the seed. */
  readonly set: (given: JsonSpot, seed: Seed) => ScenarioScene<T>;
  /**
   * For games whose scenarios use seat names inside moves, or a card by less than its whole id. The scene is as it is
   * when the move is made. By default `game.read.move`.
   */
  readonly move?: (move: JsonSpot, by: Seat, scene: ScenarioScene<T>) => Read<T['Move']>;
  /** For games whose scenarios use seat names inside views. By default the view as it is. */
  readonly show?: (view: T['View'], scene: ScenarioScene<T>) => Json;
};
