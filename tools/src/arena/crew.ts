/** Plays many matches, in threads if asked to. Results come in order, so threads change no figure. */
import type { Worker } from 'node:worker_threads';
import { must } from '@lamplight/contract';
import { startThread } from '@lamplight/server/thread';
import { kitOf } from '../games.ts';
import { type Lineup, playLineup } from './match.ts';
import type { ContestResult } from './tally.ts';

export type Job = { readonly game: string; readonly lineup: Lineup };

export const playJob = ({ game, lineup }: Job): ContestResult => playLineup(kitOf(game), lineup).result;

/** Matches queued for each thread, so that none idles while the oldest match takes long. */
const ahead = 4;

export async function* playAll(jobs: Iterable<Job>, threads: number): AsyncGenerator<ContestResult> {
  if (threads < 2) {
    for (const job of jobs) yield playJob(job);
    return;
  }
  const workers = Array.from({ length: threads }, () => startThread(new URL('./crew-worker.ts', import.meta.url)));
  const waiting: Promise<ContestResult>[] = [];
  let given = 0;
  try {
    for (const job of jobs) {
      waiting.push(playedBy(must(workers, given % threads), job, given));
      given += 1;
      if (waiting.length >= threads * ahead) yield (await waiting.shift()) as ContestResult;
    }
    for (const result of waiting) yield await result;
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()));
  }
}

/** A thread plays its matches in sequence, and says which one it has finished. */
function playedBy(worker: Worker, job: Job, number: number): Promise<ContestResult> {
  const { promise, resolve, reject } = Promise.withResolvers<ContestResult>();
  const hear = (told: { readonly number: number; readonly result: ContestResult }) => {
    if (told.number !== number) return;
    worker.off('message', hear);
    worker.off('error', reject);
    resolve(told.result);
  };
  worker.setMaxListeners(0);
  worker.on('message', hear);
  worker.on('error', reject);
  // It is awaited later. Without this, a match that fails before would be an unhandled rejection.
  promise.catch(() => undefined);
  worker.postMessage({ number, job });
  return promise;
}
