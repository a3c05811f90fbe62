import { randomBytes } from 'node:crypto';
import type { Instant, Json } from '@lamplight/contract';
import type { StreamHead, StreamRow } from '../store/store.ts';
import { Chronicle, stride } from './chronicle.ts';
import { type CommandId, commandId } from './command-id.ts';
import type { StoredStep, StreamDeps } from './deps.ts';
import { type Changes, Gallery, type NoticingViewers } from './gallery.ts';
import type { Decision, StreamMachine } from './machine.ts';
import { inSlices } from './slices.ts';

/** A head without its body, which may be large. */
export type StreamName = Omit<StreamHead, 'body'>;

/**
 * A stream as far as this node knows its log. Every row goes through here, whether this node decided it or another: it
 * is counted and shown. One call at a time: callers queue.
 */
export class Ledger<State, Viewer> {
  readonly head: StreamName;
  readonly gallery: Gallery<State, Viewer>;
  readonly chronicle: Chronicle<State, Viewer>;
  readonly #machine: StreamMachine<State, never, Viewer>;
  readonly #deps: StreamDeps;
  readonly #shown: () => void;
  #state: State;
  #seq = 0;
  #at: Instant = 0;

  constructor(
    deps: StreamDeps,
    { body, ...head }: StreamHead,
    machine: StreamMachine<State, never, Viewer>,
    start: (body: Json) => State,
    /** Called after every row. */
    shown: () => void,
  ) {
    this.head = head;
    this.gallery = new Gallery(machine, { of: head.kind, id: head.id }, deps.trouble);
    this.chronicle = new Chronicle(deps, head, machine, start);
    this.#machine = machine;
    this.#deps = deps;
    this.#state = start(body);
    this.#shown = shown;
  }

  get state(): State {
    return this.#state;
  }

  get seq(): number {
    return this.#seq;
  }

  /** The stream's time now: never before its last row, whatever this node's clock says. */
  now(): Instant {
    return Math.max(this.#deps.clock.now() - this.head.began, this.#at);
  }

  /** Reads what the store has, before anybody can watch. */
  async load(): Promise<void> {
    for (let isMore = true; isMore; ) {
      const rows = await this.#next();
      await inSlices(rows.length, () => {
        for (const row of rows) this.#fold(row);
      });
      isMore = rows.length === stride;
    }
  }

  /** Brings in what other nodes did. */
  async catchUp(): Promise<void> {
    for (let isMore = true; isMore; ) {
      const rows = await this.#next();
      for (const row of rows) this.#follow(row);
      isMore = rows.length === stride;
    }
  }

  /** A log may be long, so it is read in parts. */
  #next(): Promise<readonly StreamRow[]> {
    return this.#deps.store.read(this.head.id, this.#seq, stride);
  }

  #follow(row: StreamRow): void {
    const before = this.#state;
    const watched = this.gallery.watched(before);
    const kept = this.#fold(row);
    const changes = this.gallery.changes(before, this.#state, kept.of, watched);
    this.gallery.forgetUnwatched();
    this.#show(changes, kept);
  }

  /** False: another node was first. `stored` is called before the row is shown to anybody. */
  async append(
    id: CommandId,
    at: Instant,
    { state, body }: Decision<State>,
    stored?: (seq: number) => void,
  ): Promise<boolean> {
    const viewers = this.#machine.viewers(state);
    const changes = this.gallery.changes(this.#state, state, body, viewers);
    const noticed: NoticingViewers = changes.size === viewers.length ? '*' : [...changes.keys()];
    const due = this.#machine.due(state);
    const untold = [...changes].flatMap(([key, { news }]) => (news.told.length === 0 ? key : []));
    const kept: StoredStep = { at, noticed, ...untoldOf(untold, changes.size), mark: freshMark(), of: body };
    const row: StreamRow = {
      stream: this.head.id,
      seq: this.#seq + 1,
      command: id,
      body: kept,
      due: due === undefined ? null : this.head.began + due,
    };
    if ((await this.#deps.store.append(row)) === 'beaten') return false;
    this.#goOn(row.seq, kept, state);
    stored?.(row.seq);
    this.#deps.hint(this.head.id, row.seq);
    this.#show(changes, kept);
    return true;
  }

  /** Rings the alarms due by then, one row each. `beaten`: another node was first, and its rows have been read. */
  async advance(to: Instant): Promise<'rung' | 'nothing' | 'beaten'> {
    let done: 'rung' | 'nothing' = 'nothing';
    for (const { at, ...decided } of this.#machine.advance(this.#state, { from: this.#at, to })) {
      if (!(await this.append(commandId.alarm(this.#seq + 1), at, decided))) {
        await this.catchUp();
        return 'beaten';
      }
      done = 'rung';
    }
    return done;
  }

  #fold(row: StreamRow): StoredStep {
    const kept = row.body as StoredStep;
    this.#goOn(row.seq, kept, this.#machine.fold(this.#state, kept.of, kept.at));
    return kept;
  }

  #goOn(seq: number, kept: StoredStep, state: State): void {
    this.chronicle.note(this.#state, this.gallery.count(kept, state), kept);
    this.#state = state;
    this.#seq = seq;
    this.#at = kept.at;
  }

  #show(changes: Changes, kept: StoredStep): void {
    this.gallery.show(changes, kept);
    this.#shown();
  }
}

/** 48 bits: a collision between two rows at the same place need not be feared. */
const freshMark = (): string => randomBytes(6).toString('base64url');

const untoldOf = (untold: readonly string[], noticed: number): { readonly untold?: NoticingViewers } =>
  untold.length === 0 ? {} : { untold: untold.length === noticed ? '*' : untold };
