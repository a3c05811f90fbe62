/** The flood out of a process of its own, so that whoever waits for an answer beside it waits for the server alone. */
import { setPriority } from 'node:os';
import { randomAt, seedOf } from '@lamplight/contract';
import { nothingPoured, type PourReport, pour } from './pour.ts';
import { type PourOrder, pourersPriority } from './pourer.ts';

// Strangers pour from machines of their own. Here they may have what of this one the others leave.
setPriority(pourersPriority);

process.on('message', async ({ count, seed, ...pouring }: PourOrder) => {
  const poured = nothingPoured();
  await pour(count, { ...pouring, random: randomAt(seedOf(seed), 0) }, poured);
  process.send?.(poured satisfies PourReport);
});
process.on('disconnect', () => process.exit());
