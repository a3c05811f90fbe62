import { createStore, type ReadableStore, select } from '../store/store.ts';

/** Something that is ready, but is announced only while nobody holds it back. */
export interface UpdateHold {
  readonly isTold: ReadableStore<boolean>;
  /** Marks it as ready. */
  ready(): void;
  /** Holds it back until the returned function is called. */
  hold(): () => void;
}

export function held(): UpdateHold {
  const state = createStore<{ readonly isReady: boolean; readonly holds: readonly object[] }>({
    isReady: false,
    holds: [],
  });
  return {
    isTold: select(state, ({ isReady, holds }) => isReady && holds.length === 0),
    ready: () => state.set({ ...state.now(), isReady: true }),
    hold: () => {
      const mine = {};
      state.set({ ...state.now(), holds: [...state.now().holds, mine] });
      return () => state.set({ ...state.now(), holds: state.now().holds.filter(each => each !== mine) });
    },
  };
}
