/**
 * A team's figure on the board, how it walks, and the ring that flashes at its target. The page draws it in
 * `board/pieces/figure.tsx` and `walker.ts`, the worker in `stage/board-scene.ts`. Its look is defined only here. Its
 * size is a token, since it depends on the theme: `--figure-size` over `--figure-drawn`.
 */
import { type Mark, shadowsMarks } from '@lamplight/art/public';
import type { Team } from '@lamplight/shadows/public';
import { shapes } from '../geometry/shapes.ts';

export const figureMark = (team: Team): Mark => shadowsMarks[`figure-${team}`];

/** Its distance from the middle of its cell, in units of the board. Both teams on one cell stand side by side. */
export const figurePlace = (team: Team, isShared: boolean): { readonly x: number; readonly y: number } => ({
  x: isShared ? (team === 'black' ? -15 : 15) : 0,
  y: 55,
});

/** Drawn round the cell that the figure goes to. */
export const flashRing = { path: shapes.ring, width: 9 } as const;

/**
 * In milliseconds. The flash announces a step. When half of it is over, the figure begins to walk from cell to cell.
 */
export const flashTime = 180;
export const walkWait = flashTime / 2;
export const stepTime = 220;
