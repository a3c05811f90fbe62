/** Numbers from 0 to 1 that look random and are the same for the same seed. */
export type Chance = () => number;

/** Mulberry32: a few operations for each number, good enough for audio. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<T>(all: readonly T[], next: Chance): T {
  const found = all[Math.floor(next() * all.length)];
  if (found === undefined) throw new RangeError('Pick from a list that holds something.');
  return found;
}
