/**
 * What a store keeps: streams, each an append-only log. A table is a stream and a match is a stream; no transaction spans
 * two, so any database that keeps one row's promise will do.
 */
import type { Json } from '@lamplight/contract';

export type StreamId = string;

export const kinds = ['table', 'match'] as const;

export interface StreamHead {
  readonly id: StreamId;
  readonly kind: (typeof kinds)[number];
  /** Milliseconds since 1970: the stream's time counts from here. */
  readonly began: number;
  /** What the stream starts from. A match keeps its seed here: it goes to nobody before the end. */
  readonly body: Json;
}

/** One accepted input with all that came of it. */
export interface StreamRow {
  readonly stream: StreamId;
  /** From 1, without gaps: (stream, seq) is the fence between nodes. */
  readonly seq: number;
  /** Who asked for it, by an id of its own: (stream, command) is unique, so nothing is done twice. */
  readonly command: string;
  readonly body: Json;
  /** When the stream next wants to hear the clock, in milliseconds since 1970. Stored with the row, in the same commit. */
  readonly due: number | null;
}

/**
 * `stored`; or `beaten`: somebody was first with this row or with this command, or the row before it is not there (the
 * stream was forgotten, or never begun). Whichever it was: reload, look for the command, decide again.
 */
export type AppendResult = 'stored' | 'beaten';

export interface PresentMember {
  readonly member: number;
  readonly node: string;
}

/** A node that has not beaten for so many milliseconds is dead, and those it held are gone with it. */
export const longestSilence = 6_000;

/**
 * Every promise may be rejected when the database cannot be reached for long: see `StoreAway`. Until then the store tries
 * again by itself, so a restart of the database shows only as a pause.
 */
export interface Store {
  /** What keeps the rows, as it names itself: `SQLite 3.53.4`. */
  readonly name: string;

  /** Begins a stream. False if the id (or a table's code) is taken. */
  begin(head: StreamHead, code?: string): Promise<boolean>;
  head(id: StreamId): Promise<StreamHead | undefined>;
  tableOf(code: string): Promise<StreamId | undefined>;
  /**
   * Durable when it resolves. At most one append of a stream is under way on a node. If it is rejected, it is not known
   * whether the row is stored, and it may still come to be: drop what you hold of the stream, read it again, look with
   * `done`.
   */
  append(row: StreamRow): Promise<AppendResult>;
  /** Rows after `seq`, in order: all, or the first so many of them. */
  read(id: StreamId, after: number, most?: number): Promise<readonly StreamRow[]>;
  /** The row that a command made, if it was ever done. */
  done(id: StreamId, command: string): Promise<StreamRow | undefined>;

  /** Takes streams whose clock is due; each goes to one claimer, who has `lease` milliseconds to append. */
  claim(now: number, lease: number, most: number): Promise<readonly StreamId[]>;

  /** Who is connected where. Not part of any log: it is true only while the node lives. */
  arrive(table: StreamId, member: number, node: string): Promise<void>;
  depart(table: StreamId, member: number, node: string): Promise<void>;
  present(table: StreamId, now: number): Promise<readonly PresentMember[]>;
  /** Says that the node lives, and sweeps out those that have been dead for long. */
  beat(node: string, now: number): Promise<void>;
  /** When a node was last said to live, by the clock of whichever said so. */
  lastBeat(): Promise<number | undefined>;

  /** A secret of the house, such as a key: what was kept first under this name, by whichever node. */
  keepsake(name: string, fresh: string): Promise<string>;

  /** Where a member who is away wants to be told; a new wish takes the place of the old one. Forgotten with the table. */
  subscribe(table: StreamId, member: number, wish: Json): Promise<void>;
  /** With `wish`, only if it is still that one. */
  unsubscribe(table: StreamId, member: number, wish?: Json): Promise<void>;
  /** The member's wish, once for each `since`, to whichever node asks first; none for one that is no later than the last. */
  callTo(table: StreamId, member: number, since: number): Promise<Json | undefined>;

  /** Forgets streams nobody touched since then. Returns how many. */
  forget(before: number): Promise<number>;
  /** What is under way is finished first; whatever is asked afterwards is rejected. */
  close(): Promise<void>;
}

/** The database could not be reached, or has failed. Holds no address and no value: it may be logged. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';
}
