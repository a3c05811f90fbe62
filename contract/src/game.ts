/** What a game is: its rules as pure functions over types of its own. */
import type { Json, Read, Tagged } from './json.ts';
import type { Random } from './random.ts';

export type Seat = number;
export type Viewer = Seat | 'audience';
export type BySeat<T> = readonly T[];

/** Milliseconds since the match began. The server stamps it on arrival; the rules never read a clock. */
export type Instant = number;

export interface GameTypes {
  Options: Json;
  State: object;
  Move: Json & Tagged;
  Event: Tagged;
  /** Must be a `type` alias, and so must all its parts: an interface does not fit in `Json`. */
  View: Json;
  Told: Json & Tagged;
  /** The ids of RULES.md. */
  Rule: string;
}

export type Table<Options> = { readonly seats: number; readonly options: Options };

/** `because` is one of the game's closed set of ways to end. */
export type Outcome = { readonly winners: readonly Seat[]; readonly because: string };

export type Input<Move> =
  | { readonly by: Seat; readonly at: Instant; readonly move: Move }
  | { readonly by: 'clock'; readonly at: Instant }
  /** Somebody's connection broke or came back. Never refused. A game that does not care answers with no events. */
  | { readonly by: 'table'; readonly at: Instant; readonly seat: Seat; readonly present: boolean };

/** What happened, or the rule that forbids it. Never an exception. */
export type Verdict<Event, Rule> = { readonly events: readonly Event[] } | { readonly refused: Rule };

/**
 * For each type of event, what each viewer notices. Forgetting one does not compile. `state` is the state after the
 * whole input. Use it for who is who; what happened is in the event.
 */
export type TellTable<Event extends Tagged, Told, State> = {
  readonly [Kind in Event['type']]: (
    event: Extract<Event, { type: Kind }>,
    viewer: Viewer,
    state: State,
  ) => Told | undefined;
};

/** Everyone notices the event as it is. Does not compile for an event that holds a Secret. */
export const toAll = <Event extends Json>(event: Event): Event => event;

/** For search: a fold that mutates its state. The law `twin` proves it equal to `evolve`. */
export type Twin<State, Event> = {
  readonly copy: (state: State) => State;
  readonly fold: (state: State, event: Event) => void;
};

export interface Game<T extends GameTypes> {
  readonly id: string;
  /** Of the rules. A match keeps the version it began with. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };

  /** Reads what comes from outside before it is judged. Refuses what has the wrong shape, with a sentence. */
  readonly read: {
    readonly table: (value: unknown) => Read<Table<T['Options']>>;
    readonly move: (value: unknown) => Read<T['Move']>;
  };

  /**
   * A sentence that says why no new match may be played with this table, or undefined. `read` must accept whatever was
   * ever played, so that it stays readable. The limits for new tables are here.
   */
  exceeds?(table: Table<T['Options']>): string | undefined;

  /** The table before anything is dealt. */
  blank(table: Table<T['Options']>): T['State'];
  /** The deal, as events: folding a stored match never draws. */
  setup(table: Table<T['Options']>, random: Random): readonly T['Event'][];

  /** The only place that judges and, with `setup`, the only one that draws. */
  decide(state: T['State'], input: Input<T['Move']>, random: Random): Verdict<T['Event'], T['Rule']>;
  /** Folds one event. Total: never refuses, never draws. */
  evolve(state: T['State'], event: T['Event']): T['State'];
  readonly twin?: Twin<T['State'], T['Event']>;

  /** When the next alarm rings, if nobody moves before. */
  alarm(state: T['State']): Instant | undefined;
  outcome(state: T['State']): Outcome | undefined;

  /**
   * Who hears what this viewer says, in words or signs, including the speaker. Empty: it may say nothing at all now. It
   * must not tell the speaker more than its view does. Without it, everybody hears everybody.
   */
  hears?(state: T['State'], speaker: Viewer): readonly Viewer[];
  /** Seats that the rules have given to a bot until their player moves again. */
  handed?(state: T['State']): readonly Seat[];
  /**
   * Whose move the rules wait for now. Anyone may be told, so it must depend on nothing that is hidden from anybody. If
   * it is nobody's turn in particular: all whose move would bring the match on.
   */
  awaits?(state: T['State']): readonly Seat[];

  /** Everything the viewer may know, built up from nothing. */
  view(state: T['State'], viewer: Viewer): T['View'];
  /** What the viewer notices as it happens, for log and animation. */
  readonly tell: TellTable<T['Event'], T['Told'], T['State']>;

  /** Every move open to the viewer, from the view alone. Use a generator if there are very many. */
  moves(view: T['View'], at: Instant): Iterable<T['Move']>;
  /** For games with too many moves to list: the rule that forbids this one, if any. By law it agrees with `moves`. */
  forbids?(view: T['View'], move: T['Move'], at: Instant): T['Rule'] | undefined;

  /**
   * A full state in which this viewer would see exactly this view. All the rest is dealt at random. It is built from
   * the view alone, so a bot that searches never touches the true state. If the view is not enough to build one, the
   * view lacks something its viewer may know.
   */
  imagine(view: T['View'], random: Random): T['State'];
}

/** Everybody who can look at a match of this many seats. */
export const viewersOf = (seats: number): readonly Viewer[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'audience',
];

/** Who hears what the speaker says at a table of this many seats. */
export const hearersOf = <T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  { seats, speaker }: { readonly seats: number; readonly speaker: Viewer },
): readonly Viewer[] => game.hears?.(state, speaker) ?? viewersOf(seats);

/** An element that must exist, such as that of a seat. Throws if it does not. */
export function must<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined && !(place in list))
    throw new Error(`There is no place ${place} in a list of ${list.length}.`);
  return found as T;
}
