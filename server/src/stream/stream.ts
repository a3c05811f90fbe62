import type { Instant, Json } from '@lamplight/contract';
import type { ServerFrame } from '@lamplight/contract/wire';
import type { Rule } from '../rules.ts';
import type { Head } from '../store/store.ts';
import { Alarm } from './alarm.ts';
import type { Watcher } from './gallery.ts';
import { historyOf, type Span, type ToldStep } from './history.ts';
import { Ledger, type Name } from './ledger.ts';
import type { Machine } from './machine.ts';
import { Queue } from './queue.ts';
import type { Surroundings } from './surroundings.ts';

/** `done` is the number of the row that came of it: the same each time it is asked. */
export type Answer = { readonly done: number } | { readonly refused: string; readonly says?: string };

/** So often a command is decided anew because another node was first. */
const mostTries = 8;
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
  readonly head: Name;
  readonly machine: Machine<State, Input, Viewer>;
  /** Made anew from the store when it is needed: a stream at rest keeps its last state only. */
  readonly #start: (body: Json) => State;
  readonly #around: Surroundings;
  readonly #ledger: Ledger<State, Viewer>;
  readonly #listeners = new Set<() => void>();
  readonly #queue = new Queue();
  readonly #alarm: Alarm;
  #closed = false;

  private constructor(
    around: Surroundings,
    { id, kind, began, body }: Head,
    machine: Machine<State, Input, Viewer>,
    start: (body: Json) => State,
  ) {
    this.head = { id, kind, began };
    this.machine = machine;
    this.#around = around;
    this.#alarm = new Alarm(around.clock);
    this.#start = start;
    this.#ledger = new Ledger(around, this.head, machine as Machine<State, never, Viewer>, start(body), () => {
      this.#setAlarm();
      for (const listener of this.#listeners) listener();
    });
  }

  static async load<State, Input, Viewer>(
    around: Surroundings,
    head: Head,
    machine: Machine<State, Input, Viewer>,
    start: (body: Json) => State,
  ): Promise<Stream<State, Input, Viewer>> {
    const stream = new Stream(around, head, machine, start);
    await stream.#ledger.load();
    stream.#setAlarm();
    return stream;
  }

  get state(): State {
    return this.#ledger.state;
  }

  get seq(): number {
    return this.#ledger.seq;
  }

  now(): Instant {
    return this.#ledger.now();
  }

  stepOf(viewer: Viewer): number {
    return this.#ledger.gallery.countOf(viewer);
  }

  view(viewer: Viewer): Json {
    return this.#ledger.gallery.view(this.state, viewer);
  }

  get isIdle(): boolean {
    return this.#queue.waiting === 0 && !this.#ledger.gallery.isWatched;
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
      await this.#ledger.catchUp();
      await this.#ledger.ringUntil(this.now());
    });
    return this.state;
  }

  /** Another node has stored a row. */
  hear(seq: number): void {
    if (seq > this.seq) this.#later(() => this.#ledger.catchUp());
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
      off = this.#ledger.gallery.watch(viewer, watcher);
    });
    return off;
  }

  /** The frames that bring a viewer from the step it has to now. */
  async catchUpFrom(viewer: Viewer, watcher: Watcher, have?: number): Promise<void> {
    await this.#queue.add(async () => {
      for (const frame of await this.#missed(viewer, have)) watcher(frame);
    });
  }

  /** What the viewer was told before that step of its own: the last of it, and whether there is more. */
  async toldBefore(
    viewer: Viewer,
    before: number,
  ): Promise<{ readonly steps: readonly ToldStep[]; readonly more: boolean }> {
    const { missed, more } = await this.#history(viewer, this.seq, { before });
    return { steps: missed, more };
  }

  /** The number of the viewer's step that a row was to it. */
  async stepAt(viewer: Viewer, seq: number): Promise<number> {
    if (seq >= this.seq) return this.stepOf(viewer);
    return (await this.#history(viewer, seq)).step;
  }

  /** Lets the stream go when what is under way is done. Nothing may be asked of it afterwards. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#alarm.set(undefined, () => {});
    await this.#queue.empty();
    this.#ledger.gallery.rest();
    this.#listeners.clear();
  }

  #later(work: () => Promise<void>): void {
    this.#queue.add(work).catch(error => this.#around.trouble(error));
  }

  async #take(command: string, input: Input, answer?: (answer: Answer) => void): Promise<void> {
    const { store } = this.#around;
    for (let tries = 1; tries <= mostTries; tries++) {
      if (!(await this.#ledger.ringUntil(this.now()))) continue;
      const at = this.now();
      const verdict = this.machine.decide(this.state, input, at);
      if (verdict === 'nothing' && answer === undefined) return;
      // A command that was done before may be forbidden by what came of it: whoever sends it again wants the first answer. And
      // what forbids it, or makes it needless, may no longer hold: another node may have gone on.
      if (verdict === 'nothing' || 'refused' in verdict) {
        const known = this.seq;
        const [before] = await Promise.all([store.done(this.head.id, command), this.#ledger.catchUp()]);
        if (before === undefined && this.seq > known) continue;
        const asItIs = verdict === 'nothing' ? { done: this.seq } : verdict;
        return answer?.(before === undefined ? asItIs : { done: before.seq });
      }
      if (await this.#ledger.append(command, at, verdict.decided, seq => answer?.({ done: seq }))) return;
      await this.#ledger.catchUp();
      const before = await store.done(this.head.id, command);
      if (before !== undefined) return answer?.({ done: before.seq });
    }
    answer?.(tryAgain);
  }

  /** For precision only: were this node to fall, the due time stands with the row, and another rings. */
  #setAlarm(): void {
    const due = this.#closed ? undefined : this.machine.due(this.state);
    this.#alarm.set(due === undefined ? undefined : this.head.began + due, () =>
      this.#later(async () => {
        await this.#ledger.ringUntil(this.now());
        this.#setAlarm();
      }),
    );
  }

  async #missed(viewer: Viewer, have: number | undefined): Promise<readonly ServerFrame[]> {
    const recent = have === undefined ? undefined : this.#ledger.gallery.since(viewer, have);
    if (recent !== undefined) return recent;
    const { id, kind, began } = this.head;
    const { at, missed } = await this.#history(viewer, this.seq, { have });
    const view = this.view(viewer);
    return [{ t: 'view', of: kind, id, step: this.stepOf(viewer), began, at, view, missed }];
  }

  /** Up to that row. */
  async #history(viewer: Viewer, seq: number, span?: Span) {
    const { store } = this.#around;
    const [head, rows] = await Promise.all([store.head(this.head.id), store.read(this.head.id, 0)]);
    if (head === undefined) throw new Error(`The ${this.head.kind} ${this.head.id} is no longer in the store.`);
    const known = rows.filter(row => row.seq <= seq);
    return historyOf(this.machine, this.#start(head.body), known, viewer, span);
  }
}
