/** The flood in a thread of its own, so that whoever waits for an answer beside it waits for the server alone. */
import { parentPort } from 'node:worker_threads';
import { randomAt, seedOf } from '@lamplight/contract';
import { nothingPoured, type Poured, type Pouring, pour } from './pour.ts';

export type Order = Omit<Pouring, 'random'> & { readonly count: number; readonly seed: number };

parentPort?.on('message', async ({ count, seed, ...pouring }: Order) => {
  const poured = nothingPoured();
  await pour(count, { ...pouring, random: randomAt(seedOf(seed), 0) }, poured);
  parentPort?.postMessage(poured satisfies Poured);
});
