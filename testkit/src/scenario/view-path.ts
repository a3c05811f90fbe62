import type { ScenarioPath } from './misread.ts';
import { text } from './readers.ts';
import { shown } from './shown.ts';
import type { SpotReader } from './spot.ts';

const part = /(?:"([^"]+)"|([^."]+))(?:\.(?=.)|$)/uy;

/** `teams.black.pointing`, `cells.1,0.picture`. A key with a dot is quoted: `a."b.c"`. */
export const viewPath: SpotReader<ScenarioPath> = spot => {
  const written = text(spot);
  const path: string[] = [];
  part.lastIndex = 0;
  while (part.lastIndex < written.length) {
    const found = part.exec(written);
    if (found === null) {
      return spot.reject(`Write a path of keys with dots between them, such as teams.black, not ${shown(written)}.`);
    }
    path.push(found[1] ?? found[2] ?? '');
  }
  return path;
};

/** The value at the path; undefined if there is none. */
export function lookUp(view: unknown, path: ScenarioPath): unknown {
  return path.reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    // A list has its items and nothing else: `length` is no part of a view.
    return Array.isArray(value) && !/^\d+$/.test(String(key)) ? undefined : (value as Record<string, unknown>)[key];
  }, view);
}
