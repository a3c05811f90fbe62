/** `6:48`: how long something took, or when it was. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** At least a second: zero would look wrong. */
export const wholeSeconds = (milliseconds: number): number => Math.max(1, Math.round(milliseconds / 1_000));
