import { useSyncExternalStore } from 'react';

const query = matchMedia('(width >= 1000px)');

const onWidth = (listener: () => void) => {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** True if there is room for everything at once. If not, long parts open in a sheet. */
export const useWide = (): boolean => useSyncExternalStore(onWidth, () => query.matches);
