/** Time, as the server knows it. Handed in, so that a test can drive it by hand. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls once, so many milliseconds from now, unless it is called off. */
  after(wait: number, call: () => void): CallOff;
}

export type CallOff = () => void;

/** Longer timers overflow in Node. Whoever waits longer looks again. */
const longest = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (wait, call) => {
    const timer = setTimeout(call, Math.min(Math.max(0, wait), longest));
    // A server that has nothing else to do may stop.
    timer.unref();
    return () => clearTimeout(timer);
  },
};
