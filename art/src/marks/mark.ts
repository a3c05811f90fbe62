/**
 * A mark is a small drawing in one colour, the text's own, so that it takes every theme. A piece has an edge besides,
 * which keeps it apart from any ground: `--mark-edge` colours it. No two marks share an outline: colour only repeats
 * what the shape says (marks.test.ts compares them at the size of a thumb-nail).
 */
export interface Mark {
  /** left, top, width, height */
  readonly box: readonly [number, number, number, number];
  readonly parts: readonly Part[];
}

export type Part =
  /** Filled; holes follow the even-odd rule. */
  | { readonly fill: string; readonly paint?: 'edge'; readonly opacity?: number }
  | { readonly line: string; readonly width: number; readonly paint?: 'edge' }
  /** A body with an edge round it. */
  | { readonly body: string; readonly edge: number };

const square = [0, 0, 24, 24] as const;

/** An icon on the 24-unit grid. */
export const icon = (...parts: readonly Part[]): Mark => ({ box: square, parts });

export const fill = (path: string): Part => ({ fill: path });
export const line = (path: string, width: number): Part => ({ line: path, width });
