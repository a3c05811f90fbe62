import type { Mark } from '@lamplight/art/public';
import type { Source } from '../../store/store.ts';

/** Already in the reader's language. */
export interface Toast {
  readonly text: string;
  /** In bold, above the text. */
  readonly title?: string;
  readonly mark?: Mark;
  /** Whose mark it is: it is drawn in the team's colours. */
  readonly team?: 'black' | 'orange';
}

export interface Shown extends Toast {
  readonly number: number;
}

export const toastTime = 4000;

let shown: Shown | undefined;
let number = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: Shown | undefined): void {
  clearTimeout(timer);
  shown = next;
  if (next !== undefined) timer = setTimeout(hideToast, toastTime);
  for (const listener of [...listeners]) listener();
}

/** One at a time: a new one takes the place of the one before. */
export const showToast = (toast: Toast): void => show({ ...toast, number: ++number });

export const hideToast = (): void => show(undefined);

export const toastShown: Source<Shown | undefined> = {
  now: () => shown,
  onChange: listener => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
