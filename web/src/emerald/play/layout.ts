import { useSyncExternalStore } from 'react';

export const layouts = ['phone', 'two', 'three'] as const;
export type Layout = (typeof layouts)[number];

/** Everything at once; the log as a drawer; one thing at a time. A phone on its side has the grid of the second. */
const three = matchMedia('(width >= 1200px) and (height >= 640px)');
const two = matchMedia('(width >= 900px) and (height >= 560px), (width >= 560px) and (orientation: landscape)');

const onSize = (listener: () => void) => {
  for (const query of [three, two]) query.addEventListener('change', listener);
  return () => {
    for (const query of [three, two]) query.removeEventListener('change', listener);
  };
};

export const useLayout = (): Layout =>
  useSyncExternalStore(onSize, () => (three.matches ? 'three' : two.matches ? 'two' : 'phone'));
