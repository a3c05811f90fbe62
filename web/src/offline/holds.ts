import type { Source } from '../store/store.ts';

/** Something that is ready, but told only while nobody holds it back. */
export interface Held {
  readonly isTold: Source<boolean>;
  /** From now on it is ready. */
  ready(): void;
  /** Holds it back until the answer is called. */
  hold(): () => void;
}

export function held(): Held {
  const listeners = new Set<() => void>();
  const holds = new Set<object>();
  let isReady = false;
  const call = () => {
    for (const listener of [...listeners]) listener();
  };
  return {
    isTold: {
      now: () => isReady && holds.size === 0,
      onChange: listener => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    ready: () => {
      isReady = true;
      call();
    },
    hold: () => {
      const mine = {};
      holds.add(mine);
      call();
      return () => {
        holds.delete(mine);
        call();
      };
    },
  };
}
