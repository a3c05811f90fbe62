/** The city that a sentence in the log points at. The board lights it up. */
import type { CityId } from '@lamplight/emerald/public';
import { createStore, useSource } from '../../store/store.ts';

const pointed = createStore<CityId | undefined>(undefined);

/** Undefined: none. */
export const pointAtCity = (city: CityId | undefined): void => pointed.set(city);

export const usePointedCity = (): CityId | undefined => useSource(pointed);
