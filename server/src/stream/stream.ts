import type { Instant, Json } from '@lamplight/contract';
import type { ServerFrame } from '@lamplight/contract/wire';
import type { Rule } from '../rules.ts';
import type { Head, Row } from '../store/store.ts';
import { Alarm } from './alarm.ts';
import { type Changes, Gallery, type Noticed, type Watcher } from './gallery.ts';
import { historyOf } from './history.ts';
import type { Decided, Machine } from './machine.ts';
import { Queue } from './queue.ts';
import type { Kept, Surroundings } from './surroundings.ts';

/** `done` is the number of the row that came of it: the same each time it is asked. */
export type Answer = { readonly done: number } | { readonly refused: string; readonly says?: string };

/** So often a command is decided anew because another node was first. */
const mostTries = 8;
/** So many alarms may have been missed. More is a machine that does not set its clock anew. */
const mostRings = 1_000;
/** So many inputs may wait for one stream. */
const mostWaiting = 256;

const refused = (rule: Rule, says: string) => ({ refused: rule, says });
const tryAgain = refused('TB-ORDER-2', 'Many act at once just now: try again.');
const notKept = refused('TB-ORDER-3', 'This cannot be kept just now: send it again under the same id.');

/**
 * One table or match in the memory of this node. Inputs wait in line; each is stamped, decided, made durable, answered and
 * shown, one after the other. Another node may hold the same stream: the log decides who was first.
 */
export class Stream<State, Input, Viewer> {
  readonly head: Head;
  readonly machine: Machine<State, Input, Viewer>;
  /** Made anew when it is needed: a stream at rest keeps its last state only. */
  readonly #start: () => State;
  readonly #around: Surroundings;
  readonly #gallery: Gallery<State, Viewer>;
  readonly #listeners = new Set<() => void>();
  readonly #queue = new Queue();
  readonly #alarm: Alarm;
  #state: State;
  #seq = 0;
  #at: Instant = 0;
  #closed = false;

  private constructor(around: Surroundings, head: Head, machine: Machine<State, Input, Viewer>, start: () => State) {
    this.head = head;
    this.machine = machine;
    this.#around = around;
    this.#alarm = new Alarm(around.clock);
    this.#start = start;
    this.#state = start();
    this.#gallery = new Gallery(
      machine as Machine<State, never, Viewer>,
      { of: head.kind, id: head.id },
      around.trouble,
    );
  }

  static async load<State, Input, Viewer>(
    around: Surroundings,
    head: Head,
    machine: Machine<State, Input, Viewer>,
    start: () => State,
  ): Promise<Stream<State, Input, Viewer>> {
    const stream = new Stream(around, head, machine, start);
    for (const row of await around.store.read(head.id, 0)) stream.#fold(row);
    stream.#setAlarm();
    return stream;
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

  stepOf(viewer: Viewer): number {
    return this.#gallery.countOf(viewer);
  }

  view(viewer: Viewer): Json {
    return this.#gallery.view(this.#state, viewer);
  }

  get isIdle(): boolean {
    return this.#queue.waiting === 0 && !this.#gallery.isWatched;
  }

  /**
   * Answers before anybody is shown what came of it, so that whoever asked knows which step is its own. Where nobody wants an
   * answer, it is not looked for whether nothing came of it because another node did it.
   */
  ask(command: string, input: Input, answer?: (answer: Answer) => void): void {
    if (this.#closed) answer?.(notKept);
    else if (this.#queue.waiting >= mostWaiting) answer?.(tryAgain);
    else
      this.#later(async () => {
        let isAnswered = answer === undefined;
        const give = (given: Answer) => {
          isAnswered = true;
          answer?.(given);
        };
        try {
          await this.#take(command, input, answer && give);
        } catch (error) {
          this.#around.trouble(error);
          if (!isAnswered) answer?.(notKept);
        }
      });
  }

  /** Brings in what other nodes did, and rings what is due. */
  async settle(): Promise<State> {
    await this.#queue.add(async () => {
      await this.#catchUp();
      await this.#ringUntil(this.now());
    });
    return this.#state;
  }

  /** Another node has stored a row. */
  hear(seq: number): void {
    if (seq > this.#seq) this.#later(() => this.#catchUp());
  }

  /** Called after every step, whoever made it. */
  onStep(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Shows the viewer what it has missed since the step it has, or all, and from then on every change. */
  async watch(viewer: Viewer, watcher: Watcher, have?: number): Promise<() => void> {
    let off = () => {};
    await this.#queue.add(async () => {
      for (const frame of await this.#missed(viewer, have)) watcher(frame);
      off = this.#gallery.watch(viewer, watcher);
    });
    return off;
  }

  /** The frames that bring a viewer from the step it has to now. */
  async catchUpFrom(viewer: Viewer, watcher: Watcher, have?: number): Promise<void> {
    await this.#queue.add(async () => {
      for (const frame of await this.#missed(viewer, have)) watcher(frame);
    });
  }

  /** The number of the viewer's step that a row was to it. */
  async stepAt(viewer: Viewer, seq: number): Promise<number> {
    if (seq >= this.#seq) return this.stepOf(viewer);
    const rows = await this.#around.store.read(this.head.id, 0);
    return historyOf(
      this.machine,
      this.#start(),
      rows.filter(row => row.seq <= seq),
      viewer,
    ).step;
  }

  /** Lets the stream go when what is under way is done. Nothing may be asked of it afterwards. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#alarm.set(undefined, () => {});
    await this.#queue.empty();
    this.#gallery.rest();
    this.#listeners.clear();
  }

  #later(work: () => Promise<void>): void {
    this.#queue.add(work).catch(error => this.#around.trouble(error));
  }

  async #take(command: string, input: Input, answer?: (answer: Answer) => void): Promise<void> {
    const { store } = this.#around;
    for (let tries = 1; tries <= mostTries; tries++) {
      if (!(await this.#ringUntil(this.now()))) continue;
      const at = this.now();
      const verdict = this.machine.decide(this.#state, input, at);
      if (verdict === 'nothing' && answer === undefined) return;
      // A command that was done before may be forbidden by what came of it: whoever sends it again wants the first answer. And
      // what forbids it, or makes it needless, may no longer hold: another node may have gone on.
      if (verdict === 'nothing' || 'refused' in verdict) {
        const known = this.#seq;
        const [before] = await Promise.all([store.done(this.head.id, command), this.#catchUp()]);
        if (before === undefined && this.#seq > known) continue;
        const asItIs = verdict === 'nothing' ? { done: this.#seq } : verdict;
        return answer?.(before === undefined ? asItIs : { done: before.seq });
      }
      if (await this.#append(command, at, verdict.decided, answer)) return;
      await this.#catchUp();
      const before = await store.done(this.head.id, command);
      if (before !== undefined) return answer?.({ done: before.seq });
    }
    answer?.(tryAgain);
  }

  /** False: another node was first, and what it did has been brought in. */
  async #ringUntil(at: Instant): Promise<boolean> {
    for (let rung = 0; ; rung++) {
      const due = this.machine.due(this.#state);
      if (due === undefined || due > at) return true;
      if (rung === mostRings) throw new Error(`The clock of ${this.head.kind} ${this.head.id} rings for ever.`);
      const rings = Math.max(due, this.#at);
      const decided = this.machine.ring(this.#state, rings);
      if (await this.#append(`alarm:${this.#seq + 1}`, rings, decided)) continue;
      await this.#catchUp();
      return false;
    }
  }

  async #append(
    command: string,
    at: Instant,
    { state, body }: Decided<State>,
    answer?: (answer: Answer) => void,
  ): Promise<boolean> {
    const viewers = this.machine.viewers(state);
    const changes = this.#gallery.changes(this.#state, state, body, viewers);
    const noticed: Noticed = changes.size === viewers.length ? '*' : [...changes.keys()];
    const due = this.machine.due(state);
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
    answer?.({ done: row.seq });
    this.#around.hint(this.head.id, row.seq);
    this.#show(changes, at);
    return true;
  }

  async #catchUp(): Promise<void> {
    for (const row of await this.#around.store.read(this.head.id, this.#seq)) {
      const before = this.#state;
      const watched = this.#gallery.watched(before);
      const { at, of } = this.#fold(row);
      const changes = this.#gallery.changes(before, this.#state, of, watched);
      this.#gallery.forgetUnwatched();
      this.#show(changes, at);
    }
  }

  #fold(row: Row): Kept {
    const kept = row.body as Kept;
    this.#advance(row.seq, kept, this.machine.fold(this.#state, kept.of, kept.at));
    return kept;
  }

  #advance(seq: number, { at, noticed }: Kept, state: State): void {
    this.#state = state;
    this.#seq = seq;
    this.#at = at;
    this.#gallery.count(noticed, state);
  }

  #show(changes: Changes, at: Instant): void {
    this.#gallery.show(changes, at);
    this.#setAlarm();
    for (const listener of this.#listeners) listener();
  }

  /** For precision only: were this node to fall, the due time stands with the row, and another rings. */
  #setAlarm(): void {
    const due = this.#closed ? undefined : this.machine.due(this.#state);
    this.#alarm.set(due === undefined ? undefined : this.head.began + due, () =>
      this.#later(async () => {
        await this.#ringUntil(this.now());
        this.#setAlarm();
      }),
    );
  }

  async #missed(viewer: Viewer, have: number | undefined): Promise<readonly ServerFrame[]> {
    const recent = have === undefined ? undefined : this.#gallery.since(viewer, have);
    if (recent !== undefined) return recent;
    const { id, kind, began } = this.head;
    const rows = await this.#around.store.read(id, 0);
    const known = rows.filter(row => row.seq <= this.#seq);
    const { at, missed } = historyOf(this.machine, this.#start(), known, viewer, have);
    const view = this.view(viewer);
    return [{ t: 'view', of: kind, id, step: this.stepOf(viewer), began, at, view, missed }];
  }
}
