/** Writers that never pause, each on a stream of its own: the load for kill tests and measurements. */

import type { Store, StreamRow } from '../../src/store/store.ts';
import { headOf, rowOf } from './contract-place.ts';

export interface StoreLoad {
  readonly store: Store;
  readonly writers: number;
  /** The prefix of the streams' names, so that two loads do not collide. */
  readonly named: string;
  /** Called when a row is durable. */
  readonly stored: (row: StreamRow) => void;
  readonly goOn: () => boolean;
}

/** As long as a usual input with its events. */
const body = { input: 'x'.repeat(60), events: ['y'.repeat(60), 'z'.repeat(60)] };

/** Resolves when all writers have stopped. A refused row is an error: nobody else writes here. */
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
