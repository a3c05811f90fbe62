import { type Json, must } from '@lamplight/contract';
import type { StoredStep, StreamDeps } from './deps.ts';
import type { StreamName } from './ledger.ts';
import type { StreamMachine } from './machine.ts';
import { mostTold, type StepPage, type StepSpan, type ToldStep } from './page.ts';
import { inSlices } from './slices.ts';

/** Rows from one checkpoint to the next. To restore any past state, at most this many rows are folded. */
export const stride = 512;
/** How many rows are searched for one page. After that it ends with what was found, if anything was. */
const farEnough = 4 * stride;

/** Called with the number of rows read for an answer, to charge the client for them. */
export type RowCharge = (rows: number) => void;

/** The rows after one checkpoint, up to the next. */
interface Stretch<State> {
  readonly after: number;
  /**
   * The state before its first row. Undefined for the first stretch: the start of a stream may be large, so
   * it is read from the store when needed.
   */
  readonly state: State | undefined;
  /** By viewer: how many steps were noticed, plus `asMany` times how many told something. One number saves memory. */
  readonly shares: Map<string, number>;
}

const asMany = 2 * stride;

/**
 * The past of one stream: what each viewer noticed, with a checkpoint of the state every `stride` rows. The cost of an
 * answer does not grow with the log. Stretches that told the viewer nothing are skipped, and no answer reads more than
 * a few of the others.
 */
export class Chronicle<State, Viewer> {
  readonly #deps: StreamDeps;
  readonly #head: StreamName;
  readonly #machine: StreamMachine<State, never, Viewer>;
  readonly #start: (body: Json) => State;
  readonly #stretches: Stretch<State>[] = [{ after: 0, state: undefined, shares: new Map() }];
  #seq = 0;

  constructor(
    deps: StreamDeps,
    head: StreamName,
    machine: StreamMachine<State, never, Viewer>,
    start: (body: Json) => State,
  ) {
    this.#deps = deps;
    this.#head = head;
    this.#machine = machine;
    this.#start = start;
  }

  /** Records the next row and the keys of the viewers who noticed it. `before` is the state before the row. */
  note(before: State, keys: readonly string[], { untold = [] }: StoredStep): void {
    let last = must(this.#stretches, this.#stretches.length - 1);
    if (this.#seq === last.after + stride) {
      last = { after: this.#seq, state: before, shares: new Map() };
      this.#stretches.push(last);
    }
    this.#seq += 1;
    for (const key of keys) {
      const isTold = untold !== '*' && !untold.includes(key);
      last.shares.set(key, (last.shares.get(key) ?? 0) + (isTold ? 1 + asMany : 1));
    }
  }

  /** The last page of what the viewer was told within the span. */
  async page(
    viewer: Viewer,
    { have = 0, before = Number.POSITIVE_INFINITY }: StepSpan,
    toll: RowCharge,
  ): Promise<StepPage> {
    const pages: ToldStep[][] = [];
    let found = 0;
    let folded = 0;
    let more = false;
    for (const { stretch, first, last, until, told } of this.#sharesOf(viewer)) {
      if (last <= have) break;
      if (told === 0 || first + 1 >= before) continue;
      more = found >= mostTold || (folded >= farEnough && found > 0);
      if (more) break;
      let step = first;
      const steps: ToldStep[] = [];
      folded += await this.#walk(stretch, viewer, until, toll, ({ at, of }, state) => {
        step += 1;
        if (step <= have || step >= before) return;
        const told = this.#machine.told(state, of, viewer);
        if (told.length > 0) steps.push({ step, at, told });
      });
      pages.unshift(steps);
      found += steps.length;
    }
    return { steps: pages.flat().slice(-mostTold), more: more || found > mostTold };
  }

  /** How many steps the viewer had noticed when that row was made. */
  async stepAt(viewer: Viewer, seq: number, toll: RowCharge): Promise<number> {
    for (const { stretch, first, last, until } of this.#sharesOf(viewer)) {
      if (seq >= until) return last;
      if (seq <= stretch.after) continue;
      let step = first;
      await this.#walk(stretch, viewer, seq, toll, () => {
        step += 1;
      });
      return step;
    }
    return 0;
  }

  /** The mark of the row behind this step of the viewer. Undefined if there is no such step, or the row has no mark. */
  async markAt(viewer: Viewer, step: number, toll: RowCharge): Promise<string | undefined> {
    for (const { stretch, first, last, until } of this.#sharesOf(viewer)) {
      if (step > last) return undefined;
      if (step <= first) continue;
      let mark: string | undefined;
      let seen = first;
      await this.#walk(stretch, viewer, until, toll, kept => {
        seen += 1;
        if (seen === step) mark = kept.mark;
      });
      return mark;
    }
    return undefined;
  }

  /** The stretches of which the viewer noticed something, last first. A copy, because rows are added meanwhile. */
  #sharesOf(viewer: Viewer) {
    const key = this.#machine.key(viewer);
    const shares: {
      readonly stretch: Stretch<State>;
      readonly first: number;
      readonly last: number;
      readonly until: number;
      readonly told: number;
    }[] = [];
    let last = 0;
    for (const stretch of this.#stretches) {
      const share = stretch.shares.get(key);
      if (share === undefined) continue;
      const first = last;
      last += share % asMany;
      const told = Math.floor(share / asMany);
      shares.push({ stretch, first, last, until: Math.min(stretch.after + stride, this.#seq), told });
    }
    return shares.reverse();
  }

  /** Visits what the viewer noticed of a stretch, up to that row. Returns how many rows were folded. */
  async #walk(
    { after, state: begun }: Stretch<State>,
    viewer: Viewer,
    until: number,
    toll: RowCharge,
    visit: (kept: StoredStep, state: State) => void,
  ): Promise<number> {
    const { store } = this.#deps;
    const state = begun ?? (await this.#begun());
    const rows = await store.read(this.#head.id, after, until - after);
    toll(rows.length);
    const key = this.#machine.key(viewer);
    await inSlices(rows.length, () => {
      let now: State = state;
      for (const { body } of rows) {
        const kept = body as StoredStep;
        now = this.#machine.fold(now, kept.of, kept.at);
        if (this.#isNoticed(kept, now, key)) visit(kept, now);
      }
    });
    return rows.length;
  }

  async #begun(): Promise<State> {
    const head = await this.#deps.store.head(this.#head.id);
    if (head === undefined) throw new Error(`The ${this.#head.kind} ${this.#head.id} is no longer in the store.`);
    return this.#start(head.body);
  }

  #isNoticed({ noticed }: StoredStep, after: State, key: string): boolean {
    if (noticed !== '*') return noticed.includes(key);
    return this.#machine.viewers(after).some(viewer => this.#machine.key(viewer) === key);
  }
}
