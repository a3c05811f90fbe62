/** Chance that is the same every time: a picture must come out the same from the same scene. */
export interface Chance {
  /** 0 ≤ x < 1. */
  (): number;
  between(low: number, high: number): number;
  /** One of these. */
  of<T>(items: readonly [T, ...T[]]): T;
  happens(share: number): boolean;
}

export function chance(seed: number): Chance {
  let a = Math.imul(seed, 2654435761) >>> 0 || 1;
  const next = (): number => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    of: <T>(items: readonly [T, ...T[]]): T => items[Math.floor(next() * items.length)] ?? items[0],
    happens: (share: number) => next() < share,
  });
}
