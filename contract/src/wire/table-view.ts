/** What a member sees of a table. A newcomer sees the same without `me`, `muted`, `talk` and `note`. */
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
  /** Those of them whose person asked for it. Older servers do not say. */
  readonly resting?: readonly Seat[];
  /** Members with a seat who have been away for long, who would give it to a bot, and how many must [TB-SEAT-6]. */
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
  /** Latecomers may take the seat of a bot. Older servers do not say, and let everybody. */
  readonly lateSeats?: boolean;
  readonly host: number | null;
  readonly me: number | null;
  readonly members: readonly MemberView[];
  /** Seats that the host gave to bots. */
  readonly bots: readonly Seat[];
  /** The bots of these seats and of those they play in the match. Older servers do not say. */
  readonly kinds?: readonly BotView[];
  /** Who was kicked and cannot join again. Only members see it. Older servers do not say. */
  readonly barred?: readonly { readonly id: number; readonly name: string }[];
  readonly match: MatchAtTable | null;
  /** Matches played to the end, the latest last. */
  readonly finished: readonly string[];
  readonly muted: readonly number[];
  readonly talk: readonly ChatLineView[];
  /** My private note in this match. Others have theirs, and cannot see mine. */
  readonly note: string;
};
