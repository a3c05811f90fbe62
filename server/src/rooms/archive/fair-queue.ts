/** Something to be done for somebody. */
export interface QueuedTask {
  readonly by: string;
  readonly work: number;
}

/** Everybody has a turn: who was served longest ago is next, and of one's own tasks the one with the least work. */
export class FairQueue<T extends QueuedTask> {
  readonly #waiting = new Set<T>();
  readonly #served = new Map<string, number>();
  #turns = 0;

  add(task: T): void {
    this.#waiting.add(task);
  }

  remove(task: T): void {
    this.#waiting.delete(task);
  }

  /** Takes out whose turn it is. */
  next(): T | undefined {
    const [task] = [...this.#waiting].sort(
      (one, other) => this.#servedAt(one.by) - this.#servedAt(other.by) || one.work - other.work,
    );
    if (task === undefined) {
      this.#served.clear();
      return undefined;
    }
    this.#waiting.delete(task);
    this.#turns += 1;
    this.#served.set(task.by, this.#turns);
    return task;
  }

  /** Takes out all, in no fair order: nobody is served any more. */
  empty(): readonly T[] {
    const all = [...this.#waiting];
    this.#waiting.clear();
    return all;
  }

  #servedAt(by: string): number {
    return this.#served.get(by) ?? 0;
  }
}
