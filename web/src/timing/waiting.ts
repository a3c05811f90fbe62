/** Acts that wait for a moment of their own, to be done together. */
export interface WaitingList {
  readonly isEmpty: () => boolean;
  /** Returns what ends it. */
  readonly add: (act: () => void) => () => void;
  /** What waits anew meanwhile waits for the next time. One that fails keeps none from its turn. */
  readonly doAll: () => void;
}

export function createWaiting(): WaitingList {
  const waiting = new Set<() => void>();
  return {
    isEmpty: () => waiting.size === 0,
    add: act => {
      // The same act may wait twice, and each is ended by itself.
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
