/** What the promises of a store are tested on. */
import { ok } from 'node:assert/strict';
import type { Migration } from '../../src/store/migrations.ts';
import type { Store, StreamHead, StreamRow } from '../../src/store/store.ts';

/** Fresh data, and ways to open it. */
export interface StorePlace {
  /** Another node on this data. If one process owns the data, all nodes are the same one. */
  node(): Promise<Store>;
  /** The only node, with other migrations than the current ones. */
  open(migrations: readonly Migration[]): Promise<Store>;
  /** Goes around the store. */
  sql(statement: string): Promise<readonly unknown[]>;
}

export type StoreRule = (place: StorePlace) => Promise<void>;

export const headOf = (id: string, began = 1_000): StreamHead => ({
  id,
  kind: 'match',
  began,
  body: { seed: 's', of: id },
});

export const rowOf = (stream: string, seq: number, more: Partial<StreamRow> = {}): StreamRow => ({
  stream,
  seq,
  command: `c${seq}`,
  body: { input: seq, events: [] },
  due: null,
  ...more,
});

export async function begun(place: StorePlace, ...ids: readonly string[]): Promise<Store> {
  const store = await place.node();
  for (const id of ids) ok(await store.begin(headOf(id)));
  return store;
}
