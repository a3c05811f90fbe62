import { useSyncExternalStore } from 'react';

const query = '(min-width: 1100px)';

function onChange(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether two boards stand side by side. */
export const useWide = (): boolean => useSyncExternalStore(onChange, () => matchMedia(query).matches);
