/** The aims of texts: counts what was named, and lists what could be. */
import { must, type Seat } from '@lamplight/contract';
import { agentsAt, allCities, cubesAt, seatsOf } from './scores.ts';
import type { OpenState } from './state.ts';
import { type City, type CityId, cityIds, cityNo, type Day, days, type TextAim } from './words.ts';

export type CityCount = { readonly city: City; readonly count: number };
export const totalOf = (counts: readonly CityCount[]): number => counts.reduce((sum, { count }) => sum + count, 0);

/** Own agents by city, each at least one and no more than stand there; undefined if that does not hold. */
export function agentCounts(open: OpenState, me: Seat, agents: TextAim['agents']): readonly CityCount[] | undefined {
  const counts = Object.entries(agents ?? {}).map(([city, count]) => ({
    city: cityNo(city as CityId),
    count: count as number,
  }));
  const fits = counts.every(
    ({ city, count }) => Number.isInteger(count) && count >= 1 && count <= agentsAt(open, city, me),
  );
  return fits && counts.length > 0 ? counts : undefined;
}

export function cubeCounts(
  open: OpenState,
  cubes: TextAim['cubes'],
): readonly (CityCount & { readonly owner: Seat })[] | undefined {
  if (typeof cubes !== 'object') return undefined;
  // Naming a city without a cube would be a second way to say the same.
  if (Object.values(cubes).some(owners => Object.keys(owners ?? {}).length === 0)) return undefined;
  const counts = Object.entries(cubes).flatMap(([city, owners]) =>
    Object.entries(owners ?? {}).map(([owner, count]) => ({
      city: cityNo(city as CityId),
      owner: days.indexOf(owner as Day),
      count,
    })),
  );
  return counts.every(({ city, owner, count }) => count >= 1 && count <= cubesAt(open, city, owner))
    ? counts
    : undefined;
}

/** Every way to take between one and this many of the own agents. */
export function* handfulsOfAgents(open: OpenState, me: Seat, most: number): Iterable<TextAim> {
  const places = allCities.filter(city => agentsAt(open, city, me) > 0);
  function* from(n: number, left: number, taken: Readonly<Record<string, number>>): Iterable<TextAim> {
    const city = places[n];
    if (city === undefined) {
      if (Object.keys(taken).length > 0) yield { agents: taken };
      return;
    }
    for (let count = 0; count <= Math.min(left, agentsAt(open, city, me)); count++) {
      yield* from(n + 1, left - count, count === 0 ? taken : { ...taken, [must(cityIds, city)]: count });
    }
  }
  yield* from(0, most, {});
}

/** Every single cube, and every pair. */
export function* handfulsOfCubes(open: OpenState): Iterable<TextAim> {
  const lots = allCities.flatMap(city =>
    seatsOf(open).flatMap(owner =>
      Array.from({ length: Math.min(2, cubesAt(open, city, owner)) }, () => ({ city, owner })),
    ),
  );
  const written = (taken: readonly { city: City; owner: Seat }[]): TextAim => {
    const cubes: Record<string, Record<string, number>> = {};
    for (const { city, owner } of taken) {
      const place = cubes[must(cityIds, city)] ?? {};
      cubes[must(cityIds, city)] = { ...place, [must(days, owner)]: (place[must(days, owner)] ?? 0) + 1 };
    }
    return { cubes };
  };
  const seen = new Set<string>();
  for (const [n, one] of lots.entries()) {
    for (const taken of [[one], ...lots.slice(n + 1).map(two => [one, two])]) {
      const key = taken
        .map(({ city, owner }) => `${city} ${owner}`)
        .toSorted()
        .join();
      if (seen.has(key)) continue;
      seen.add(key);
      yield written(taken);
    }
  }
}

/** Every agent of another player in a city. */
export const otherAgents = (open: OpenState, me: Seat): readonly TextAim[] =>
  allCities.flatMap(city =>
    seatsOf(open)
      .filter(seat => seat !== me && agentsAt(open, city, seat) > 0)
      .map(seat => ({ city: must(cityIds, city), player: must(days, seat) })),
  );

/** Every choice of at most one removal in each city with a zombie, and of where the new zombies stand. */
export function* zombieAims(open: OpenState, me: Seat): Iterable<TextAim> {
  const haunted = allCities.filter(city => must(open.zombies, city) > 0);
  function* removals(n: number, chosen: Readonly<Record<string, Day>>): Iterable<Readonly<Record<string, Day>>> {
    const city = haunted[n];
    if (city === undefined) {
      yield chosen;
      return;
    }
    yield* removals(n + 1, chosen);
    for (const seat of seatsOf(open)) {
      if (seat === me || agentsAt(open, city, seat) === 0) continue;
      yield* removals(n + 1, { ...chosen, [must(cityIds, city)]: must(days, seat) });
    }
  }
  const rising = Math.min(2, open.zombieStock);
  const places: readonly (readonly CityId[])[] =
    rising === 0
      ? [[]]
      : cityIds.flatMap((one, n) => (rising === 1 ? [[one]] : cityIds.slice(n).map(two => [one, two])));
  for (const agents of removals(0, {})) for (const cities of places) yield { agents, cities };
}
