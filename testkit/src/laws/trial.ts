import type { GameTypes, Random, Seat, Table } from '@lamplight/contract';

/** How a game is tried: one kind of match, and what its designer says must be true of it. */
export type GameTrial<T extends GameTypes> = {
  readonly table: Table<T['Options']>;
  /** Matches to play: seeds 1 to this number. */
  readonly seeds: number;
  /** Longest wait between two moves, in milliseconds. */
  readonly gap: number;
  /** One input in this many is somebody leaving or coming back. */
  readonly absence: number;
  /** One time in this many, everybody waits until the clock rings. */
  readonly idle: number;
  /** A match that takes more attempts to go on than this counts as endless. */
  readonly limit: number;
  /** Every way the game can end, as `outcome` names it. A way that random play never finds fails. */
  readonly ends: readonly string[];
  /**
   * The snapshot: for each viewer, the paths of the state it cannot know (`deck.0-13 hands.1-2`). A path covers
   * everything below it, so it may be as deep as is useful. The key `*` stands for every key. A path with a question
   * mark (`?buried`) is hidden wherever it occurs, but need not occur in every trial.
   */
  readonly hidden: Readonly<Record<string, string>>;
  /**
   * For games in which a seat's knowledge changes with its role or the moment: who the viewer is now, by its own view.
   * The snapshot then names these instead of seats: `officer of black in a round`.
   */
  readonly standing?: (view: T['View']) => string;
  /**
   * Of a longer match, this many states are looked at, drawn by lot, always with the first and the last; by default
   * all.
   */
  readonly looks?: number;
  /**
   * For games whose ends random play hardly finds: a good move for the seat, taken half of the time if there is one. It
   * may read the true state: it plays for nobody and only leads matches to where the laws should look.
   */
  guide?(state: T['State'], seat: Seat, random: Random): T['Move'] | undefined;
  /** Kinds of moves that are nearly always open and lead nowhere: random play takes them one time in twenty. */
  readonly seldom?: readonly string[];
  /** The game's own sentences about any state, true or imagined; returns those that do not hold. */
  readonly sound: (state: T['State']) => readonly string[];
  /** The ids of the game's rules. If given, no refusal may cite another. */
  readonly rules?: readonly T['Rule'][];
  /** For a state that is not made of plain objects and lists only. */
  readonly lens?: Lens<T['State']>;
};

/** A compact state as plain named fields, and back. The snapshot names those fields. */
export type Lens<State> = {
  readonly read: (state: State) => object;
  readonly write: (fields: object) => State;
};
