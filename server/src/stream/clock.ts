/** Time, as the server knows it. Handed in, so that a test can drive it by hand. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls once, so many milliseconds from now, unless it is called off. */
  after(wait: number, call: () => void): CallOff;
}

export type CallOff = () => void;

/** What a machine knows of the time. */
export interface MachineTime {
  /** Milliseconds since 1970, as somebody has set it: it may jump, forward and back. */
  wall(): number;
  /** Milliseconds since whenever: no clock that is set moves it. */
  steady(): number;
}

const thisMachine: MachineTime = { wall: () => Date.now(), steady: () => performance.now() };

/** Longer timers overflow in Node. Whoever waits longer looks again. */
const longest = 2 ** 31 - 1;
/** Less is the drift of two clocks, or a busy machine between two questions. */
const leastJump = 2_000;
/** Who is further behind than this was told a wrong time by one of two machines, and nobody knows by which. */
const mostBehind = 86_400_000;

/**
 * Begins with what the machine's clock says and goes on evenly from there: deadlines are promises to people, and whoever sets
 * the clock of the machine neither takes time from them nor gives them any.
 */
export class SteadyClock implements Clock {
  readonly #machine: MachineTime;
  readonly #trouble: (error: unknown) => void;
  /** What is added to the steady time. */
  #base: number;
  /** How far the wall was from the steady time when it was last looked at. */
  #apart: number;

  /** `trouble` hears what goes wrong in a call: one timer must not end them all. */
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
    // A server that has nothing else to do may stop.
    timer.unref();
    return () => clearTimeout(timer);
  }

  /**
   * What was kept last was kept then: if that has yet to come by this machine's clock, time goes on from there, or every
   * countdown would stand still until it has come. A sentence if so, for whoever keeps the machine.
   */
  goOnFrom(kept: number): string | undefined {
    const behind = kept - this.now();
    if (behind <= 0) return undefined;
    const begins = `The clock of this machine is ${seconds(behind)} s behind what is kept here: set it right.`;
    if (behind > mostBehind) return `${begins} Until then clocks of matches that are on may stand still.`;
    this.#base += behind;
    return behind < leastJump ? undefined : `${begins} Tables go on from what is kept, and nobody loses time.`;
  }

  /** Whether somebody has set the machine's clock since the last look: then a sentence that says so. */
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
