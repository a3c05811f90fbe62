/** Anything that survives the wire. `Secret` deliberately does not fit. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** The parts of a closed union of moves, events or tellings are told apart by this. */
export type Tagged = { readonly type: string };

/** What came from outside, read; or a sentence that says what is wrong with it. */
export type Read<Value> = { readonly value: Value } | { readonly wrong: string };

/**
 * One text for one value, whatever the order of its keys: stores may reorder them, and two equal moves must compare
 * equal. What is undefined is left out, as `JSON.stringify` does.
 */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(part => (part === undefined ? 'null' : canonical(part))).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = value as Readonly<Record<string, unknown>>;
  const parts = Object.keys(fields)
    .filter(key => fields[key] !== undefined)
    .sort()
    .map(key => `${JSON.stringify(key)}:${canonical(fields[key])}`);
  return `{${parts.join()}}`;
}
