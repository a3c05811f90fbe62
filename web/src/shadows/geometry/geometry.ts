/** The drawing of the board: a hex is 100 units wide and stands on a corner; the centre cell lies at 0, 0. */
import { type CellId, cellOf, cells, distance, isObstacle } from '@lamplight/shadows/public';

export type Point = { readonly x: number; readonly y: number };
/** What of the board is seen: the `viewBox`. */
export type Rect = Point & { readonly width: number; readonly height: number };

/** From one row to the next. */
const rowHeight = 50 * Math.sqrt(3);
/** From the middle of a hex to its upper corner. */
export const hexRadius = 100 / Math.sqrt(3);

const axialOf = (cell: CellId): { readonly q: number; readonly r: number } => {
  const [q = 0, r = 0] = cell.split(',').map(Number);
  return { q, r };
};

const centres: ReadonlyMap<CellId, Point> = new Map(
  cells.map(cell => {
    const { q, r } = axialOf(cell);
    return [cell, { x: 100 * (q + r / 2), y: rowHeight * r }];
  }),
);

export function centreOf(cell: CellId): Point {
  const centre = centres.get(cell);
  if (centre === undefined) throw new Error(`There is no cell ${cell} on the board.`);
  return centre;
}

/**
 * From the top, each from left to right. The order in which the board is read, drawn and loaded, the same for
 * everybody.
 */
export const rows: readonly (readonly CellId[])[] = [-3, -2, -1, 0, 1, 2, 3].map(row =>
  cells.filter(cell => axialOf(cell).r === row).sort((one, other) => centreOf(one).x - centreOf(other).x),
);

/** The corners of a hex of that share of the full size, clockwise from the top. */
export const cornersOf = (share: number): readonly Point[] =>
  [0, 1, 2, 3, 4, 5].map(sixth => {
    const angle = (sixth * Math.PI) / 3;
    return { x: hexRadius * share * Math.sin(angle), y: -hexRadius * share * Math.cos(angle) };
  });

const rounded = (value: number): number => Math.round(value * 100) / 100;
export const hexPath = (share: number, about: Point = { x: 0, y: 0 }): string =>
  `M${cornersOf(share)
    .map(({ x, y }) => `${rounded(about.x + x)} ${rounded(about.y + y)}`)
    .join('L')}Z`;

/** Brackets round the corners, each arm that share of a side. */
export function bracketsPath(share: number, arm: number): string {
  const corners = cornersOf(share);
  const towards = (from: Point, to: Point | undefined) =>
    `${rounded(from.x + ((to?.x ?? 0) - from.x) * arm)} ${rounded(from.y + ((to?.y ?? 0) - from.y) * arm)}`;
  return corners
    .map((corner, n) => {
      const [before, after] = [corners.at(n - 1), corners[(n + 1) % 6]];
      return `M${towards(corner, before)}L${rounded(corner.x)} ${rounded(corner.y)}L${towards(corner, after)}`;
    })
    .join('');
}

/** The cell whose hex holds the point. Bounding boxes of hexes overlap and would give the wrong one. */
export function cellUnder({ x, y }: Point): CellId | undefined {
  const r = y / rowHeight;
  const q = x / 100 - r / 2;
  const s = -q - r;
  let [nearQ, nearR] = [Math.round(q), Math.round(r)];
  const nearS = Math.round(s);
  const [offQ, offR, offS] = [Math.abs(nearQ - q), Math.abs(nearR - r), Math.abs(nearS - s)];
  // The three must add up to zero: the one rounded most is computed from the others.
  if (offQ > offR && offQ > offS) nearQ = -nearR - nearS;
  else if (offR > offS) nearR = -nearQ - nearS;
  const cell = `${nearQ + 0},${nearR + 0}`;
  return cellOf(cell) === undefined ? undefined : cell;
}

export const ways = ['left', 'right', 'up', 'down'] as const;
export type StepDirection = (typeof ways)[number];

const steps: Readonly<Record<StepDirection, readonly [{ q: number; r: number }, { q: number; r: number }]>> = {
  left: [
    { q: -1, r: 0 },
    { q: -1, r: 0 },
  ],
  right: [
    { q: 1, r: 0 },
    { q: 1, r: 0 },
  ],
  up: [
    { q: 0, r: -1 },
    { q: 1, r: -1 },
  ],
  down: [
    { q: -1, r: 1 },
    { q: 0, r: 1 },
  ],
};

/**
 * Up and down have two neighbours each. The left one comes first; the other on demand, or where there is no left one.
 */
export function neighbourTowards(cell: CellId, way: StepDirection, { other = false } = {}): CellId | undefined {
  const { q, r } = axialOf(cell);
  const order = other ? steps[way].toReversed() : steps[way];
  return order.map(step => `${q + step.q},${r + step.r}`).find(next => cellOf(next) !== undefined);
}

/** A shortest path over touching cells, with both ends. If no path joins them, just the two ends. */
export function wayBetween(from: CellId, to: CellId): readonly CellId[] {
  const end = cellOf(to);
  const gap = (cell: CellId) => (end === undefined ? undefined : distance(cellOf(cell) ?? -1, end));
  const way = [from];
  for (let at = from, left = gap(from) ?? 0; left > 0; left--) {
    const next = neighboursOf(at).find(cell => gap(cell) === left - 1);
    if (next === undefined) break;
    way.push(next);
    at = next;
  }
  return way.at(-1) === to ? way : [from, to];
}

const neighbours = new Map<CellId, readonly CellId[]>();

/** Cached for each cell: figures walk all the time, and the board never changes. */
function neighboursOf(cell: CellId): readonly CellId[] {
  const known = neighbours.get(cell);
  if (known !== undefined) return known;
  const found = neighboursFound(cell);
  neighbours.set(cell, found);
  return found;
}

function neighboursFound(cell: CellId): readonly CellId[] {
  const { q, r } = axialOf(cell);
  return Object.values(steps)
    .flat()
    .map(step => `${q + step.q},${r + step.r}`)
    .filter(next => {
      const place = cellOf(next);
      return place !== undefined && !isObstacle(place);
    });
}
