/** Not oftener than twenty times a second: faster than that nobody reads, and every drawing of a whole screen has its price. */
const pause = 50;

type Subscribe = (listener: () => void) => () => void;

/**
 * The first change is told at once, and what follows on its heels together. A page that comes back to a hundred moves, or has
 * programs play before it, draws the last of them instead of all. Whoever subscribes must read what is there, not count calls.
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
