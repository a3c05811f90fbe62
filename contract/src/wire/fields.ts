/** Objects of views, whose keys may be any text: none of them may reach a prototype. */
import type { Json } from '../json.ts';

export type JsonFields = { readonly [key: string]: Json };

export const isFields = (value: Json | undefined): value is JsonFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Not what every object has: `constructor` is a key only where somebody put it. */
export const own = (fields: JsonFields, key: string): Json | undefined =>
  Object.hasOwn(fields, key) ? fields[key] : undefined;

/** Assigned, `__proto__` would become the prototype; defined, it is a key like others, as `JSON.parse` makes it. */
export function put(fields: Record<string, Json>, key: string, value: Json): void {
  if (key !== '__proto__') fields[key] = value;
  else Object.defineProperty(fields, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Stops at the first difference. */
export function same(one: Json, other: Json): boolean {
  if (one === other) return true;
  if (isList(one))
    return isList(other) && one.length === other.length && one.every((part, n) => same(part, other[n] as Json));
  if (!isFields(one) || !isFields(other)) return false;
  for (const key in one) {
    const [mine, yours] = [one[key], own(other, key)];
    if (mine !== yours && (mine === undefined || yours === undefined || !same(mine, yours))) return false;
  }
  for (const key in other) if (other[key] !== undefined && own(one, key) === undefined) return false;
  return true;
}
