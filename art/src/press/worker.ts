import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import type { Job } from './job.ts';
import { looked } from './look.ts';
import { pressed } from './pressed.ts';

// One picture a thread: several threads for one picture would only wait for each other.
sharp.concurrency(1);

/** One of the threads of crew.ts. Answers each job with what became of it, or with why it failed. */
parentPort?.on('message', async (job: Job) => {
  try {
    parentPort?.postMessage({ done: job.job === 'look' ? await looked(job) : await pressed(job) });
  } catch (error) {
    parentPort?.postMessage({ failed: error instanceof Error ? error.message : String(error) });
  }
});
