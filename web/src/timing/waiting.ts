/** Acts that are collected, to be done together. */
export interface WaitingList {
  readonly isEmpty: () => boolean;
  /** Returns a function that cancels it. */
  readonly add: (act: () => void) => () => void;
  /** An act added meanwhile waits for the next round. An act that throws does not stop the others. */
  readonly doAll: () => void;
}

export function createWaiting(): WaitingList {
  const waiting = new Set<() => void>();
  return {
    isEmpty: () => waiting.size === 0,
    add: act => {
      // The same act may be added twice, and each is cancelled by itself.
      const mine = () => act();
      waiting.add(mine);
      return () => void waiting.delete(mine);
    },
    doAll: () => {
      const acts = [...waiting];
      waiting.clear();
      for (const act of acts) {
        try {
          act();
        } catch (error) {
          reportError(error);
        }
      }
    },
  };
}
