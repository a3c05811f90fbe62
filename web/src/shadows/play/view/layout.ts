import { useSyncExternalStore } from 'react';

export const layouts = ['phone', 'two', 'three'] as const;
export type ShadowsLayout = (typeof layouts)[number];

const three = matchMedia('(width >= 1240px) and (height >= 560px)');
/** A phone on its side has two columns too. An upright tablet has one: its board is then half as large again. */
const two = matchMedia('(width >= 560px) and (orientation: landscape)');
const narrow = matchMedia('(width < 600px)');
const tall = matchMedia('(height >= 800px)');

const onSize = (listener: () => void) => {
  const queries = [three, two, narrow, tall];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
};

/** One column, two, or everything at once. */
export const useLayout = (): ShadowsLayout =>
  useSyncExternalStore(onSize, () => (three.matches ? 'three' : two.matches ? 'two' : 'phone'));

/** So narrow that a Detective's board must follow the team. */
export const useNarrow = (): boolean => useSyncExternalStore(onSize, () => narrow.matches);

/** Room for the chat below the cards of two columns. */
export const useTall = (): boolean => useSyncExternalStore(onSize, () => tall.matches);
