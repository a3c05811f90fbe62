import { canonical, type Json } from '@lamplight/contract';
import { type Emerald, emeraldKit } from '@lamplight/emerald/kit';
import type { Move } from '@lamplight/emerald/public';
import { type Cast, type FilmShot, set } from '../film.ts';

/** The order of several cards or cities changes nothing, so they are sorted. */
function keyOf(move: Move): string {
  const lists = Object.entries(move).map(([key, value]) => [key, Array.isArray(value) ? sorted(value) : value]);
  return canonical(Object.fromEntries(lists) as Json);
}

const sorted = (list: readonly Json[]): readonly Json[] =>
  list.toSorted((a, b) => (canonical(a) < canonical(b) ? -1 : 1));

/** The learner plays Monday. */
const people: Readonly<Record<string, string>> = { monday: 'me', tuesday: 'Iris', wednesday: 'Milan' };

const cast: Cast<Emerald> = { kit: emeraldKit, seed: 7, keyOf, nameOf: seat => people[seat] ?? seat };

export const setEmerald = (given: Json): FilmShot<Emerald> => set(cast, given, 'monday');
