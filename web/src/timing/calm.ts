/** At most twenty times a second: nobody reads faster, and drawing a whole screen is expensive. */
const pause = 50;

type Subscribe = (listener: () => void) => () => void;

/**
 * Passes the first change on at once, and those that follow closely together. A page that comes back to a hundred
 * moves, or watches programs play, draws only the last. A subscriber must read the current value, not count calls.
 */
export const calmly =
  (subscribe: Subscribe): Subscribe =>
  listener => {
    let last = Number.NEGATIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      timer = undefined;
      last = performance.now();
      listener();
    };
    const off = subscribe(() => {
      if (timer !== undefined) return;
      const wait = last + pause - performance.now();
      if (wait <= 0) tell();
      else timer = setTimeout(tell, wait);
    });
    return () => {
      off();
      clearTimeout(timer);
    };
  };
