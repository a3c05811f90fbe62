/** Writers that never rest, each on a stream of its own: what the kill tests and the measurements put a store under. */

import type { Store, StreamRow } from '../../src/store/store.ts';
import { headOf, rowOf } from './contract-place.ts';

export interface StoreLoad {
  readonly store: Store;
  readonly writers: number;
  /** Begins the names of the streams, so that two loads do not meet. */
  readonly named: string;
  /** Told when a row is stored for sure. */
  readonly stored: (row: StreamRow) => void;
  readonly goOn: () => boolean;
}

/** The length of a usual input with its events. */
const body = { input: 'x'.repeat(60), events: ['y'.repeat(60), 'z'.repeat(60)] };

/** Resolves when all writers have stopped. A row that is refused is an error: nobody else writes here. */
export async function putUnderLoad({ store, writers, named, stored, goOn }: StoreLoad): Promise<void> {
  const write = async (stream: string): Promise<void> => {
    await store.begin(headOf(stream));
    for (let seq = 1; goOn(); seq++) {
      const row = rowOf(stream, seq, { body: { ...body, seq }, due: seq % 2 === 0 ? null : seq });
      if ((await store.append(row)) === 'beaten') throw new Error(`Row ${seq} of ${stream} was refused.`);
      stored(row);
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, n) => write(`${named}-${n}`)));
}
