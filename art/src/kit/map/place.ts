/** Degrees east and north, as pairs in one line of text: a coast of a thousand numbers stays readable that way. */
export type Place = readonly [east: number, north: number];

export function places(text: string): Place[] {
  const numbers = text.trim().split(/\s+/).map(Number);
  if (numbers.length % 2 !== 0 || numbers.some(Number.isNaN)) throw new Error(`These are not pairs of degrees: "${text.trim().slice(0, 60)}…". Mend the list.`);
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0]);
}
