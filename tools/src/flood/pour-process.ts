/** The flood, from a separate process, so that those who play beside it wait for the server alone. */
import { setPriority } from 'node:os';
import { randomAt, seedOf } from '@lamplight/contract';
import { nothingPoured, type PourReport, pour } from './pour.ts';
import { type PourOrder, pourersPriority } from './pourer.ts';

// Real attackers have machines of their own. Here they only get the processor time that others leave.
setPriority(pourersPriority);

process.on('message', async ({ count, seed, ...pouring }: PourOrder) => {
  const poured = nothingPoured();
  await pour(count, { ...pouring, random: randomAt(seedOf(seed), 0) }, poured);
  process.send?.(poured satisfies PourReport);
});
process.on('disconnect', () => process.exit());
