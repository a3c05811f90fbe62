import type { Metrics } from '../metrics.ts';
import type { Row, Store, StreamId } from '../store/store.ts';

/** A store that tells how long it took. */
export interface MeasuredStore extends Store {
  /** Another node said that it has stored this row. */
  heard(stream: StreamId, seq: number): void;
}

/** Streams of which a hint may wait for its reading. Most hints are of tables that nobody has open here. */
const mostHints = 1000;

export function measured(store: Store, metrics: Metrics): MeasuredStore {
  const together = countTogether(rows => metrics.commitRows.observe(rows));
  const hinted = new Map<StreamId, { readonly seq: number; readonly at: number }>();
  const known = new Map<StreamId, number>();

  const learn = ({ stream, seq }: Pick<Row, 'stream' | 'seq'>) => {
    known.delete(stream);
    known.set(stream, seq);
    if (known.size > mostHints) for (const [oldest] of known.entries().take(1)) known.delete(oldest);
  };

  return {
    name: store.name,
    begin: (head, code) => store.begin(head, code),
    head: id => store.head(id),
    tableOf: code => store.tableOf(code),
    done: (id, command) => store.done(id, command),
    claim: (now, lease, most) => store.claim(now, lease, most),
    arrive: (table, member, node) => store.arrive(table, member, node),
    depart: (table, member, node) => store.depart(table, member, node),
    present: (table, now) => store.present(table, now),
    beat: (node, now) => store.beat(node, now),
    forget: before => store.forget(before),
    close: () => store.close(),
    append: async row => {
      const began = performance.now();
      const appended = await store.append(row);
      metrics.append.observe((performance.now() - began) / 1000);
      together();
      if (appended === 'beaten') metrics.conflicts.inc();
      else learn(row);
      return appended;
    },
    read: async (id, after) => {
      const rows = await store.read(id, after);
      const hint = hinted.get(id);
      const last = rows.at(-1)?.seq ?? after;
      learn({ stream: id, seq: last });
      if (hint !== undefined && hint.seq <= last) {
        hinted.delete(id);
        metrics.hintToRead.observe((performance.now() - hint.at) / 1000);
      }
      return rows;
    },
    heard: (stream, seq) => {
      const before = known.get(stream);
      // Our own hints come back to us, and of what is not open here nothing will be read.
      if (before === undefined || before >= seq || hinted.size >= mostHints) return;
      hinted.set(stream, { seq, at: performance.now() });
    },
  };
}

/** A commit answers all its rows in one turn of the event loop: they are counted together. */
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
