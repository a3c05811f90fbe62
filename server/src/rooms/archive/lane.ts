import type { Worker } from 'node:worker_threads';
import { owned } from '../../owned.ts';
import type { Store } from '../../store/store.ts';
import { startThread } from '../../thread.ts';
import { ArchiveBusy } from './archive.ts';
import { FairQueue, type QueuedTask } from './fair-queue.ts';
import {
  type ArchiveRequest,
  type FromArchive,
  failureOf,
  type JobOutcome,
  outcomeOf,
  questions,
  type ToArchive,
} from './messages.ts';

export interface LaneBounds {
  /** How many jobs are in the thread at once. The others wait for their turn. */
  readonly atOnce: number;
  /** A job that is more work than this is not begun. */
  readonly most: number;
  /** A job that waits or takes longer than this is given up, in milliseconds. */
  readonly patience: number;
  /** A thread without work ends after this long. */
  readonly idle: number;
}

interface Job extends QueuedTask {
  readonly ask: ArchiveRequest;
  readonly done: PromiseWithResolvers<JobOutcome>;
  late: NodeJS.Timeout | undefined;
}

export const busy = 'Many matches are being looked at just now. Try again in a minute.';

/** One thread of the archive, started when first needed, and the jobs that wait for it. */
export class ArchiveLane {
  readonly #store: Store;
  readonly #trouble: (error: unknown) => void;
  readonly #bounds: LaneBounds;
  readonly #queue = new FairQueue<Job>();
  readonly #underWay = new Map<number, Job>();
  #worker: Worker | undefined;
  #begun = 0;
  #resting: NodeJS.Timeout | undefined;

  constructor(store: Store, trouble: (error: unknown) => void, bounds: LaneBounds) {
    this.#store = store;
    this.#trouble = trouble;
    this.#bounds = bounds;
  }

  /** Every way out settles the promise and clears the job's timer. */
  do(ask: ArchiveRequest, task: QueuedTask): Promise<JobOutcome> {
    const job: Job = { ...task, ask, done: Promise.withResolvers(), late: undefined };
    job.late = setTimeout(() => {
      this.#queue.remove(job);
      job.done.reject(new ArchiveBusy(busy));
    }, this.#bounds.patience);
    this.#queue.add(job);
    this.#advance();
    return job.done.promise;
  }

  async close(): Promise<void> {
    for (const job of this.#queue.empty()) refuse(job, new ArchiveBusy('The server is stopping.'));
    clearTimeout(this.#resting);
    const worker = this.#worker;
    if (worker === undefined) return;
    this.#end(worker, 'The server is stopping.');
    await worker.terminate();
  }

  #advance(): void {
    while (this.#underWay.size < this.#bounds.atOnce) {
      const job = this.#queue.next();
      if (job === undefined) break;
      this.#post(job);
    }
    if (this.#underWay.size === 0) this.#rest();
  }

  #post(job: Job): void {
    clearTimeout(job.late);
    clearTimeout(this.#resting);
    try {
      const worker = this.#worker ?? this.#begin();
      const number = this.#begun++;
      worker.postMessage({ job: number, ask: job.ask, most: this.#bounds.most } satisfies ToArchive);
      job.late = setTimeout(() => this.#giveUp(worker), this.#bounds.patience);
      this.#underWay.set(number, job);
    } catch (error) {
      refuse(job, error);
    }
  }

  #begin(): Worker {
    const worker = startThread(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    worker.on('message', (message: FromArchive) => this.#hear(worker, message));
    worker.on('error', error => {
      this.#trouble(error);
      this.#giveUp(worker);
    });
    worker.on('exit', () => this.#giveUp(worker));
    worker.unref();
    this.#worker = worker;
    return worker;
  }

  #hear(worker: Worker, message: FromArchive): void {
    if ('question' in message) {
      owned(this.#answer(worker, message), this.#trouble);
      return;
    }
    const { job: number, ...outcome } = message;
    const job = this.#underWay.get(number);
    if (job === undefined) return;
    this.#underWay.delete(number);
    clearTimeout(job.late);
    job.done.resolve(outcome);
    this.#advance();
  }

  async #answer(worker: Worker, { question: answer, of, args }: Extract<FromArchive, { of: unknown }>): Promise<void> {
    const outcome = await outcomeOf(async () => {
      if (!questions.includes(of)) throw new Error(`The archive has no business with ${of}.`);
      return (this.#store[of] as (...args: readonly unknown[]) => Promise<unknown>)(...args);
    });
    try {
      worker.postMessage({ answer, ...outcome } satisfies ToArchive);
    } catch (error) {
      worker.postMessage({ answer, ...failureOf(error) } satisfies ToArchive);
    }
  }

  /** A stuck job blocks every job in the thread. So all of them are given up, and those that wait get a new thread. */
  #giveUp(worker: Worker): void {
    if (this.#worker !== worker) return;
    this.#end(worker, busy);
    owned(worker.terminate(), this.#trouble);
    this.#advance();
  }

  #end(worker: Worker, because: string): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    const jobs = [...this.#underWay.values()];
    this.#underWay.clear();
    for (const job of jobs) refuse(job, new ArchiveBusy(because));
  }

  #rest(): void {
    const worker = this.#worker;
    clearTimeout(this.#resting);
    if (worker === undefined) return;
    this.#resting = setTimeout(() => this.#giveUp(worker), this.#bounds.idle).unref();
  }
}

function refuse(job: Job, error: unknown): void {
  clearTimeout(job.late);
  job.done.reject(error);
}
