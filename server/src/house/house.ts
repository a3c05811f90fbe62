import type { ClientFrame, ServerFrame } from '@lamplight/contract/wire';

/** One socket, as the house sees it. It never blocks: a reader that is too slow is cut off by the line itself. */
export interface Line {
  send(frame: ServerFrame): void;
  /** Says goodbye and closes. `again`: come back after so many milliseconds. */
  end(because: string, again?: number): void;
}

/** Whoever sits behind a line after `hello`. */
export interface Guest {
  take(frame: ClientFrame): void;
  /** The socket is gone. */
  left(): void;
}

export interface Order {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
}

/** All tables of this node. The web of sockets and pages is outside (http/), the rules inside the games. */
export interface House {
  /** A new table, or a sentence that says what is wrong with the order. */
  create(order: Order): Promise<{ readonly code: string } | { readonly wrong: string }>;
  enter(hello: Extract<ClientFrame, { t: 'hello' }>, line: Line): Promise<Guest>;
  /** A finished match as one file, or undefined while it runs, or where there is none. */
  record(match: string): Promise<unknown>;
  /** Keeps a match that came as a file; or a sentence that says why it cannot be. */
  keep(record: unknown): Promise<{ readonly match: string } | { readonly wrong: string }>;
  /** What a viewer knew after each step, or what all knew: undefined while the match runs, or where there is none. */
  replay(match: string, viewer: number | 'audience' | 'open'): Promise<unknown>;
  /** Another node has stored a row. Only a hint: it may be lost, doubled or late. */
  hear(stream: string, seq: number): void;
  /** How many tables are in memory, and how many lines are open. */
  count(): { readonly tables: number; readonly lines: number };
  /** No new inputs; what is under way is made durable and answered; lines are told to come back. */
  stop(): Promise<void>;
}
