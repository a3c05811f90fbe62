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
  /** A `type` alias, as all its parts: an interface would not fit in `Json`. */
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
  /** The table saw somebody's line break or come back. Never refused; a game that does not care answers no events. */
  | { readonly by: 'table'; readonly at: Instant; readonly seat: Seat; readonly present: boolean };

/** What happened, or the rule that forbids it. Never an exception. */
export type Verdict<Event, Rule> = { readonly events: readonly Event[] } | { readonly refused: Rule };

/**
 * For each kind of event, what each viewer notices. Forgetting one does not compile.
 * `state` is the state after the whole input: for who is who, not for what happened, which is in the event.
 */
export type TellTable<Event extends Tagged, Told, State> = {
  readonly [Kind in Event['type']]: (
    event: Extract<Event, { type: Kind }>,
    viewer: Viewer,
    state: State,
  ) => Told | undefined;
};

/** Everyone notices it as it is. Does not compile for an event that holds a Secret. */
export const toAll = <Event extends Json>(event: Event): Event => event;

/** For search: a fold that changes the state it is given. The law `twin` proves it equal to `evolve`. */
export type Twin<State, Event> = {
  readonly copy: (state: State) => State;
  readonly fold: (state: State, event: Event) => void;
};

export interface Game<T extends GameTypes> {
  readonly id: string;
  /** Of the rules. A match keeps the version it began with. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };

  /** What comes from outside is read before it is judged. Refuses what has the wrong shape, with a sentence. */
  readonly read: {
    readonly table: (value: unknown) => Read<Table<T['Options']>>;
    readonly move: (value: unknown) => Read<T['Move']>;
  };

  /**
   * Why no new match may be played so, in a sentence; undefined if one may. What `read` lets through may have been played
   * before and must stay readable; what a table may cost from now on is decided here.
   */
  exceeds?(table: Table<T['Options']>): string | undefined;

  /** The table before anything is dealt. */
  blank(table: Table<T['Options']>): T['State'];
  /** The deal, as events: folding a stored match never draws. */
  setup(table: Table<T['Options']>, random: Random): readonly T['Event'][];

  /** The only place that judges and, with `setup`, the only one that draws. */
  decide(state: T['State'], input: Input<T['Move']>, random: Random): Verdict<T['Event'], T['Rule']>;
  /** Fold one fact. Total: never refuses, never draws. */
  evolve(state: T['State'], event: T['Event']): T['State'];
  readonly twin?: Twin<T['State'], T['Event']>;

  /** When the rules next want to hear the clock, if nobody moves before. */
  alarm(state: T['State']): Instant | undefined;
  outcome(state: T['State']): Outcome | undefined;

  /**
   * Who hears what this viewer says, in words or signs, the speaker among them. None: it may say nothing at all just now.
   * It must not tell the speaker what its view does not. Without it, everybody hears everybody.
   */
  hears?(state: T['State'], speaker: Viewer): readonly Viewer[];
  /** Seats that the rules have given to a bot until their player moves again. */
  handed?(state: T['State']): readonly Seat[];
  /**
   * Whose move the rules wait for just now. Anyone may be told, whoever they are: it must depend on nothing that is hidden
   * from anybody. Where it is nobody's turn in particular, all whose move would bring the match on.
   */
  awaits?(state: T['State']): readonly Seat[];

  /** Everything the viewer may know, built up from nothing. */
  view(state: T['State'], viewer: Viewer): T['View'];
  /** What the viewer notices as it happens, for log and animation. */
  readonly tell: TellTable<T['Event'], T['Told'], T['State']>;

  /** Every move open to the viewer, from the view alone. A generator where there are very many. */
  moves(view: T['View'], at: Instant): Iterable<T['Move']>;
  /** For games with too many moves to list: the rule that forbids this one, or undefined. Agrees with `moves` by law. */
  forbids?(view: T['View'], move: T['Move'], at: Instant): T['Rule'] | undefined;

  /**
   * A full state in which this viewer would see exactly this view; all the rest is dealt at random.
   * Built from the view alone, so a bot that searches never touches the true state. If the view is not enough to build
   * one, the view lacks something its viewer may know.
   */
  imagine(view: T['View'], random: Random): T['State'];
}

/** Everybody who can look at a match of so many seats. */
export const viewersOf = (seats: number): readonly Viewer[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'audience',
];

/** Who hears what the speaker says at a table of so many seats. */
export const hearersOf = <T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  { seats, speaker }: { readonly seats: number; readonly speaker: Viewer },
): readonly Viewer[] => game.hears?.(state, speaker) ?? viewersOf(seats);

/** The part of a seat, or of any other place that must exist. */
export function must<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined && !(place in list))
    throw new Error(`There is no place ${place} in a list of ${list.length}.`);
  return found as T;
}
