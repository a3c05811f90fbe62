import type { CellId } from '@lamplight/shadows/public';
import { bracketsPath, centreOf, hexPath } from './geometry.ts';

/** 3.5 % of night shows between cells. Rims lie inside, so that neighbours never share one. */
const shares = {
  picture: 0.965,
  hairline: 0.955,
  rim: 0.925,
  innerRim: 0.85,
  lamp: 0.945,
  ring: 0.93,
  here: 0.9,
} as const;
type Shape = keyof typeof shares;

/** Centred on the middle of a hex. */
export const shapes = {
  ring: hexPath(shares.ring),
  focus: hexPath(1.05),
  overview: hexPath(0.94),
  target: bracketsPath(0.93, 0.27),
} as const;

const atCells = new Map<string, string>();

/** The shape at its place on the board. A `transform` instead would make a layer for each of the 37 cells. */
export function shapeAt(shape: Shape, cell: CellId): string {
  const key = `${shape} ${cell}`;
  const path = atCells.get(key) ?? hexPath(shares[shape], centreOf(cell));
  atCells.set(key, path);
  return path;
}

/** The picture's own box: a little wider than the hex it is cut to. */
const pictureSize = { width: 97.5, height: 112.6 } as const;
export function pictureBoxAt(cell: CellId) {
  const { x, y } = centreOf(cell);
  return { x: x - pictureSize.width / 2, y: y - pictureSize.height / 2, ...pictureSize };
}

export const waves =
  'M-46 -20q11.5 -9 23 0t23 0t23 0t23 0M-46 0q11.5 -9 23 0M23 0q11.5 -9 23 0M-46 20q11.5 -9 23 0t23 0t23 0t23 0M-23 40q11.5 -9 23 0t23 0M-23 -40q11.5 -9 23 0t23 0';
export const cross = 'M-7 -7L7 7M7 -7L-7 7';
