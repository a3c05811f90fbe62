/**
 * Threads in which bots think, so that no table ever waits for one. A seat always thinks in the same thread, which
 * keeps what it remembers. Of the matters that wait for a seat only the newest is thought about. So each bot has at
 * most one matter in its thread and one in the queue, and a table at most as many as it has seats. Turns decide who is
 * next: somebody with many bots waits for their own.
 */
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { BotKind } from '@lamplight/contract';
import { owned } from '../owned.ts';
import { startThread } from '../thread.ts';
import type { FromThread, ToThread } from './pool-messages.ts';
import type { BotIntent, BotMatter, Thinker } from './thinker.ts';
import { type BotTurn, Turns } from './turns.ts';

interface Bounds {
  readonly threads: number;
  /** A thread that thinks about one matter for longer than this is given up, in milliseconds. */
  readonly patience: number;
}

/** One core stays for the tables. */
const usualBounds = (): Bounds => ({ threads: Math.max(1, availableParallelism() - 1), patience: 10_000 });

interface ThinkingRequest {
  readonly matter: BotMatter;
  readonly answer: (meant: BotIntent) => void;
}

/** A seat, as the server sees it. */
interface Sitter {
  readonly seat: number;
  readonly game: string;
  readonly kind: BotKind;
  readonly turn: () => BotTurn;
  thread: Thread | undefined;
  /** What it thinks about now, and what waits for its turn. */
  thinks: ThinkingRequest | undefined;
  waits: ThinkingRequest | undefined;
}

interface Thread {
  readonly worker: Worker;
  readonly sitters: Set<Sitter>;
  readonly queue: Turns<Sitter>;
  thinking: Sitter | undefined;
  late: NodeJS.Timeout | undefined;
}

export class ThinkingPool {
  readonly #trouble: (error: unknown) => void;
  readonly #bounds: Bounds;
  readonly #threads: Thread[] = [];
  readonly #sitters = new Set<Sitter>();
  #seats = 0;

  constructor(trouble: (error: unknown) => void, bounds: Bounds = usualBounds()) {
    this.#trouble = trouble;
    this.#bounds = bounds;
  }

  /** A new thinker for one seat of a match. `turn` is asked each time it has something to think about. */
  thinkerFor(game: string, kind: BotKind, turn: () => BotTurn): Thinker {
    const sitter: Sitter = {
      seat: this.#seats++,
      game,
      kind,
      turn,
      thread: undefined,
      thinks: undefined,
      waits: undefined,
    };
    this.#sitters.add(sitter);
    return { think: matter => this.#ask(sitter, matter), leave: () => this.#dismiss(sitter) };
  }

  async close(): Promise<void> {
    for (const sitter of [...this.#sitters]) this.#dismiss(sitter);
    await Promise.all(this.#threads.splice(0).map(({ worker }) => worker.terminate()));
  }

  #ask(sitter: Sitter, matter: BotMatter): Promise<BotIntent> {
    return new Promise(answer => {
      // It must still hear what it was told in between.
      const told = [...(sitter.waits?.matter.told ?? []), ...matter.told];
      sitter.waits?.answer(undefined);
      const isQueued = sitter.waits !== undefined;
      sitter.waits = { matter: { ...matter, told }, answer };
      if (!isQueued && sitter.thinks === undefined) this.#queue(sitter);
    });
  }

  #queue(sitter: Sitter): void {
    const thread = sitter.thread ?? this.#seatIn(sitter);
    thread.queue.add(sitter.turn(), sitter);
    this.#goOn(thread);
  }

  /** One matter at a time, so that a thread's patience measures thinking and not the length of the queue. */
  #goOn(thread: Thread): void {
    if (thread.thinking !== undefined) return;
    const sitter = thread.queue.next();
    if (sitter?.waits === undefined) return;
    thread.thinking = sitter;
    sitter.thinks = sitter.waits;
    sitter.waits = undefined;
    const tooLong = `A bot of ${sitter.game} thought for too long.`;
    thread.late = setTimeout(() => this.#giveUp(thread, tooLong), this.#bounds.patience);
    thread.worker.postMessage({ think: sitter.seat, matter: sitter.thinks.matter } satisfies ToThread);
  }

  /** Picks the thread with the fewest seats. */
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
    const worker = startThread(new URL('./pool-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const thread: Thread = { worker, sitters: new Set(), queue: new Turns(), thinking: undefined, late: undefined };
    worker.on('message', (message: FromThread) => this.#hear(thread, message));
    worker.on('error', error => this.#giveUp(thread, error));
    worker.unref();
    this.#threads.push(thread);
    return thread;
  }

  #hear(thread: Thread, message: FromThread): void {
    if ('failed' in message) this.#trouble(new Error(message.failed));
    this.#done(thread, 'failed' in message ? undefined : message.meant);
    this.#goOn(thread);
  }

  /** Delivers the answer. The seat queues again if something new has come. */
  #done(thread: Thread, meant: BotIntent): void {
    clearTimeout(thread.late);
    const sitter = thread.thinking;
    thread.thinking = undefined;
    const thought = sitter?.thinks;
    if (sitter !== undefined) {
      sitter.thinks = undefined;
      if (sitter.waits !== undefined) thread.queue.add(sitter.turn(), sitter);
    }
    thought?.answer(meant);
  }

  /** The seats of this thread start afresh in another, and queue there as here. */
  #giveUp(thread: Thread, why: unknown): void {
    const place = this.#threads.indexOf(thread);
    if (place < 0) return;
    this.#trouble(why);
    this.#threads.splice(place, 1);
    this.#done(thread, undefined);
    owned(thread.worker.terminate(), this.#trouble);
    for (const sitter of thread.sitters) sitter.thread = undefined;
    for (let sitter = thread.queue.next(); sitter !== undefined; sitter = thread.queue.next()) this.#queue(sitter);
  }

  #dismiss(sitter: Sitter): void {
    this.#sitters.delete(sitter);
    const { thread, thinks, waits } = sitter;
    thread?.sitters.delete(sitter);
    thread?.worker.postMessage({ leave: sitter.seat } satisfies ToThread);
    thread?.queue.remove(sitter);
    sitter.thinks = undefined;
    sitter.waits = undefined;
    for (const asked of [thinks, waits]) asked?.answer(undefined);
  }
}
