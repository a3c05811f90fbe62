/** What a member sees of a table; a newcomer sees the same without `me`, `muted`, `talk` and `note`. */
import type { SeatedBot } from '../bots.ts';
import type { Instant, Outcome, Seat } from '../game.ts';
import type { Json } from '../json.ts';
import type { QuickWord, TableCommand } from './table.ts';

/** Types, not interfaces: only those fit into `Json`. */
export type MemberView = {
  readonly id: number;
  readonly name: string;
  readonly seat: Seat | null;
  readonly ready: boolean;
  readonly wantsRematch: boolean;
  readonly present: boolean;
};

export type ChatLineView = {
  readonly by: number;
  readonly name: string;
  /** Milliseconds since the table began. */
  readonly at: Instant;
} & ({ readonly text: string } | { readonly word: QuickWord });

export type MatchAtTable = {
  readonly id: string;
  /** The hash of the seed. */
  readonly commitment: string;
  /** Seats for which a bot plays now. */
  readonly bots: readonly Seat[];
  /** Those of them whose person asked for it. Houses that are older do not say. */
  readonly resting?: readonly Seat[];
  /** Who has a seat and has been away for long, who of the others gives it to a bot, and how many must [TB-SEAT-6]. */
  readonly missed?: readonly { readonly member: number; readonly by: readonly number[]; readonly of: number }[];
  readonly over: { readonly outcome: Outcome; readonly seed: string } | null;
};

/** Who plays a seat: see `SeatedBot`. */
export type BotView = SeatedBot & { readonly seat: Seat };

export type TableView = {
  readonly game: string;
  readonly seats: number;
  readonly options: Json;
  readonly spectators: boolean;
  readonly absence: NonNullable<Extract<TableCommand, { type: 'set' }>['absence']>;
  /** Whoever comes late may take the seat of a bot. Houses that are older do not say, and let everybody. */
  readonly lateSeats?: boolean;
  readonly host: number | null;
  readonly me: number | null;
  readonly members: readonly MemberView[];
  /** Seats that the host gave to bots. */
  readonly bots: readonly Seat[];
  /** Who the bots are, of these seats and of those they play in the match. Houses that are older do not say. */
  readonly kinds?: readonly BotView[];
  /** Who was kicked and is not let in again, to members. Houses that are older do not say. */
  readonly barred?: readonly { readonly id: number; readonly name: string }[];
  readonly match: MatchAtTable | null;
  /** Matches played to the end, the last one last. */
  readonly finished: readonly string[];
  readonly muted: readonly number[];
  readonly talk: readonly ChatLineView[];
  /** What I wrote for myself in this match; others have theirs, and see nothing of mine. */
  readonly note: string;
};
