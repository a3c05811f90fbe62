import type { Instant, Json } from '@lamplight/contract';
import { type Patch, patchesOf, type ServerFrame, same } from '@lamplight/contract/wire';
import type { StoredStep } from './deps.ts';
import type { StreamMachine } from './machine.ts';

/** Receives the frames of a stream for one connection. It must not wait. */
export type Watcher = (frame: ServerFrame) => void;

/** The keys of the viewers who noticed a row; `*` stands for everybody who may look. */
export type NoticingViewers = readonly string[] | '*';

/** What one row means to one viewer. */
interface Change {
  readonly view: Json;
  readonly news: ViewChange;
}

/** Shared by all viewers to whom a row means the same. */
interface ViewChange {
  readonly patch: Patch;
  readonly told: readonly Json[];
}

export type Changes = ReadonlyMap<string, Change>;

type StepFrame = Extract<ServerFrame, { t: 'step' }>;

/** One step of a viewer. `mark` is that of its row, if the row has one. */
export interface StepMark {
  readonly step: number;
  readonly mark?: string | undefined;
}

/**
 * The last step a viewer noticed, with its own time: that of the stream's last row would reveal what others did unseen.
 */
export interface LastStep extends StepMark {
  readonly at: Instant;
}

interface Sight {
  readonly watchers: Set<Watcher>;
  /** The last changes, for viewers whose connection broke for a moment; and the step before them. */
  readonly recent: StepFrame[];
  base: StepMark;
}

/** How many changes are kept for each watched viewer. */
const kept = 64;

/*
 * The chain of identities. After every input each viewer's view is made, compared with the last one and sent. With ten
 * viewers that would be ten times the work, though most of what they see is the same. It is done once, because equal
 * parts stay the same object from link to link:
 *
 * 1. A game's `view` gives all viewers of one state the same objects for what all of them see
 *    (games/emerald/src/view.ts remembers the open view of the last state; games/shadows/src/view.ts hands on parts of
 *    the state).
 * 2. `Gallery.changes` asks for all views before the step, then for all after it. If it alternated between the two
 *    states, a game would never find the last one remembered.
 * 3. `patchesOf` (contract/src/wire/patch.ts) compares a part that several views share only once.
 * 4. `Gallery.changes` makes one `ViewChange` for all to whom the step is the same. `Gallery.show` makes one frame of it and
 *    gives it to them one after the other.
 * 5. `textOf` (server/src/http/socket-connection.ts) writes a frame once, as long as the same one comes again.
 *
 * If a link breaks, nobody sees a difference: the server only repeats the work for each viewer. shared.test.ts holds
 * links 1, 3 and 4.
 */

/**
 * The viewers of one stream: how many steps each has noticed, what each saw last, and who watches now. Views are kept
 * only while somebody watches, so that an idle stream costs little more than its state.
 */
export class Gallery<State, Viewer> {
  readonly #machine: StreamMachine<State, never, Viewer>;
  readonly #stream: { readonly of: 'table' | 'match'; readonly id: string };
  readonly #trouble: (error: unknown) => void;
  readonly #last = new Map<string, LastStep>();
  readonly #sights = new Map<string, Sight>();
  #views = new Map<string, Json>();

  constructor(
    machine: StreamMachine<State, never, Viewer>,
    stream: { readonly of: 'table' | 'match'; readonly id: string },
    trouble: (error: unknown) => void,
  ) {
    this.#machine = machine;
    this.#stream = stream;
    this.#trouble = trouble;
  }

  get isWatched(): boolean {
    return this.#sights.size > 0;
  }

  lastOf(viewer: Viewer): LastStep {
    return this.#last.get(this.#machine.key(viewer)) ?? none;
  }

  /** The current view, shared by all connections of the same viewer. */
  view(state: State, viewer: Viewer): Json {
    const key = this.#machine.key(viewer);
    const known = this.#views.get(key);
    if (known !== undefined) return known;
    const view = this.#machine.view(state, viewer);
    if (this.isWatched) this.#views.set(key, view);
    return view;
  }

  watch(viewer: Viewer, watcher: Watcher): () => void {
    const key = this.#machine.key(viewer);
    const sight = this.#sights.get(key) ?? { watchers: new Set(), recent: [], base: this.lastOf(viewer) };
    this.#sights.set(key, sight);
    sight.watchers.add(watcher);
    return () => {
      sight.watchers.delete(watcher);
      if (![...this.#sights.values()].some(({ watchers }) => watchers.size > 0)) this.rest();
    };
  }

  /** Nobody watches any more: drops all that can be made again. */
  rest(): void {
    this.#sights.clear();
    this.#views = new Map();
  }

  /**
   * What the viewer has missed since that step. Undefined if no longer known, or if this stream has another step there.
   */
  since(viewer: Viewer, have: StepMark): readonly StepFrame[] | undefined {
    const last = this.lastOf(viewer);
    if (have.step === last.step) return isSame(have, last) ? [] : undefined;
    const { recent, base } = this.#sights.get(this.#machine.key(viewer)) ?? { recent: [], base: last };
    const found = [base, ...recent].find(({ step }) => step === have.step);
    return found !== undefined && isSame(have, found) ? recent.filter(({ step }) => step > have.step) : undefined;
  }

  /** What a step means to each of these viewers. Viewers who notice nothing are left out. */
  changes(before: State, after: State, body: Json, viewers: readonly Viewer[]): Changes {
    const changes = new Map<string, Change>();
    const patchOf = patchesOf();
    const known: ViewChange[] = [];
    // All views of one state, then all of the other: link 2 of the chain above.
    const last = viewers.map(viewer => this.view(before, viewer));
    for (const [n, viewer] of viewers.entries()) {
      const view = this.#machine.view(after, viewer);
      const patch = patchOf(last[n] as Json, view);
      const told = this.#machine.told(after, body, viewer);
      if (told.length === 0 && isNothing(patch)) continue;
      const found = known.find(each => same(each.patch, patch) && same(each.told, told));
      const news = found ?? { patch, told };
      if (found === undefined) known.push(news);
      changes.set(this.#machine.key(viewer), { view, news });
    }
    return changes;
  }

  /** The viewers who watch now. Their changes must be made when another node has decided. */
  watched(state: State): readonly Viewer[] {
    return this.#machine.viewers(state).filter(viewer => this.#sights.has(this.#machine.key(viewer)));
  }

  /** The state changed without making changes for these viewers, so their last views are out of date. */
  forgetUnwatched(): void {
    for (const key of this.#views.keys()) if (!this.#sights.has(key)) this.#views.delete(key);
  }

  /** Counts a stored step for all who noticed it, and returns their keys. */
  count({ noticed, at, mark }: StoredStep, after: State): readonly string[] {
    const keys = noticed === '*' ? this.#machine.viewers(after).map(viewer => this.#machine.key(viewer)) : noticed;
    // One object for all viewers at the same step: an idle stream should cost little.
    let last = none;
    for (const key of keys) {
      const step = (this.#last.get(key)?.step ?? 0) + 1;
      if (step !== last.step) last = { step, at, mark };
      this.#last.set(key, last);
    }
    return keys;
  }

  /**
   * Shows a counted step to those who watch. Those to whom it means the same come in a row, so that it is written once.
   */
  show(changes: Changes, { at, mark }: StoredStep): void {
    if (!this.isWatched) return;
    const shown: { readonly frame: StepFrame; readonly to: Watcher[] }[] = [];
    for (const [key, { view, news }] of changes) {
      this.#views.set(key, view);
      const sight = this.#sights.get(key);
      if (sight === undefined) continue;
      const step = this.#last.get(key)?.step ?? 0;
      const found = shown.find(({ frame }) => frame.step === step && frame.patch === news.patch);
      const { frame, to } = found ?? {
        frame: { t: 'step', ...this.#stream, step, at, ...markOf(mark), ...news },
        to: [],
      };
      if (found === undefined) shown.push({ frame, to });
      to.push(...sight.watchers);
      sight.recent.push(frame);
      if (sight.recent.length > kept) sight.base = sight.recent.shift() ?? sight.base;
    }
    for (const { frame, to } of shown) for (const watcher of to) this.#give(frame, watcher);
  }

  /** The step is stored. A watcher that throws must not keep it from the others. */
  #give(frame: StepFrame, watcher: Watcher): void {
    try {
      watcher(frame);
    } catch (error) {
      this.#trouble(error);
    }
  }
}

const none: LastStep = { step: 0, at: 0 };
/** A client that sends no mark, as older ones do, is believed. */
const isSame = (have: StepMark, here: StepMark): boolean => have.mark === undefined || have.mark === here.mark;
export const markOf = (mark: string | undefined): { readonly mark?: string } => (mark === undefined ? {} : { mark });

const isNothing = (patch: Patch): boolean =>
  typeof patch === 'object' && patch !== null && !Array.isArray(patch) && Object.keys(patch).length === 0;
