import { useSyncExternalStore } from 'react';

export const layouts = ['phone', 'two', 'three'] as const;
export type EmeraldLayout = (typeof layouts)[number];

/** Everything at once; the log as a drawer; one thing at a time. A phone on its side has the grid of the second. */
const three = matchMedia('(width >= 1200px) and (height >= 640px)');
const two = matchMedia('(width >= 900px) and (height >= 560px), (width >= 560px) and (orientation: landscape)');

/** A phone on its side. */
const short = matchMedia('(height < 560px)');

const onSize = (listener: () => void) => {
  for (const query of [three, two, short]) query.addEventListener('change', listener);
  return () => {
    for (const query of [three, two, short]) query.removeEventListener('change', listener);
  };
};

export const useLayout = (): EmeraldLayout =>
  useSyncExternalStore(onSize, () => (three.matches ? 'three' : two.matches ? 'two' : 'phone'));

/** So low that map and hand lie side by side. */
export const useShort = (): boolean => useSyncExternalStore(onSize, () => short.matches);
