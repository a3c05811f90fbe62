/** The city that a sentence points at just now: the log tells the board, which lights it up. */
import type { CityId } from '@lamplight/emerald/public';
import { useSource } from '../../store/store.ts';

let pointed: CityId | undefined;
const listeners = new Set<() => void>();

/** Undefined: at none. */
export function pointAtCity(city: CityId | undefined): void {
  if (city === pointed) return;
  pointed = city;
  for (const listener of [...listeners]) listener();
}

const pointedCity = {
  now: (): CityId | undefined => pointed,
  onChange: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export const usePointedCity = (): CityId | undefined => useSource(pointedCity);
