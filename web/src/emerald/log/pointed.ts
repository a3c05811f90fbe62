/** The city that a sentence points at just now: the log tells the board, which lights it up. */
import type { CityId } from '@lamplight/emerald/public';
import { createStore, useSource } from '../../store/store.ts';

const pointed = createStore<CityId | undefined>(undefined);

/** Undefined: at none. */
export const pointAtCity = (city: CityId | undefined): void => pointed.set(city);

export const usePointedCity = (): CityId | undefined => useSource(pointed);
