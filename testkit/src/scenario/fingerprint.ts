/**
 * A text that is equal for two values exactly when they are alike, whatever they are made of: states may hold maps,
 * sets and typed arrays. Undefined counts as absent, as it does in a stored log.
 */
export function fingerprint(value: unknown): string {
  if (typeof value === 'number') return Object.is(value, -0) ? '0' : String(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  if (Array.isArray(value)) return `[${value.map(fingerprint).join()}]`;
  if (value instanceof Map) return `map[${[...value].map(fingerprint).sort().join()}]`;
  if (value instanceof Set) return `set[${[...value].map(fingerprint).sort().join()}]`;
  const name = Object.getPrototypeOf(value)?.constructor.name ?? 'Object';
  const fields = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]) => `${JSON.stringify(key)}:${fingerprint(part)}`);
  return `${name === 'Object' ? '' : name}{${fields.sort().join()}}`;
}
