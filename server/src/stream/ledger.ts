import type { Instant } from '@lamplight/contract';
import type { Head, Row } from '../store/store.ts';
import { type Changes, Gallery, type Noticed } from './gallery.ts';
import type { Decided, Machine } from './machine.ts';
import type { Kept, Surroundings } from './surroundings.ts';

/** So many alarms may have been missed. More is a machine that does not set its clock anew. */
const mostRings = 1_000;

/** Of its head all but what it begins with, which may be long. */
export type Name = Omit<Head, 'body'>;

/**
 * A stream as far as its log is known on this node: every row goes in here, whether this node decided it or another, is counted
 * and shown. One at a time: whoever calls it waits in line.
 */
export class Ledger<State, Viewer> {
  readonly head: Name;
  readonly gallery: Gallery<State, Viewer>;
  readonly #machine: Machine<State, never, Viewer>;
  readonly #around: Surroundings;
  readonly #shown: () => void;
  #state: State;
  #seq = 0;
  #at: Instant = 0;

  constructor(
    around: Surroundings,
    head: Name,
    machine: Machine<State, never, Viewer>,
    start: State,
    /** After every row. */
    shown: () => void,
  ) {
    this.head = head;
    this.gallery = new Gallery(machine, { of: head.kind, id: head.id }, around.trouble);
    this.#machine = machine;
    this.#around = around;
    this.#state = start;
    this.#shown = shown;
  }

  get state(): State {
    return this.#state;
  }

  get seq(): number {
    return this.#seq;
  }

  /** The time of the stream now: never before its last row, whatever this node's clock says. */
  now(): Instant {
    return Math.max(this.#around.clock.now() - this.head.began, this.#at);
  }

  /** What the store has, when nobody can look yet. */
  async load(): Promise<void> {
    for (const row of await this.#around.store.read(this.head.id, 0)) this.#fold(row);
  }

  /** Brings in what other nodes did. */
  async catchUp(): Promise<void> {
    for (const row of await this.#around.store.read(this.head.id, this.#seq)) {
      const before = this.#state;
      const watched = this.gallery.watched(before);
      const { at, of } = this.#fold(row);
      const changes = this.gallery.changes(before, this.#state, of, watched);
      this.gallery.forgetUnwatched();
      this.#show(changes, at);
    }
  }

  /** False: another node was first. `stored` is called before anybody is shown the row. */
  async append(
    command: string,
    at: Instant,
    { state, body }: Decided<State>,
    stored?: (seq: number) => void,
  ): Promise<boolean> {
    const viewers = this.#machine.viewers(state);
    const changes = this.gallery.changes(this.#state, state, body, viewers);
    const noticed: Noticed = changes.size === viewers.length ? '*' : [...changes.keys()];
    const due = this.#machine.due(state);
    const kept: Kept = { at, noticed, of: body };
    const row: Row = {
      stream: this.head.id,
      seq: this.#seq + 1,
      command,
      body: kept,
      due: due === undefined ? null : this.head.began + due,
    };
    if ((await this.#around.store.append(row)) === 'beaten') return false;
    this.#advance(row.seq, kept, state);
    stored?.(row.seq);
    this.#around.hint(this.head.id, row.seq);
    this.#show(changes, at);
    return true;
  }

  /** False: another node was first, and what it did has been brought in. */
  async ringUntil(at: Instant): Promise<boolean> {
    for (let rung = 0; ; rung++) {
      const due = this.#machine.due(this.#state);
      if (due === undefined || due > at) return true;
      if (rung === mostRings) throw new Error(`The clock of ${this.head.kind} ${this.head.id} rings for ever.`);
      const rings = Math.max(due, this.#at);
      const decided = this.#machine.ring(this.#state, rings);
      if (await this.append(`alarm:${this.#seq + 1}`, rings, decided)) continue;
      await this.catchUp();
      return false;
    }
  }

  #fold(row: Row): Kept {
    const kept = row.body as Kept;
    this.#advance(row.seq, kept, this.#machine.fold(this.#state, kept.of, kept.at));
    return kept;
  }

  #advance(seq: number, { at, noticed }: Kept, state: State): void {
    this.#state = state;
    this.#seq = seq;
    this.#at = at;
    this.gallery.count(noticed, state);
  }

  #show(changes: Changes, at: Instant): void {
    this.gallery.show(changes, at);
    this.#shown();
  }
}
