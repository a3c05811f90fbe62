import type { BotLevel, Instant, Json, Outcome, Seat, SeatedBot, Viewer } from '@lamplight/contract';
import type { QuickWord, TableCommand } from '@lamplight/contract/wire';

export type MemberId = number;

export type Absence = NonNullable<Extract<TableCommand, { type: 'set' }>['absence']>;

/** What is played, and at how large a table. */
export type PlaySettings = { readonly seats: number; readonly options: Json };

export type Member = {
  readonly id: MemberId;
  readonly name: string;
  /** Hash of the token by which the person is known [TB-TOKEN-1]. */
  readonly hash: string;
  /** Hash of the browser, if it was sent. Salted, so that it links no two tables. */
  readonly browser: string | null;
  readonly seat: Seat | null;
  readonly ready: boolean;
  readonly wantsRematch: boolean;
  readonly present: boolean;
  /** Since when it has been present, or away. */
  readonly since: Instant;
  readonly muted: readonly MemberId[];
  /** Its private note in the match that runs or ran last, and when it was written [TB-NOTE-1]. */
  readonly note: { readonly text: string; readonly at: Instant } | null;
  /** When it last took its seat back from a bot in a match [TB-REST-3]. */
  readonly rested: Instant | null;
  /** When it last agreed to give somebody's seat to a bot for good [TB-SEAT-7]. */
  readonly agreed: Instant | null;
  readonly pass: { readonly hash: string; readonly until: Instant } | null;
};

/** One thing said. `to` is null if everybody hears it, including those who come later. */
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

/** A member with a seat who has been away for long, and those who agree to give the seat to a bot [TB-SEAT-6]. */
export type MissedMember = { readonly member: MemberId; readonly by: readonly MemberId[] };

/** Somebody who was kicked and cannot come back until the host pardons them [TB-KICK-1]. */
export type BarredMember = Pick<Member, 'id' | 'name' | 'hash' | 'browser'>;

/** The match that runs, or the one that ran last. */
export type CurrentMatch = {
  readonly id: string;
  readonly commitment: string;
  readonly began: Instant;
  /** Seats for which a bot plays now: from the start, or in place of somebody [TB-AWAY-2]. */
  readonly bots: readonly Seat[];
  /** Those of them whose member is present and rests, or rested when it went away [TB-REST-1]. */
  readonly resting: readonly Seat[];
  /** Hashes of the tokens and browsers of all who have had a seat in it, including those who left [TB-SEAT-4]. */
  readonly seen: readonly string[];
  /** How long a member may be away before the others may give the seat to a bot [TB-SEAT-6]. */
  readonly patience: Instant;
  readonly missed: readonly MissedMember[];
  /** Members who have taken or left a seat since it began. */
  readonly moved: readonly MemberId[];
  /** When its first alarm rings. It is here because the match has no row yet that could say so. */
  readonly wake: Instant | null;
  readonly over: { readonly outcome: Outcome; readonly seed: string } | null;
};

export type TableState = PlaySettings & {
  readonly game: string;
  readonly spectators: boolean;
  readonly absence: Absence;
  /** Whether latecomers may take the seat of a bot [TB-SEAT-4]. */
  readonly lateSeats: boolean;
  readonly host: MemberId | null;
  readonly members: readonly Member[];
  readonly nextMember: MemberId;
  /** The latest comes last. */
  readonly barred: readonly BarredMember[];
  /** Seats given to bots by the host [TB-BOT-1]. */
  readonly bots: readonly Seat[];
  /** The bots on these seats, and those who play for absent members in this match. */
  readonly kinds: Readonly<Record<Seat, SeatedBot>>;
  /** The level that was last chosen for a bot here [TB-BOT-2]. */
  readonly usual: BotLevel | undefined;
  readonly match: CurrentMatch | null;
  /** Matches played to the end, the latest last: for replays. */
  readonly finished: readonly string[];
  readonly talk: readonly ChatLine[];
};

/** The body of a table's head. */
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

/** As which viewer a member sees the match. Undefined if it may not look [TB-WATCH-1]. */
export function viewerOf(state: TableState, { seat }: Member): Viewer | undefined {
  if (seat !== null) return seat;
  return state.spectators ? 'audience' : undefined;
}
