import { type Store, StoreAway, type StreamRow } from '../../src/store/store.ts';

/** A store on a disk that is full while `isFull` says so. `kept` is called with every stored row. */
export const onFullDisk =
  (isFull: () => boolean, kept: (row: StreamRow) => void = () => {}) =>
  (store: Store): Store =>
    new Proxy(store, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return async (...args: readonly unknown[]) => {
          if (isFull() && name !== 'close') throw new StoreAway('SQLite could not write (SQLITE_FULL).');
          const answer: unknown = await member.apply(target, args);
          if (name === 'append') kept(args[0] as StreamRow);
          return answer;
        };
      },
    });
