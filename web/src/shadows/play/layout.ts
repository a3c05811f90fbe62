import { useSyncExternalStore } from 'react';

export const layouts = ['phone', 'two', 'three'] as const;
export type Layout = (typeof layouts)[number];

const three = matchMedia('(width >= 1240px) and (height >= 560px)');
/** A phone on its side has two columns as well. */
const two = matchMedia('(width >= 760px), (orientation: landscape) and (width >= 560px)');
const tall = matchMedia('(height >= 800px)');

const onSize = (listener: () => void) => {
  const queries = [three, two, tall];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
};

/** One column, two, or everything at once. */
export const useLayout = (): Layout =>
  useSyncExternalStore(onSize, () => (three.matches ? 'three' : two.matches ? 'two' : 'phone'));

/** Room for the chat below the cards of two columns. */
export const useTall = (): boolean => useSyncExternalStore(onSize, () => tall.matches);
