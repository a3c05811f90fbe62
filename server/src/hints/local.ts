import { type Hint, type Hints, type Listener, Listeners } from './hints.ts';

/** Hints within one process: for a single node, and for several that a test holds in one. */
export function localHints(report: (sentence: string) => void): Hints {
  const listeners = new Listeners(report);
  let closed = false;
  return {
    publish: (hint: Hint) => {
      // Later, as a messenger would: whoever publishes must not find itself in the middle of a listener's work.
      setImmediate(() => {
        if (!closed) listeners.heard(hint);
      });
    },
    subscribe: (listener: Listener) => listeners.add(listener),
    close: async () => {
      closed = true;
    },
  };
}
