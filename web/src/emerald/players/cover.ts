import { type Source, useSource } from '../../store/store.ts';

/** Whether the own identity is covered. The device remembers it: whoever plays beside others wants it so next time too. */
const key = 'lamplight.emerald.covered';

const read = (): boolean => {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
};

let isCovered = read();
const listeners = new Set<() => void>();

const cover: Source<boolean> = {
  now: () => isCovered,
  onChange: listener => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export function toggleCover(): void {
  isCovered = !isCovered;
  try {
    localStorage.setItem(key, isCovered ? 'yes' : 'no');
  } catch {
    // It holds until the page is closed.
  }
  for (const listener of [...listeners]) listener();
}

export const useCovered = (): boolean => useSource(cover);
