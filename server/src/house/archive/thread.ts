import type { Worker } from 'node:worker_threads';
import { owned } from '../../owned.ts';
import type { Store } from '../../store/store.ts';
import { startThread } from '../../thread.ts';
import { type Archive, ArchiveBusy, type Kept } from './archive.ts';
import { type Ask, type FromWorker, outcomeOf, questions, type ToWorker } from './messages.ts';

interface Bounds {
  /** So many may be asked for at once. */
  readonly most: number;
  /** Whatever takes longer is given up, in milliseconds. */
  readonly patience: number;
  /** A thread without work ends after so long. */
  readonly idle: number;
}

const usualBounds: Bounds = { most: 32, patience: 60_000, idle: 60_000 };

const busy = 'Many matches are being looked at just now. Try again in a minute.';

/** At one thing of a match: the look that is under way, and one for all who have asked since. */
interface Look {
  readonly now: Promise<unknown>;
  next: Promise<unknown> | undefined;
}

/** An archive that never holds up the tables: it works in a thread of its own, begun when it is first needed. */
export class ThreadedArchive implements Archive {
  readonly #store: Store;
  readonly #trouble: (error: unknown) => void;
  readonly #bounds: Bounds;
  readonly #jobs = new Map<number, PromiseWithResolvers<unknown>>();
  readonly #looks = new Map<string, Look>();
  #worker: Worker | undefined;
  #begun = 0;
  #resting: NodeJS.Timeout | undefined;

  constructor(store: Store, trouble: (error: unknown) => void, bounds: Bounds = usualBounds) {
    this.#store = store;
    this.#trouble = trouble;
    this.#bounds = bounds;
  }

  record(match: string): Promise<unknown> {
    return this.#look(['record', match]);
  }

  replay(...asked: Parameters<Archive['replay']>): Promise<unknown> {
    return this.#look(['replay', ...asked]);
  }

  why(match: string): Promise<unknown> {
    return this.#look(['why', match]);
  }

  keep(...asked: Parameters<Archive['keep']>): Promise<Kept> {
    return this.#ask(['keep', ...asked]) as Promise<Kept>;
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#drop('The server is stopping.');
    await worker?.terminate();
  }

  /**
   * When a match is over, everybody at the table asks for the same at once. What is under way may have been read before the
   * last thing happened, so whoever comes later shares the next look instead.
   */
  #look(ask: Ask): Promise<unknown> {
    const key = JSON.stringify(ask);
    const look = this.#looks.get(key);
    if (look === undefined) {
      const now = this.#ask(ask).finally(() => this.#looks.delete(key));
      this.#looks.set(key, { now, next: undefined });
      return now;
    }
    look.next ??= look.now.then(() => this.#look(ask));
    return look.next;
  }

  async #ask(ask: Ask): Promise<unknown> {
    if (this.#jobs.size >= this.#bounds.most) throw new ArchiveBusy(busy);
    clearTimeout(this.#resting);
    const worker = this.#worker ?? this.#begin();
    const job = this.#begun++;
    const done = Promise.withResolvers<unknown>();
    this.#jobs.set(job, done);
    const late = setTimeout(() => this.#giveUp(worker), this.#bounds.patience);
    try {
      worker.postMessage({ job, ask } satisfies ToWorker);
      return await done.promise;
    } finally {
      clearTimeout(late);
      this.#jobs.delete(job);
      if (this.#jobs.size === 0) this.#rest(worker);
    }
  }

  #begin(): Worker {
    const worker = startThread(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    worker.on('message', (message: FromWorker) => this.#hear(worker, message));
    worker.on('error', error => {
      this.#trouble(error);
      if (this.#worker === worker) this.#drop(busy);
    });
    worker.unref();
    this.#worker = worker;
    return worker;
  }

  #hear(worker: Worker, message: FromWorker): void {
    if ('job' in message) {
      const done = this.#jobs.get(message.job);
      if ('failed' in message) done?.reject(new Error(message.failed));
      else done?.resolve(message.value);
      return;
    }
    const { question: answer, of, args } = message;
    const asked = async () => {
      if (!questions.includes(of)) throw new Error(`The archive has no business with ${of}.`);
      return (this.#store[of] as (...args: readonly unknown[]) => Promise<unknown>)(...args);
    };
    owned(
      outcomeOf(asked).then(outcome => worker.postMessage({ answer, ...outcome } satisfies ToWorker)),
      this.#trouble,
    );
  }

  /** What one job holds up, it holds up for all: they go together, and the next begins anew. */
  #giveUp(worker: Worker): void {
    if (this.#worker !== worker) return;
    this.#drop(busy);
    owned(worker.terminate(), this.#trouble);
  }

  #drop(because: string): void {
    clearTimeout(this.#resting);
    this.#worker = undefined;
    for (const done of this.#jobs.values()) done.reject(new ArchiveBusy(because));
    this.#jobs.clear();
  }

  #rest(worker: Worker): void {
    if (this.#worker !== worker) return;
    this.#resting = setTimeout(() => {
      this.#worker = undefined;
      owned(worker.terminate(), this.#trouble);
    }, this.#bounds.idle).unref();
  }
}
