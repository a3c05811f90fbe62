/** Anything that survives the wire. `Secret` deliberately does not fit. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** The discriminant of moves, events and tellings. */
export type Tagged = { readonly type: string };

/** Input that was read, or a sentence that says what is wrong with it. */
export type Read<Value> = { readonly value: Value } | { readonly wrong: string };

/**
 * One text for one value, whatever the order of its keys: stores may reorder them, and two equal moves must compare
 * equal. Undefined values are left out, as `JSON.stringify` does.
 */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const fields = value as Readonly<Record<string, unknown>>;
  let text = '';
  for (const key of Object.keys(fields).sort()) {
    const part = fields[key];
    if (part !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(part)}`;
  }
  return `{${text}}`;
}
