import { realWorld, type World } from '../src/world.ts';

/** A world whose time is moved by hand, so that no test waits and none is late. The sockets are real. */
export class HandWorld implements World {
  #time = 1_000;
  #timers: { readonly due: number; readonly act: () => void }[] = [];
  readonly #wakes = new Set<() => void>();
  /** What `random` gives next. */
  chance = 0;

  now = () => this.#time;
  random = () => this.chance;
  id = realWorld.id;
  open = realWorld.open;

  after = (wait: number, act: () => void) => {
    const timer = { due: this.#time + wait, act };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter(each => each !== timer);
    };
  };

  onWake = (listener: () => void) => {
    this.#wakes.add(listener);
    return () => void this.#wakes.delete(listener);
  };

  wake(): void {
    for (const listener of [...this.#wakes]) listener();
  }

  pass(time: number): void {
    const to = this.#time + time;
    for (;;) {
      const [next] = this.#timers.filter(({ due }) => due <= to).toSorted((a, b) => a.due - b.due);
      if (next === undefined) break;
      this.#timers = this.#timers.filter(each => each !== next);
      this.#time = Math.max(this.#time, next.due);
      next.act();
    }
    this.#time = to;
  }

  /** How long each pending timer will take. */
  get waits(): readonly number[] {
    return this.#timers.map(({ due }) => due - this.#time);
  }

  /** How many timers and wake listeners are left. */
  get pending(): number {
    return this.#timers.length + this.#wakes.size;
  }
}

/** Waits for real sockets, which take their own time. Fails after five seconds and says what it waited for. */
export async function until(what: string, holds: () => boolean): Promise<void> {
  const end = performance.now() + 5_000;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`Waited in vain until ${what}.`);
    await new Promise(setImmediate);
  }
}
