/**
 * Threads in which bots think, so that no table ever waits for one. A seat always thinks in the same thread, which keeps
 * what it remembers; of what waits there for a seat only the newest is thought about. So however many bots there are, each
 * has at most one matter in a thread and one in line.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BotKind } from '@lamplight/contract';
import type { FromThread, ToThread } from './pool-messages.ts';
import type { Matter, Meant, Thinker } from './thinker.ts';

interface Bounds {
  readonly threads: number;
  /** A thread that thinks about one matter for longer is given up, in milliseconds. */
  readonly patience: number;
}

/** One core stays for the tables. */
const usualBounds = (): Bounds => ({ threads: Math.max(1, availableParallelism() - 1), patience: 10_000 });

interface Asked {
  readonly matter: Matter;
  readonly answer: (meant: Meant) => void;
}

/** Somebody at a seat, as the server sees them. */
interface Sitter {
  readonly seat: number;
  readonly game: string;
  readonly kind: BotKind;
  thread: Thread | undefined;
  now: Asked | undefined;
  next: Asked | undefined;
  late: NodeJS.Timeout | undefined;
}

interface Thread {
  readonly worker: Worker;
  readonly sitters: Set<Sitter>;
}

export class ThinkingPool {
  readonly #trouble: (error: unknown) => void;
  readonly #bounds: Bounds;
  readonly #threads: Thread[] = [];
  readonly #sitters = new Map<number, Sitter>();
  #seats = 0;

  constructor(trouble: (error: unknown) => void, bounds: Bounds = usualBounds()) {
    this.#trouble = trouble;
    this.#bounds = bounds;
  }

  /** Somebody new, for one seat of a match. */
  thinkerFor(game: string, kind: BotKind): Thinker {
    const sitter: Sitter = {
      seat: this.#seats++,
      game,
      kind,
      thread: undefined,
      now: undefined,
      next: undefined,
      late: undefined,
    };
    this.#sitters.set(sitter.seat, sitter);
    return { think: matter => this.#ask(sitter, matter), leave: () => this.#dismiss(sitter) };
  }

  async close(): Promise<void> {
    for (const sitter of [...this.#sitters.values()]) this.#dismiss(sitter);
    await Promise.all(this.#threads.splice(0).map(({ worker }) => worker.terminate()));
  }

  #ask(sitter: Sitter, matter: Matter): Promise<Meant> {
    return new Promise(answer => {
      if (sitter.now === undefined) {
        sitter.now = { matter, answer };
        this.#send(sitter);
        return;
      }
      // What it was told in between it must still hear of.
      const told = [...(sitter.next?.matter.told ?? []), ...matter.told];
      sitter.next?.answer(undefined);
      sitter.next = { matter: { ...matter, told }, answer };
    });
  }

  #send(sitter: Sitter): void {
    const { now, seat } = sitter;
    if (now === undefined) return;
    const thread = sitter.thread ?? this.#seatIn(sitter);
    sitter.late = setTimeout(
      () => this.#giveUp(thread, `A bot of ${sitter.game} thought for too long.`),
      this.#bounds.patience,
    );
    thread.worker.postMessage({ think: seat, matter: now.matter } satisfies ToThread);
  }

  /** In the thread where the fewest sit. */
  #seatIn(sitter: Sitter): Thread {
    const thread =
      this.#threads.length < this.#bounds.threads
        ? this.#begin()
        : this.#threads.reduce((least, each) => (each.sitters.size < least.sitters.size ? each : least));
    thread.sitters.add(sitter);
    sitter.thread = thread;
    thread.worker.postMessage({ sit: sitter.seat, game: sitter.game, kind: sitter.kind } satisfies ToThread);
    return thread;
  }

  #begin(): Thread {
    const worker = new Worker(new URL('./pool-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const thread: Thread = { worker, sitters: new Set() };
    worker.on('message', (message: FromThread) => this.#hear(message));
    worker.on('error', error => this.#giveUp(thread, error));
    worker.unref();
    this.#threads.push(thread);
    return thread;
  }

  #hear(message: FromThread): void {
    const sitter = this.#sitters.get(message.seat);
    if ('failed' in message) this.#trouble(new Error(message.failed));
    if (sitter === undefined) return;
    this.#answer(sitter, 'failed' in message ? undefined : message.meant);
    this.#send(sitter);
  }

  #answer(sitter: Sitter, meant: Meant): void {
    clearTimeout(sitter.late);
    const { now, next } = sitter;
    sitter.now = next;
    sitter.next = undefined;
    now?.answer(meant);
  }

  /** Whoever sat there begins anew in another thread, with what was asked last. */
  #giveUp(thread: Thread, why: unknown): void {
    const place = this.#threads.indexOf(thread);
    if (place < 0) return;
    this.#trouble(why);
    this.#threads.splice(place, 1);
    void thread.worker.terminate();
    for (const sitter of thread.sitters) {
      sitter.thread = undefined;
      this.#answer(sitter, undefined);
      this.#send(sitter);
    }
  }

  #dismiss(sitter: Sitter): void {
    this.#sitters.delete(sitter.seat);
    sitter.thread?.sitters.delete(sitter);
    sitter.thread?.worker.postMessage({ leave: sitter.seat } satisfies ToThread);
    for (const asked of [sitter.now, sitter.next]) asked?.answer(undefined);
    clearTimeout(sitter.late);
    sitter.now = undefined;
    sitter.next = undefined;
  }
}
