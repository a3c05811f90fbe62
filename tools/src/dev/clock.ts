import { type CallOff, SteadyClock } from '@lamplight/server/clock';

interface Timer {
  /** In this clock's time. */
  readonly due: number;
  readonly call: () => void;
  off: CallOff;
}

/** The server's clock, which can be moved forward. It never goes back. */
export class MovableClock extends SteadyClock {
  readonly #timers = new Set<Timer>();
  #ahead: number;

  /** `ahead`: how far it had been moved before the server was restarted. */
  constructor(trouble: (error: unknown) => void, ahead = 0) {
    super(trouble);
    this.#ahead = ahead;
  }

  get ahead(): number {
    return this.#ahead;
  }

  override now(): number {
    // The base constructor calls this before the field is set.
    return super.now() + (this.#ahead ?? 0);
  }

  override after(wait: number, call: () => void): CallOff {
    const timer: Timer = { due: this.now() + wait, call, off: () => undefined };
    this.#timers.add(timer);
    this.#arm(timer);
    return () => this.#drop(timer);
  }

  move(by: number): void {
    this.#ahead += by;
    for (const timer of [...this.#timers]) {
      timer.off();
      this.#arm(timer);
    }
  }

  #arm(timer: Timer): void {
    timer.off = super.after(timer.due - this.now(), () => {
      this.#drop(timer);
      timer.call();
    });
  }

  #drop(timer: Timer): void {
    timer.off();
    this.#timers.delete(timer);
  }
}
