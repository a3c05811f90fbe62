import type { GameTypes, Random, Seat, Table } from '@lamplight/contract';

/** How a game is put on trial: one kind of match, and what its designer says must be true of it. */
export type GameTrial<T extends GameTypes> = {
  readonly table: Table<T['Options']>;
  /** Matches to play: seeds 1 to this number. */
  readonly seeds: number;
  /** Longest wait between two moves, in milliseconds. */
  readonly gap: number;
  /** One input in this many is somebody leaving or coming back. */
  readonly absence: number;
  /** One time in this many everybody waits until the clock rings. */
  readonly idle: number;
  /** More tries to go on than this is a match without end. */
  readonly limit: number;
  /** Every way the game can end, as `outcome` names it. A way that random play never finds fails. */
  readonly ends: readonly string[];
  /**
   * The snapshot: for each viewer, the paths of the state it cannot know (`deck.0-13 hands.1-2`). A path stands for
   * all that lies below it, so it may be as deep as it is worth; the key `*` stands for every key. A path with a question mark (`?buried`) is
   * hidden wherever it comes up, which it may not do in every trial.
   */
  readonly hidden: Readonly<Record<string, string>>;
  /**
   * For games in which what a seat may know changes by its role or by the moment: who the viewer is just now, told
   * from its own view. The snapshot then speaks of these instead of seats: `officer of black in a round`.
   */
  readonly standing?: (view: T['View']) => string;
  /** Of a longer match, so many states are looked at by lot, the first and the last among them; by default all. */
  readonly looks?: number;
  /**
   * For games whose ends random play hardly finds: a good move for the seat, taken half of the time where there is one.
   * It may read the true state: it plays for nobody and only leads matches to where the laws should look.
   */
  guide?(state: T['State'], seat: Seat, random: Random): T['Move'] | undefined;
  /** Kinds of moves that are nearly always open and lead nowhere: random play takes them one time in twenty. */
  readonly seldom?: readonly string[];
  /** The game's own sentences about any state, true or imagined; returns those that do not hold. */
  readonly sound: (state: T['State']) => readonly string[];
  /** The ids of the game's rules: with them, no refusal may cite another. */
  readonly rules?: readonly T['Rule'][];
  /** For a state that is not plain objects and lists all through. */
  readonly lens?: Lens<T['State']>;
};

/** A compact state as plain named fields, and back. The snapshot speaks of those fields. */
export type Lens<State> = {
  readonly read: (state: State) => object;
  readonly write: (fields: object) => State;
};
