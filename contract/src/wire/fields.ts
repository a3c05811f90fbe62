/** Objects in views. Their keys may be any text, and none of them may reach a prototype. */
import type { Json } from '../json.ts';

export type JsonFields = { readonly [key: string]: Json };

export const isFields = (value: Json | undefined): value is JsonFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Own keys only: `constructor` is a key only if somebody put it there. All inherited values but one are functions. */
export function own(fields: JsonFields, key: string): Json | undefined {
  const value = fields[key];
  if (typeof value !== 'function' && key !== '__proto__') return value;
  return Object.hasOwn(fields, key) ? value : undefined;
}

/** Assigning `__proto__` would set the prototype. Defining it makes a key like any other, as `JSON.parse` does. */
export function put(fields: Record<string, Json>, key: string, value: Json): void {
  if (key !== '__proto__') fields[key] = value;
  else Object.defineProperty(fields, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Stops at the first difference. */
export function same(one: Json, other: Json): boolean {
  if (one === other) return true;
  if (isList(one)) return isList(other) && isSameList(one, other);
  if (!isFields(one) || !isFields(other)) return false;
  for (const key in one) {
    const mine = one[key];
    const yours = own(other, key);
    if (mine !== yours && (mine === undefined || yours === undefined || !same(mine, yours))) return false;
  }
  for (const key in other) if (other[key] !== undefined && own(one, key) === undefined) return false;
  return true;
}

function isSameList(one: readonly Json[], other: readonly Json[]): boolean {
  if (one.length !== other.length) return false;
  for (let n = 0; n < one.length; n++) if (!same(one[n] as Json, other[n] as Json)) return false;
  return true;
}
