import type { BotLevel, Instant, Json, Outcome, Seat, SeatedBot, Viewer } from '@lamplight/contract';
import type { QuickWord, TableCommand } from '@lamplight/contract/wire';

export type MemberId = number;

export type Absence = NonNullable<Extract<TableCommand, { type: 'set' }>['absence']>;

/** What is played, and at how large a table. */
export type PlaySettings = { readonly seats: number; readonly options: Json };

export type Member = {
  readonly id: MemberId;
  readonly name: string;
  /** Of the secret by which the person is known [TB-TOKEN-1]. */
  readonly hash: string;
  /** Of the browser it came with, where that was said: salted, so that no two tables can be linked by it. */
  readonly browser: string | null;
  readonly seat: Seat | null;
  readonly ready: boolean;
  readonly wantsRematch: boolean;
  readonly present: boolean;
  /** Present, or away, since then. */
  readonly since: Instant;
  readonly muted: readonly MemberId[];
  /** What it wrote for itself in the match that runs or ran last, and when [TB-NOTE-1]. */
  readonly note: { readonly text: string; readonly at: Instant } | null;
  /** When it last took its seat back from a bot in a match [TB-REST-3]. */
  readonly rested: Instant | null;
  /** When it last agreed that somebody's seat is a bot's for good [TB-SEAT-7]. */
  readonly agreed: Instant | null;
  readonly pass: { readonly hash: string; readonly until: Instant } | null;
};

/** One thing said. `to` is null where everybody hears it, also whoever comes later. */
export type ChatLine = {
  readonly by: MemberId;
  readonly name: string;
  readonly at: Instant;
  readonly said: { readonly text: string } | { readonly word: QuickWord };
  readonly to: {
    readonly match: string;
    readonly viewers: readonly Viewer[];
    readonly members: readonly MemberId[];
  } | null;
};

/** Somebody with a seat who has been away for long, and who agrees that a bot takes the seat [TB-SEAT-6]. */
export type MissedMember = { readonly member: MemberId; readonly by: readonly MemberId[] };

/** Somebody who was kicked and does not come back until the host pardons [TB-KICK-1]. */
export type BarredMember = Pick<Member, 'id' | 'name' | 'hash' | 'browser'>;

/** The match that runs, or the one that ran last. */
export type CurrentMatch = {
  readonly id: string;
  readonly commitment: string;
  readonly began: Instant;
  /** Seats for which a bot plays now: from the start, or in place of somebody [TB-AWAY-2]. */
  readonly bots: readonly Seat[];
  /** Those of them whose person is there and rests, or rested when it went [TB-REST-1]. */
  readonly resting: readonly Seat[];
  /** Hashes of the secrets and browsers of all who have had a seat in it, also of those who left [TB-SEAT-4]. */
  readonly seen: readonly string[];
  /** So long somebody may be away before the others may give the seat to a bot [TB-SEAT-6]. */
  readonly patience: Instant;
  readonly missed: readonly MissedMember[];
  /** Whoever has come to a seat, or from one, since it began. */
  readonly moved: readonly MemberId[];
  /** When its clock first rings: it has no row of its own yet that could say so. */
  readonly wake: Instant | null;
  readonly over: { readonly outcome: Outcome; readonly seed: string } | null;
};

export type TableState = PlaySettings & {
  readonly game: string;
  readonly spectators: boolean;
  readonly absence: Absence;
  /** Whether whoever comes late may take the seat of a bot [TB-SEAT-4]. */
  readonly lateSeats: boolean;
  readonly host: MemberId | null;
  readonly members: readonly Member[];
  readonly nextMember: MemberId;
  /** The last one last. */
  readonly barred: readonly BarredMember[];
  /** Seats given to bots by the host [TB-BOT-1]. */
  readonly bots: readonly Seat[];
  /** Who they are, and who plays for the absent in this match. */
  readonly kinds: Readonly<Record<Seat, SeatedBot>>;
  /** The level that was last said of a bot here [TB-BOT-2]. */
  readonly usual: BotLevel | undefined;
  readonly match: CurrentMatch | null;
  /** Matches played to the end, the last one last: for replays. */
  readonly finished: readonly string[];
  readonly talk: readonly ChatLine[];
};

/** What a table begins with: the body of its head. */
export type TableHead = PlaySettings & { readonly game: string; readonly code: string };

export const newTable = ({ game, seats, options }: TableHead): TableState => ({
  game,
  seats,
  options,
  spectators: true,
  absence: { kind: 'bot', after: 60_000 },
  lateSeats: false,
  host: null,
  members: [],
  nextMember: 1,
  barred: [],
  bots: [],
  kinds: {},
  usual: undefined,
  match: null,
  finished: [],
  talk: [],
});

export const memberOf = (state: TableState, id: MemberId): Member | undefined =>
  state.members.find(member => member.id === id);
export const memberWith = (state: TableState, hash: string): Member | undefined =>
  state.members.find(member => member.hash === hash);
export const sitterOf = (state: TableState, seat: Seat): Member | undefined =>
  state.members.find(member => member.seat === seat);
export const seatsOf = ({ seats }: PlaySettings): readonly Seat[] => Array.from({ length: seats }, (_, seat) => seat);

export const playIn = ({ seats, options }: PlaySettings): PlaySettings => ({ seats, options });

/** The match that runs now. */
export const running = ({ match }: TableState): CurrentMatch | undefined =>
  match === null || match.over !== null ? undefined : match;

/** Through whose eyes a member looks at the match; undefined where it may not look [TB-WATCH-1]. */
export function viewerOf(state: TableState, { seat }: Member): Viewer | undefined {
  if (seat !== null) return seat;
  return state.spectators ? 'audience' : undefined;
}
