/** A thread that plays matches for the arena. */
import { parentPort } from 'node:worker_threads';
import { type Job, playJob } from './crew.ts';

const port = parentPort;
if (port === null) throw new Error('This is a thread of the arena: see crew.ts.');
port.on('message', ({ number, job }: { readonly number: number; readonly job: Job }) =>
  port.postMessage({ number, result: playJob(job) }),
);
