/**
 * A store keeps streams, each an append-only log. A table is a stream and a match is a stream. No transaction spans
 * two, so any database that can store one row durably will do.
 */
import type { Json } from '@lamplight/contract';

export type StreamId = string;

export const kinds = ['table', 'match'] as const;

export interface StreamHead {
  readonly id: StreamId;
  readonly kind: (typeof kinds)[number];
  /** Milliseconds since 1970: the stream's time counts from here. */
  readonly began: number;
  /** What the stream starts from. A match keeps its seed here, which nobody is sent before the end. */
  readonly body: Json;
}

/** One accepted input with its events. */
export interface StreamRow {
  readonly stream: StreamId;
  /** From 1, without gaps. That (stream, seq) is unique keeps two nodes from both writing a row. */
  readonly seq: number;
  /** The id of the command behind it. (stream, command) is unique, so nothing is done twice. */
  readonly command: string;
  readonly body: Json;
  /** When the stream's next alarm is due, in milliseconds since 1970. Stored in the same commit as the row. */
  readonly due: number | null;
}

/**
 * `stored`; or `beaten`: somebody was first with this row or with this command, or the row before it is not there (the
 * stream was forgotten, or never begun). In each case: reload, look for the command, decide again.
 */
export type AppendResult = 'stored' | 'beaten';

export interface PresentMember {
  readonly member: number;
  readonly node: string;
}

/** A node without a beat for this many milliseconds is dead, and its connections count as gone. */
export const longestSilence = 6_000;

/**
 * Every promise may reject when the database cannot be reached for long: see `StoreAway`. Until then the store retries
 * by itself, so a restart of the database shows only as a pause.
 */
export interface Store {
  /** The name of the database, by its own account: `SQLite 3.53.4`. */
  readonly name: string;

  /** Begins a stream. False if the id (or a table's code) is taken. */
  begin(head: StreamHead, code?: string): Promise<boolean>;
  head(id: StreamId): Promise<StreamHead | undefined>;
  tableOf(code: string): Promise<StreamId | undefined>;
  /**
   * Durable when it resolves. At most one append of a stream is under way on a node. If it rejects, the row may be
   * stored, or may still be stored later: drop what you hold of the stream, read it again, look with `done`.
   */
  append(row: StreamRow): Promise<AppendResult>;
  /** Rows after `seq`, in order: all of them, or the first `most`. */
  read(id: StreamId, after: number, most?: number): Promise<readonly StreamRow[]>;
  /** The row that a command made, if it was ever done. */
  done(id: StreamId, command: string): Promise<StreamRow | undefined>;

  /** Claims streams whose alarm is due. Each goes to one claimer, who has `lease` milliseconds to append. */
  claim(now: number, lease: number, most: number): Promise<readonly StreamId[]>;

  /** Who is connected to which node. Not part of any log: it is true only while the node lives. */
  arrive(table: StreamId, member: number, node: string): Promise<void>;
  depart(table: StreamId, member: number, node: string): Promise<void>;
  present(table: StreamId, now: number): Promise<readonly PresentMember[]>;
  /** Says that the node lives, and deletes nodes that have been dead for long. */
  beat(node: string, now: number): Promise<void>;
  /** The time of the last beat of any node, by that node's clock. */
  lastBeat(): Promise<number | undefined>;

  /** A secret that all nodes share, such as a key: the first value stored under this name, by any node. */
  keepsake(name: string, fresh: string): Promise<string>;

  /** Where a member who is away wants notifications. A new one replaces the old one. Deleted with the table. */
  subscribe(table: StreamId, member: number, wish: Json): Promise<void>;
  /** With `wish`, only if that is still the stored one. */
  unsubscribe(table: StreamId, member: number, wish?: Json): Promise<void>;
  /**
   * The member's subscription, once for each `since`, for the first node to ask. None if `since` is not a later one.
   */
  callTo(table: StreamId, member: number, since: number): Promise<Json | undefined>;

  /** Deletes streams that nobody has touched since then. Returns how many. */
  forget(before: number): Promise<number>;
  /** Finishes what is under way. Later requests are rejected. */
  close(): Promise<void>;
}

/** The database could not be reached, or has failed. Holds no address and no value, so it may be logged. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';
}
