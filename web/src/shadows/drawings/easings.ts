/**
 * The two control points of each curve, as in `--ease-out` and `--ease-spring`: for styles in the page, for arithmetic
 * in the worker.
 */
export const easings = {
  out: [0.2, 0.8, 0.2, 1],
  spring: [0.3, 1.5, 0.5, 1],
} as const satisfies Readonly<Record<string, readonly [number, number, number, number]>>;
