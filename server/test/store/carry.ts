import type { Store, StreamHead, StreamId, StreamRow } from '../../src/store/store.ts';

/** A whole stream, to write to a file or to put into another store. */
export interface CarriedStream {
  readonly head: StreamHead;
  readonly rows: readonly StreamRow[];
}

export async function takeOut(store: Store, id: StreamId): Promise<CarriedStream | undefined> {
  const head = await store.head(id);
  return head && { head, rows: await store.read(id, 0) };
}

/**
 * Puts a stream in, as it was. False if another stream has its id, or other rows. A half-finished stream is completed,
 * so that an interrupted run can simply be repeated.
 */
export async function putIn(store: Store, { head, rows }: CarriedStream): Promise<boolean> {
  if (!(await store.begin(head)) && JSON.stringify(await store.head(head.id)) !== JSON.stringify(head)) return false;
  const there = await store.read(head.id, 0);
  if (there.some((row, place) => JSON.stringify(row) !== JSON.stringify(rows[place]))) return false;
  for (const row of rows.slice(there.length)) if ((await store.append(row)) === 'beaten') return false;
  return true;
}
