import type { Store } from '../../src/store/store.ts';
import { putUnderLoad } from './load.ts';

export interface StoreSpeed {
  readonly name: string;
  /** Durable appends per second of one writer that waits for each. */
  readonly single: number;
  /** The same for many writers together. */
  readonly grouped: number;
  readonly writers: number;
}

/** Measures how fast a store appends. It fills the store: give it one that is thrown away. */
export async function speedOf(store: Store, { writers = 200, ms = 2_000 } = {}): Promise<StoreSpeed> {
  const single = await perSecond(store, { writers: 1, ms });
  const grouped = await perSecond(store, { writers, ms });
  return { name: store.name, single, grouped, writers };
}

async function perSecond(store: Store, { writers, ms }: { writers: number; ms: number }): Promise<number> {
  const named = `bench-${writers}-${performance.now()}`;
  // Warm-up: the first rows find cold statements and an empty file.
  await during(ms / 4, goOn => putUnderLoad({ store, writers, named: `${named}-warm`, stored: () => undefined, goOn }));
  let rows = 0;
  const began = performance.now();
  await during(ms, goOn =>
    putUnderLoad({
      store,
      writers,
      named,
      stored: () => {
        rows += 1;
      },
      goOn,
    }),
  );
  return Math.round((rows / (performance.now() - began)) * 1_000);
}

function during(ms: number, work: (goOn: () => boolean) => Promise<void>): Promise<void> {
  const end = performance.now() + ms;
  return work(() => performance.now() < end);
}
