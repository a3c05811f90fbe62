export interface QueuedTask {
  readonly by: string;
  readonly work: number;
}

/** Everybody gets a turn. Next is who was served longest ago, with the smallest of their own tasks. */
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

  /** Removes and returns the next task. */
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

  /** Removes and returns all tasks, in no particular order. */
  empty(): readonly T[] {
    const all = [...this.#waiting];
    this.#waiting.clear();
    return all;
  }

  #servedAt(by: string): number {
    return this.#served.get(by) ?? 0;
  }
}
