import type { Metrics } from '../metrics.ts';
import type { Store, StreamId, StreamRow } from '../store/store.ts';
import { commandId } from '../stream/command-id.ts';

/** A store that measures how long its work takes. */
export interface MeasuredStore extends Store {
  /** Another node said that it has stored this row. */
  heard(stream: StreamId, seq: number): void;
}

/** How many streams are remembered: those touched last. */
const mostRemembered = 10_000;

/** `now` is the clock behind the rows' times. */
export function measured(store: Store, metrics: Metrics, now: () => number): MeasuredStore {
  const together = countTogether(rows => metrics.commitRows.observe(rows));
  const last = new Recent<StreamId, Pick<StreamRow, 'seq' | 'due'>>();
  const hinted = new Recent<StreamId, { readonly seq: number; readonly at: number }>();
  const beaten = new Recent<string, number>();

  const stored = (row: StreamRow) => {
    const due = last.get(row.stream)?.due;
    if (commandId.isAlarm(row.command) && typeof due === 'number') {
      metrics.alarmLateness.observe(Math.max(0, now() - due) / 1000);
    }
    last.set(row.stream, { seq: row.seq, due: row.due });
    metrics.tries.observe(1 + (beaten.take(nameOf(row)) ?? 0));
  };

  return withInstead(store, {
    append: async row => {
      const began = performance.now();
      const appended = await store.append(row);
      metrics.append.observe((performance.now() - began) / 1000);
      together();
      if (appended === 'stored') stored(row);
      else {
        metrics.conflicts.inc();
        beaten.set(nameOf(row), 1 + (beaten.get(nameOf(row)) ?? 0));
      }
      return appended;
    },
    read: async (id, after, most) => {
      const rows = await store.read(id, after, most);
      const known = last.get(id);
      const read = rows.at(-1) ?? known ?? { seq: after, due: null };
      // Reading old rows says nothing about the stream as it is now.
      const { seq, due } = known === undefined || read.seq >= known.seq ? read : known;
      last.set(id, { seq, due });
      const hint = hinted.get(id);
      if (hint !== undefined && hint.seq <= seq) {
        hinted.take(id);
        metrics.hintToRead.observe((performance.now() - hint.at) / 1000);
      }
      return rows;
    },
    heard: (stream, seq) => {
      const known = last.get(stream);
      // Our own hints come back to us, and a stream that is not open here will not be read.
      if (known !== undefined && known.seq < seq) hinted.set(stream, { seq, at: performance.now() });
    },
  });
}

type Measured = Pick<MeasuredStore, 'append' | 'read' | 'heard'>;

/**
 * The store itself except for these. Other methods are called on the store, not on the proxy: it has private fields.
 */
const withInstead = (store: Store, instead: Measured): MeasuredStore =>
  new Proxy(store, {
    get: (target, name) => {
      if (Object.hasOwn(instead, name)) return Reflect.get(instead, name);
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  }) as MeasuredStore;

const nameOf = ({ stream, command }: StreamRow): string => `${stream} ${command}`;

/** Remembers what was set last, and forgets the rest. */
class Recent<Key, Value> {
  readonly #values = new Map<Key, Value>();

  get(key: Key): Value | undefined {
    return this.#values.get(key);
  }

  take(key: Key): Value | undefined {
    const value = this.#values.get(key);
    this.#values.delete(key);
    return value;
  }

  set(key: Key, value: Value): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size > mostRemembered)
      for (const oldest of this.#values.keys().take(1)) this.#values.delete(oldest);
  }
}

/** A commit answers all its rows in one turn of the event loop, so rows answered in one turn are counted together. */
function countTogether(observe: (rows: number) => void): () => void {
  let rows = 0;
  return () => {
    rows++;
    if (rows > 1) return;
    setImmediate(() => {
      observe(rows);
      rows = 0;
    });
  };
}
