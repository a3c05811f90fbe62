import type { Mark } from '@lamplight/art/public';
import { createStore, type ReadableStore } from '../../store/store.ts';

/** Its texts are translated already. */
export interface Toast {
  readonly text: string;
  /** In bold, above the text. */
  readonly title?: string;
  readonly mark?: Mark;
  /** The team whose colours the mark is drawn in. */
  readonly team?: 'black' | 'orange';
}

export interface NumberedToast extends Toast {
  readonly number: number;
}

export const toastTime = 4000;

const shown = createStore<NumberedToast | undefined>(undefined);
let number = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function show(next: NumberedToast | undefined): void {
  clearTimeout(timer);
  if (next !== undefined) timer = setTimeout(hideToast, toastTime);
  shown.set(next);
}

/** One at a time: a new one replaces the one before. */
export const showToast = (toast: Toast): void => show({ ...toast, number: ++number });

export const hideToast = (): void => show(undefined);

export const toastShown: ReadableStore<NumberedToast | undefined> = shown;
