/** The two handles of each curve, as `--ease-out` and `--ease-spring` have them: for styles in a page, for a sum in a worker. */
export const easings = {
  out: [0.2, 0.8, 0.2, 1],
  spring: [0.3, 1.5, 0.5, 1],
} as const satisfies Readonly<Record<string, readonly [number, number, number, number]>>;
