/**
 * Loaded before the watched program: tells the parent process how much of the machine it has used, and nothing else.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { UsageReport, UsageRequest } from './listening-server.ts';

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as (how: object) => void;
// As V8 does when memory is short: it also gives back pages that it only keeps in reserve, tens of megabytes that vary
// from run to run.
const collect = () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });

process.on('message', ({ n, about }: UsageRequest) => {
  if (about === 'memory') for (let times = 0; times < 3; times++) collect();
  const { user, system } = process.cpuUsage();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ n, cpu: (user + system) / 1_000, heap: heapUsed + external, rss } satisfies UsageReport);
});
// The server exits when it has nothing left to do: this channel must not keep it alive.
process.channel?.unref();
