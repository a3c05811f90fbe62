import type { ServerFrame } from '@lamplight/contract/wire';
import type { RowCharge } from './chronicle.ts';
import { markOf, type StepMark } from './gallery.ts';
import type { Ledger } from './ledger.ts';
import type { StreamMachine } from './machine.ts';
import { goneOn, type StepPage, type StepSpan, spanIn } from './page.ts';
import { Queue } from './queue.ts';

/** How many pages are remembered: those asked for last. */
const mostPages = 64;

/**
 * What the viewers of one stream were told. The last page of each active viewer is remembered, so that the usual
 * request costs nothing. Earlier steps are read from the store, one request at a time.
 */
export class StreamPast<State, Viewer> {
  readonly #ledger: Ledger<State, Viewer>;
  readonly #machine: StreamMachine<State, never, Viewer>;
  readonly #queue = new Queue();
  readonly #pages = new Map<string, { readonly step: number; readonly page: StepPage }>();

  constructor(ledger: Ledger<State, Viewer>, machine: StreamMachine<State, never, Viewer>) {
    this.#ledger = ledger;
    this.#machine = machine;
  }

  async told(viewer: Viewer, span: StepSpan, toll: RowCharge): Promise<StepPage> {
    const { chronicle } = this.#ledger;
    const known = spanIn(await this.#lastPage(viewer, toll), span);
    if (known !== undefined) return known;
    return this.#alone(() => chronicle.page(viewer, span, toll));
  }

  /** The number of the viewer's step that this row was. */
  stepAt(viewer: Viewer, seq: number, toll: RowCharge): Promise<number> {
    return this.#alone(() => this.#ledger.chronicle.stepAt(viewer, seq, toll));
  }

  /**
   * The frames that bring a viewer from the step it has to now. If its last step is not the one in this log, as after a
   * backup was restored, it has seen what never was: it gets everything anew.
   */
  async missed(viewer: Viewer, have: StepMark | undefined, toll: RowCharge): Promise<readonly ServerFrame[]> {
    const { gallery, head, state } = this.#ledger;
    const recent = have === undefined ? undefined : gallery.since(viewer, have);
    if (recent !== undefined) return recent;
    const anew = have?.mark !== undefined && !(await this.#holds(viewer, have, toll));
    const { steps: missed } = await this.told(viewer, { have: anew ? undefined : have?.step }, toll);
    const { id, kind, began } = head;
    const { step, at, mark } = gallery.lastOf(viewer);
    const view = gallery.view(state, viewer);
    const shown = { step, ...markOf(mark), began, at, view, missed: [...missed] };
    return [{ t: 'view', of: kind, id, ...shown, ...(anew ? { anew } : {}) }];
  }

  async #holds(viewer: Viewer, { step, mark }: StepMark, toll: RowCharge): Promise<boolean> {
    if (step > this.#ledger.gallery.lastOf(viewer).step) return false;
    return (await this.#alone(() => this.#ledger.chronicle.markAt(viewer, step, toll))) === mark;
  }

  async #lastPage(viewer: Viewer, toll: RowCharge): Promise<StepPage> {
    const { gallery, chronicle } = this.#ledger;
    const key = this.#machine.key(viewer);
    const known = this.#pages.get(key);
    const since = known && gallery.since(viewer, { step: known.step });
    if (known !== undefined && since !== undefined)
      return this.#keep(key, gallery.lastOf(viewer).step, goneOn(known.page, since));
    return this.#alone(async () => {
      // The step that the page ends with: others go on while it is read.
      const { step } = gallery.lastOf(viewer);
      return this.#keep(key, step, await chronicle.page(viewer, {}, toll));
    });
  }

  #keep(key: string, step: number, page: StepPage): StepPage {
    this.#pages.delete(key);
    this.#pages.set(key, { step, page });
    if (this.#pages.size > mostPages) for (const oldest of this.#pages.keys().take(1)) this.#pages.delete(oldest);
    return page;
  }

  async #alone<Value>(work: () => Promise<Value>): Promise<Value> {
    const done: Value[] = [];
    await this.#queue.add(async () => {
      done.push(await work());
    });
    return done[0] as Value;
  }
}
