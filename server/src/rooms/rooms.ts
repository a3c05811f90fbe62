import type { Seat } from '@lamplight/contract';
import type { ClientFrame, ConnectionCode, ServerFrame } from '@lamplight/contract/wire';
import type { Archive } from './archive/archive.ts';

/** One socket, as rooms see it. It never blocks: the connection itself cuts off a client that reads too slowly. */
export interface ClientConnection {
  send(frame: ServerFrame): void;
  /**
   * Says goodbye and closes: a code for programs, a sentence for people. `again`: come back after so many milliseconds.
   */
  end(code: ConnectionCode, because: string, again?: number): void;
  /**
   * The address it comes from, since clients at one address share its limits. Undefined for a look from inside. It goes
   * into no log and no store.
   */
  readonly holder?: string;
  /** Charges the connection for rows read to answer it: a client that asks much is served less often. */
  charge?(rows: number): void;
}

/** Frames that a handler gets. `hello` and `ping` are answered before, by the code that holds the socket. */
export type VisitorFrame = Exclude<ClientFrame, { t: 'hello' | 'ping' }>;

/** Handles a connection after `hello`. */
export interface ConnectionHandler {
  take(frame: VisitorFrame): void;
  /** The socket is gone. */
  left(): void;
}

export interface TableOrder {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
}

/** What code outside the rooms may know of a member. */
export interface MemberAtTable {
  readonly table: string;
  readonly member: number;
  readonly hash: string;
  readonly seat: Seat | null;
}

/** All tables of this node. Sockets and pages are outside (http/), the rules inside the games. */
export interface Rooms {
  /** The time at all tables, in milliseconds since 1970. */
  now(): number;
  /** A new table, or a sentence that says what is wrong with the order. */
  create(order: TableOrder): Promise<{ readonly code: string } | { readonly wrong: string }>;
  enter(hello: Extract<ClientFrame, { t: 'hello' }>, connection: ClientConnection): Promise<ConnectionHandler>;
  /** The member with this token at the table with this code. Undefined if there is no such table or member. */
  memberAt(code: string, token: string): Promise<MemberAtTable | undefined>;
  /** Whom the running match at this table waits for. Empty if none runs. */
  awaitedAt(code: string): Promise<readonly Seat[]>;
  /** `by`, here and below: the address that asks. No single address can take up the time of all. */
  record(match: string, by?: string): ReturnType<Archive['record']>;
  replay(...asked: Parameters<Archive['replay']>): ReturnType<Archive['replay']>;
  /** While the match runs, only for those who may see it, known by the token of a member of its table. */
  why(match: string, token?: string, by?: string): ReturnType<Archive['why']>;
  /** Stores a match that came as the text of a file, as if it had been played now, or says why it cannot. */
  keep(file: string, by?: string): ReturnType<Archive['keep']>;
  /** Another node has stored a row. Only a hint: it may be lost, doubled or late. */
  hear(stream: string, seq: number): void;
  /** How many tables are in memory, and how many connections are open. */
  count(): { readonly tables: number; readonly connections: number };
  /** Accepts no new inputs. What is under way is made durable and answered. Clients are told to come back. */
  stop(): Promise<void>;
}
