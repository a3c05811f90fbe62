import { createStore, useSource } from '../../store/store.ts';

/**
 * Whether the own identity is covered. The device remembers it: somebody who plays beside others wants it so next time
 * too.
 */
const key = 'lamplight.emerald.covered';

const read = (): boolean => {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
};

const cover = createStore(read());

export function toggleCover(): void {
  const isCovered = !cover.now();
  try {
    localStorage.setItem(key, isCovered ? 'yes' : 'no');
  } catch {
    // Then it lasts until the page is closed.
  }
  cover.set(isCovered);
}

export const useCovered = (): boolean => useSource(cover);
