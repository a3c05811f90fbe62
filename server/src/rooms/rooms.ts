import type { Seat } from '@lamplight/contract';
import type { ClientFrame, LineCode, ServerFrame } from '@lamplight/contract/wire';
import type { Archive } from './archive/archive.ts';

/** One socket, as the house sees it. It never blocks: a reader that is too slow is cut off by the line itself. */
export interface ClientConnection {
  send(frame: ServerFrame): void;
  /** Says goodbye and closes: a code for programs, a sentence for people. `again`: come back after so many milliseconds. */
  end(code: LineCode, because: string, again?: number): void;
  /**
   * Whose address it comes from, so that all who share one share what there is; undefined for a look from inside. It goes into
   * no log and no store.
   */
  readonly holder?: string;
  /** So many rows were read for what was asked over it: whoever asks much is listened to less. */
  charge?(rows: number): void;
}

/** What a guest is asked: `hello` and `ping` are answered before, by who holds the socket. */
export type GuestFrame = Exclude<ClientFrame, { t: 'hello' | 'ping' }>;

/** Whoever sits behind a line after `hello`. */
export interface ConnectionHandler {
  take(frame: GuestFrame): void;
  /** The socket is gone. */
  left(): void;
}

export interface TableOrder {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
}

/** A member, as those outside the house may speak of it. */
export interface MemberAtTable {
  readonly table: string;
  readonly member: number;
  readonly hash: string;
  readonly seat: Seat | null;
}

/** All tables of this node. The web of sockets and pages is outside (http/), the rules inside the games. */
export interface Rooms {
  /** What time it is at all tables, in milliseconds since 1970. */
  now(): number;
  /** A new table, or a sentence that says what is wrong with the order. */
  create(order: TableOrder): Promise<{ readonly code: string } | { readonly wrong: string }>;
  enter(hello: Extract<ClientFrame, { t: 'hello' }>, connection: ClientConnection): Promise<ConnectionHandler>;
  /** Who has this secret at the table with this code; undefined where there is no such table, or nobody has it. */
  memberAt(code: string, token: string): Promise<MemberAtTable | undefined>;
  /** For whom the match waits that runs at this table; none where none runs. */
  awaitedAt(code: string): Promise<readonly Seat[]>;
  /** `by`, here and below: the address that asks. One of them does not take up the time of all. */
  record(match: string, by?: string): ReturnType<Archive['record']>;
  replay(...asked: Parameters<Archive['replay']>): ReturnType<Archive['replay']>;
  /** While the match runs, only for who may see it, known by the token of a member of its table. */
  why(match: string, token?: string, by?: string): ReturnType<Archive['why']>;
  /** Keeps a match that came as the text of a file, as if it had been played now; or says why it cannot be. */
  keep(file: string, by?: string): ReturnType<Archive['keep']>;
  /** Another node has stored a row. Only a hint: it may be lost, doubled or late. */
  hear(stream: string, seq: number): void;
  /** How many tables are in memory, and how many lines are open. */
  count(): { readonly tables: number; readonly lines: number };
  /** No new inputs; what is under way is made durable and answered; lines are told to come back. */
  stop(): Promise<void>;
}
