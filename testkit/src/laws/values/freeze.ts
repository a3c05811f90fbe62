/** Freezes a value with everything in it, so that any change in place throws. */
export function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value) && !ArrayBuffer.isView(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}

/**
 * Whether it holds values that cannot be frozen (typed arrays, maps, sets). Such a state is compared with a copy
 * instead.
 */
export function isLoose(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return (
    ArrayBuffer.isView(value) || value instanceof Map || value instanceof Set || Object.values(value).some(isLoose)
  );
}
