/** Freezes a value with everything in it, so that whoever changes it in place is caught in the act. */
export function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value) && !ArrayBuffer.isView(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}

/** Whether it holds what cannot be frozen: typed arrays, maps, sets. Such a value must be compared with a copy. */
export function isLoose(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return (
    ArrayBuffer.isView(value) || value instanceof Map || value instanceof Set || Object.values(value).some(isLoose)
  );
}
