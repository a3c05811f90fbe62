/** Work that waits in line: one at a time, in the order it came. */
export class Queue {
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  /** The one under way among them. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Rejects as the work does; those behind it go on. */
  add(work: () => Promise<void>): Promise<void> {
    this.#waiting += 1;
    const done = this.#last.then(work).finally(() => {
      this.#waiting -= 1;
    });
    this.#last = done.catch(() => {});
    return done;
  }

  /** When all that is in line now is done. */
  empty(): Promise<void> {
    return this.#last;
  }
}
