import { useSyncExternalStore } from 'react';

const query = matchMedia('(width >= 1000px)');

const onWidth = (listener: () => void) => {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Room for everything at once; else what is long opens in a sheet. */
export const useWide = (): boolean => useSyncExternalStore(onWidth, () => query.matches);
