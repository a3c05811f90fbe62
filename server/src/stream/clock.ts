/** The server's time. Passed in, so that a test can drive it by hand. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls once after this many milliseconds, unless cancelled. */
  after(wait: number, call: () => void): CallOff;
}

export type CallOff = () => void;

/** The clocks of a machine. */
export interface MachineTime {
  /** Milliseconds since 1970, as set on the machine. It may jump, forward and back. */
  wall(): number;
  /** Milliseconds since some fixed moment. Setting the clock does not move it. */
  steady(): number;
}

const thisMachine: MachineTime = { wall: () => Date.now(), steady: () => performance.now() };

/** Longer timers overflow in Node. A longer wait ends early: look again, and set it again. */
const longest = 2 ** 31 - 1;
/** Smaller differences are drift between the two clocks, or a busy machine between two readings. */
const leastJump = 2_000;
/** If a machine is further behind than this, one of two machines had a wrong time, and nobody knows which. */
const mostBehind = 86_400_000;

/**
 * Starts at the machine's time and runs evenly from there. Deadlines are promises to people: setting the clock of the
 * machine neither takes time from them nor gives them any.
 */
export class SteadyClock implements Clock {
  readonly #machine: MachineTime;
  readonly #trouble: (error: unknown) => void;
  /** Added to the steady time. */
  #base: number;
  /** The difference between wall and steady time at the last look. */
  #apart: number;

  /** `trouble` gets errors thrown by a timer's call: one timer must not end them all. */
  constructor(trouble: (error: unknown) => void, machine: MachineTime = thisMachine) {
    this.#machine = machine;
    this.#trouble = trouble;
    this.#apart = machine.wall() - machine.steady();
    this.#base = this.#apart;
  }

  now(): number {
    return Math.floor(this.#base + this.#machine.steady());
  }

  after(wait: number, call: () => void): CallOff {
    const timer = setTimeout(
      () => {
        try {
          call();
        } catch (error) {
          this.#trouble(error);
        }
      },
      Math.min(Math.max(0, wait), longest),
    );
    // A pending timer must not keep the process alive.
    timer.unref();
    return () => clearTimeout(timer);
  }

  /**
   * `kept` is the time of the last stored thing. If that is ahead of this machine's clock, time goes on from there:
   * otherwise every countdown would stand still until the clock has caught up. Then it returns a sentence for the
   * operator.
   */
  goOnFrom(kept: number): string | undefined {
    const behind = kept - this.now();
    if (behind <= 0) return undefined;
    const begins = `The clock of this machine is ${seconds(behind)} s behind what is kept here: set it right.`;
    if (behind > mostBehind) return `${begins} Until then clocks of matches that are on may stand still.`;
    this.#base += behind;
    return behind < leastJump ? undefined : `${begins} Tables go on from what is kept, and nobody loses time.`;
  }

  /** Returns a sentence if somebody has set the machine's clock since the last look. */
  look(): string | undefined {
    const apart = this.#machine.wall() - this.#machine.steady();
    const jump = apart - this.#apart;
    this.#apart = apart;
    if (Math.abs(jump) < leastJump) return undefined;
    const way = jump > 0 ? 'forward' : 'back';
    return `The clock of this machine was set ${way} by ${seconds(Math.abs(jump))} s. Tables do not follow it until the next start: nobody loses time.`;
  }
}

const seconds = (time: number): number => Math.round(time / 1_000);
