/** What the promises of a store are tried on. */
import { ok } from 'node:assert/strict';
import type { Migration } from '../../src/store/migrations.ts';
import type { Head, Row, Store } from '../../src/store/store.ts';

/** Fresh data, and ways in. */
export interface Place {
  /** Another node on this data. Where one process owns the data, all nodes are one. */
  node(): Promise<Store>;
  /** The only node, with other migrations than today's. */
  open(migrations: readonly Migration[]): Promise<Store>;
  /** Past the store. */
  sql(statement: string): Promise<readonly unknown[]>;
}

export type Kept = (place: Place) => Promise<void>;

export const headOf = (id: string, began = 1_000): Head => ({ id, kind: 'match', began, body: { seed: 's', of: id } });

export const rowOf = (stream: string, seq: number, more: Partial<Row> = {}): Row => ({
  stream,
  seq,
  command: `c${seq}`,
  body: { input: seq, events: [] },
  due: null,
  ...more,
});

export async function begun(place: Place, ...ids: readonly string[]): Promise<Store> {
  const store = await place.node();
  for (const id of ids) ok(await store.begin(headOf(id)));
  return store;
}
