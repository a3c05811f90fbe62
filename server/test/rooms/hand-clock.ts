import type { Clock } from '../../src/stream/clock.ts';

/** A clock that only a test moves on. */
export class HandClock implements Clock {
  #now: number;
  #timers: { readonly at: number; readonly call: () => void }[] = [];
  readonly #quiet: () => Promise<void>;

  /** `quiet` waits until everything that the last ring set off is done. */
  constructor(now: number, quiet: () => Promise<void>) {
    this.#now = now;
    this.#quiet = quiet;
  }

  now(): number {
    return this.#now;
  }

  after(wait: number, call: () => void): () => void {
    const timer = { at: this.#now + Math.max(0, wait), call };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter(each => each !== timer);
    };
  }

  /** Rings everything that comes due, in order, and waits for each to be done before the next. */
  async pass(time: number): Promise<void> {
    const until = this.#now + time;
    await this.#quiet();
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#timers = this.#timers.filter(each => each !== next);
      this.#now = Math.max(this.#now, next.at);
      next.call();
      await this.#quiet();
    }
    this.#now = until;
  }
}
