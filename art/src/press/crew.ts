import { Worker } from 'node:worker_threads';
import type { Done, Job } from './job.ts';

type Answer = { readonly done: Done[keyof Done] } | { readonly failed: string };

interface Waiting {
  readonly job: Job;
  readonly resolve: (done: Done[keyof Done]) => void;
  readonly reject: (error: Error) => void;
}

export interface Crew {
  does<J extends Job>(job: J): Promise<Done[J['job']]>;
  dismiss(): Promise<void>;
}

/** Threads that draw. A job waits until one of them is free; one that dies fails its job and is replaced. */
export function crew(size: number): Crew {
  const waiting: Waiting[] = [];
  const idle: Worker[] = [];
  const busy = new Map<Worker, Waiting>();

  const next = (): void => {
    if (waiting.length === 0) return;
    const worker = idle.pop();
    if (worker === undefined) return;
    const task = waiting.shift();
    if (task === undefined) return;
    busy.set(worker, task);
    worker.postMessage(task.job);
  };
  const hire = (): void => {
    const worker = new Worker(new URL('worker.ts', import.meta.url));
    worker.on('message', (answer: Answer) => {
      const task = busy.get(worker);
      busy.delete(worker);
      idle.push(worker);
      if ('failed' in answer) task?.reject(new Error(answer.failed));
      else task?.resolve(answer.done);
      next();
    });
    worker.on('error', error => {
      const task = busy.get(worker);
      busy.delete(worker);
      task?.reject(error instanceof Error ? error : new Error(String(error)));
      if (task !== undefined) hire();
    });
    idle.push(worker);
    next();
  };
  for (let n = 0; n < size; n++) hire();
  return {
    does: <J extends Job>(job: J) =>
      new Promise<Done[J['job']]>((resolve, reject) => {
        waiting.push({ job, resolve: resolve as Waiting['resolve'], reject });
        next();
      }),
    dismiss: async () => {
      await Promise.all([...idle, ...busy.keys()].map(worker => worker.terminate()));
    },
  };
}
