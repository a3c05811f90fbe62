import type { Json } from '@lamplight/contract';
import type { ScenarioPath } from './misread.ts';
import { nearest } from './nearest.ts';
import { whole } from './readers.ts';
import { shown } from './shown.ts';
import type { JsonSpot } from './spot.ts';

/** One difference between a view and `has`. The path leads to it, in the view and under `has` alike. */
export type PatternDifference = { readonly path: ScenarioPath; readonly expected: string; readonly found: string };

type Fields = { readonly [key: string]: unknown };

const isMapping = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** On the wire null means absent, so a view with null and one without the key say the same. */
export const isNothing = (value: unknown): value is null | undefined => value === undefined || value === null;

/** Rejects what cannot be a pattern, before anything is played. */
export function checkPattern(spot: JsonSpot): void {
  if (Array.isArray(spot.value)) for (const each of spot.items()) checkPattern(each);
  if (!isMapping(spot.value)) return;
  const keys = Object.keys(spot.value);
  if (keys.length > 1 && spot.has('not'))
    spot.under('not').reject('`not` stands alone: `{ not: x }` in place of a value.');
  if (keys.length === 1 && spot.has('length')) spot.under('length').as(whole(0));
  for (const key of keys) checkPattern(spot.under(key));
}

/**
 * The differences between `has` and the view: mappings by the keys given, lists item by item and of the same length,
 * everything else exactly. `{ not: x }` matches everything that does not match x, even an absent value.
 */
export function differences(pattern: Json, found: unknown, path: ScenarioPath = []): readonly PatternDifference[] {
  const differs = (expected: string, instead = shown(found ?? undefined)) => [{ path, expected, found: instead }];
  if (isNothing(pattern)) return isNothing(found) ? [] : differs('nothing');
  if (Array.isArray(pattern)) return differencesInList(pattern, found, path) ?? differs(shown(pattern));
  if (!isMapping(pattern)) return pattern === found ? [] : differs(shown(pattern));

  const [only, second] = Object.keys(pattern);
  if (second === undefined && only === 'not') {
    const unwanted = pattern[only] as Json;
    return differences(unwanted, found, path).length > 0 ? [] : differs(`not ${shown(unwanted)}`);
  }
  if (second === undefined && only === 'length') {
    return sizeOf(found) === pattern[only] ? [] : differs(`length ${shown(pattern[only])}`, withSize(found));
  }
  if (!isMapping(found)) return differs(`a mapping with ${Object.keys(pattern).join(', ')}`);
  return Object.entries(pattern).flatMap(([key, part]) => {
    const under = Object.hasOwn(found, key) ? found[key] : undefined;
    const all = differences(part as Json, under, [...path, key]);
    return under === undefined ? all.map(each => ({ ...each, found: missing(key, found) })) : all;
  });
}

/** Lists of plain values are shown whole, or the reader could not tell an extra item from a misplaced one. */
function differencesInList(
  pattern: readonly Json[],
  found: unknown,
  path: ScenarioPath,
): readonly PatternDifference[] | undefined {
  if (!Array.isArray(found) || found.length !== pattern.length) return undefined;
  const all = pattern.flatMap((each, place) => differences(each, found[place], [...path, place]));
  return all.length === 0 || pattern.some(each => typeof each === 'object' && each !== null) ? all : undefined;
}

function sizeOf(value: unknown): number | undefined {
  if (Array.isArray(value)) return value.length;
  return isMapping(value) ? Object.values(value).filter(each => each !== undefined).length : undefined;
}

function withSize(value: unknown): string {
  const size = sizeOf(value);
  return size === undefined ? shown(value ?? undefined) : `length ${size}: ${shown(value)}`;
}

function missing(key: string, around: Fields): string {
  const present = Object.keys(around).filter(each => around[each] !== undefined);
  const meant = nearest(key, present);
  return meant === undefined ? 'nothing' : `nothing, but there is ${shown(meant)}`;
}
