import type { Instant, Json } from '@lamplight/contract';
import type { Rule } from '../rules.ts';
import type { StreamHead } from '../store/store.ts';
import { Alarm } from './alarm.ts';
import type { RowCharge } from './chronicle.ts';
import type { CommandId } from './command-id.ts';
import type { StreamDeps } from './deps.ts';
import type { StepMark, Watcher } from './gallery.ts';
import { Ledger, type StreamName } from './ledger.ts';
import type { MachineVerdict, StreamMachine } from './machine.ts';
import type { StepPage } from './page.ts';
import { StreamPast } from './past.ts';
import { Queue } from './queue.ts';
import { RememberedAnswers, type StreamAnswer, type StreamRefusal } from './remembered.ts';

/** How often a command is decided again because another node was first. */
const mostTries = 8;
/** How often it checks whether an alarm came due while others were being stored. */
const mostLooks = 8;
/** How many inputs may wait for one stream. */
const mostWaiting = 256;

/** Charges nobody. */
const free: RowCharge = () => {};
const refused = (rule: Rule, says: string) => ({ refused: rule, says });
const tryAgain = refused('TB-ORDER-2', 'Many act at once just now: try again.');
const notKept = refused('TB-ORDER-3', 'This cannot be kept just now: send it again under the same id.');

/**
 * One table or match in the memory of this node. Inputs queue. Each is stamped, decided, made durable, answered and
 * shown, one after the other. Another node may hold the same stream: the log decides who was first.
 */
export class Stream<State, Input, Viewer> {
  readonly head: StreamName;
  readonly machine: StreamMachine<State, Input, Viewer>;
  readonly #deps: StreamDeps;
  readonly #ledger: Ledger<State, Viewer>;
  /** Kept while somebody watches or asks. */
  #past: StreamPast<State, Viewer> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #queue = new Queue();
  readonly #remembered = new RememberedAnswers();
  readonly #alarm: Alarm;
  #closed = false;

  private constructor(
    deps: StreamDeps,
    head: StreamHead,
    machine: StreamMachine<State, Input, Viewer>,
    start: (body: Json) => State,
  ) {
    this.machine = machine;
    this.#deps = deps;
    this.#alarm = new Alarm(deps.clock);
    this.#ledger = new Ledger(deps, head, machine as StreamMachine<State, never, Viewer>, start, () => {
      this.#setAlarm();
      for (const listener of this.#listeners) listener();
    });
    this.head = this.#ledger.head;
  }

  static async load<State, Input, Viewer>(
    deps: StreamDeps,
    head: StreamHead,
    machine: StreamMachine<State, Input, Viewer>,
    start: (body: Json) => State,
  ): Promise<Stream<State, Input, Viewer>> {
    const stream = new Stream(deps, head, machine, start);
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
    return this.#ledger.gallery.lastOf(viewer).step;
  }

  view(viewer: Viewer): Json {
    return this.#ledger.gallery.view(this.state, viewer);
  }

  get isIdle(): boolean {
    return this.#queue.waiting === 0 && !this.#ledger.gallery.isWatched;
  }

  /**
   * Answers before the step is shown to anybody, so that the sender knows which step is its own. Without `answer`, an
   * input that changes nothing is not looked up in the store: nobody needs to know whether another node did it. With a
   * `sender`, a command that leaves no row is remembered and gets the same answer again.
   */
  ask(command: CommandId, input: Input, answer?: (answer: StreamAnswer) => void, sender?: string): void {
    this.#ask(command, at => this.machine.decide(this.state, input, at), answer, sender);
  }

  /** Refuses a command that the machine cannot take, unless it was answered otherwise before. */
  refuse(command: CommandId, refusal: StreamRefusal, answer: (answer: StreamAnswer) => void, sender: string): void {
    this.#ask(command, () => refusal, answer, sender);
  }

  #ask(
    command: CommandId,
    judge: (at: Instant) => MachineVerdict<State>,
    answer: ((answer: StreamAnswer) => void) | undefined,
    sender: string | undefined,
  ): void {
    if (this.#closed) answer?.(notKept);
    else if (this.#queue.waiting >= mostWaiting) answer?.(tryAgain);
    else
      this.#later(async () => {
        let isAnswered = answer === undefined;
        const give = (given: StreamAnswer) => {
          isAnswered = true;
          answer?.(given);
        };
        try {
          const known = sender === undefined ? undefined : this.#remembered.of(sender, command);
          if (known === undefined) await this.#take(command, judge, answer && give, sender);
          else give(known);
        } catch (error) {
          this.#deps.trouble(error);
          if (!isAnswered) answer?.(notKept);
        }
      });
  }

  /** Brings in what other nodes did, and rings the alarms that are due. */
  async settle(): Promise<State> {
    await this.#queue.add(async () => {
      await this.#ledger.catchUp();
      await this.#ledger.advance(this.now());
    });
    return this.state;
  }

  /** Another node has stored a row. */
  hear(seq: number): void {
    if (seq > this.seq) this.#later(() => this.#ledger.catchUp());
  }

  /** Called after every step, whichever node made it. */
  onStep(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Sends the viewer what it has missed since the step it has, or everything, and then every change. */
  async watch(viewer: Viewer, watcher: Watcher, have?: StepMark, toll: RowCharge = free): Promise<() => void> {
    const { gallery } = this.#ledger;
    let off = () => {};
    await this.#queue.add(async () => {
      for (const frame of await this.#pastNow().missed(viewer, have, toll)) watcher(frame);
      off = gallery.watch(viewer, watcher);
    });
    return () => {
      off();
      if (!gallery.isWatched) this.#past = undefined;
    };
  }

  /** The frames that bring a viewer from the step it has to now. */
  async catchUpFrom(viewer: Viewer, watcher: Watcher, have?: StepMark, toll: RowCharge = free): Promise<void> {
    await this.#queue.add(async () => {
      for (const frame of await this.#pastNow().missed(viewer, have, toll)) watcher(frame);
    });
  }

  /** What the viewer was told before that step of its own: the last page, and whether there is more. */
  toldBefore(viewer: Viewer, before: number, toll: RowCharge = free): Promise<StepPage> {
    return this.#pastNow().told(viewer, { before }, toll);
  }

  /** The number of the viewer's step that this row was. */
  async stepAt(viewer: Viewer, seq: number, toll: RowCharge = free): Promise<number> {
    return seq >= this.seq ? this.stepOf(viewer) : this.#pastNow().stepAt(viewer, seq, toll);
  }

  /** Closes the stream when what is under way is done. Nothing may be asked of it afterwards. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#alarm.set(undefined, () => {});
    await this.#queue.empty();
    this.#ledger.gallery.rest();
    this.#past = undefined;
    this.#listeners.clear();
  }

  #pastNow(): StreamPast<State, Viewer> {
    this.#past ??= new StreamPast(this.#ledger, this.machine as StreamMachine<State, never, Viewer>);
    return this.#past;
  }

  #later(work: () => Promise<void>): void {
    this.#queue.add(work).catch(error => this.#deps.trouble(error));
  }

  async #take(
    command: CommandId,
    judge: (at: Instant) => MachineVerdict<State>,
    answer?: (answer: StreamAnswer) => void,
    sender?: string,
  ): Promise<void> {
    const { store } = this.#deps;
    for (let tries = 1; tries <= mostTries; tries++) {
      const at = await this.#stamp();
      if (at === undefined) continue;
      const verdict = judge(at);
      if (verdict === 'nothing' && answer === undefined) return;
      // A command that was done before may be forbidden by its own result: a client that repeats it wants the first
      // answer. And another node may have gone on, so the reason to refuse or ignore it may no longer hold.
      if (verdict === 'nothing' || 'refused' in verdict) {
        const known = this.seq;
        const [before] = await Promise.all([store.done(this.head.id, command), this.#ledger.catchUp()]);
        if (before === undefined && this.seq > known) continue;
        if (before !== undefined) return answer?.({ done: before.seq });
        const asItIs = verdict === 'nothing' ? { done: this.seq } : verdict;
        if (sender !== undefined) this.#remembered.keep(sender, command, asItIs);
        return answer?.(asItIs);
      }
      if (await this.#ledger.append(command, at, verdict.decided, seq => answer?.({ done: seq }))) return;
      await this.#ledger.catchUp();
      const before = await store.done(this.head.id, command);
      if (before !== undefined) return answer?.({ done: before.seq });
    }
    answer?.(tryAgain);
  }

  /**
   * The time of the next input. Alarms come before it: it is stamped when none is due any more, and decided at that
   * stamp. So it cannot overtake an alarm that came due while another was being stored. Undefined: another node was
   * first.
   */
  async #stamp(): Promise<Instant | undefined> {
    for (let looks = 1; ; looks++) {
      const at = this.now();
      const done = await this.#ledger.advance(at);
      if (done === 'beaten') return undefined;
      // Alarms set faster than they are stored must not delay an input for ever. What was due by `at` has rung.
      if (done === 'nothing' || looks === mostLooks) return at;
    }
  }

  /** For precision only: if this node fails, the due time is stored with the row, and another node rings. */
  #setAlarm(): void {
    const due = this.#closed ? undefined : this.machine.due(this.state);
    this.#alarm.set(due === undefined ? undefined : this.head.began + due, () =>
      this.#later(async () => {
        await this.#ledger.advance(this.now());
        this.#setAlarm();
      }),
    );
  }
}
