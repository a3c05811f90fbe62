/** Runs work one at a time, in the order it came. */
export class Queue {
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  /** Includes the one under way. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Rejects as the work does. The work behind it goes on. */
  add(work: () => Promise<void>): Promise<void> {
    this.#waiting += 1;
    const done = this.#last.then(work).finally(() => {
      this.#waiting -= 1;
    });
    this.#last = done.catch(() => {});
    return done;
  }

  /** Resolves when all that is queued now is done. */
  empty(): Promise<void> {
    return this.#last;
  }
}
