/** The board: 37 cells, which of them touch, and how far apart they are [SA-BOARD-1, SA-BOARD-4]. */

/** Axial coordinates `q,r`; the centre is `0,0`. */
export type CellId = string;
/** A cell's index in `cells`, which states use for cells. */
export type Cell = number;

type Axial = { readonly q: number; readonly r: number };

const radius = 3;
const within = ({ q, r }: Axial): boolean => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= radius;
const span = Array.from({ length: 2 * radius + 1 }, (_, n) => n - radius);
const axials: readonly Axial[] = span.flatMap(q => span.map(r => ({ q, r }))).filter(within);

/** The six directions to a neighbour, each a sixth of a turn from the one before. */
const directions: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

const idOf = ({ q, r }: Axial): CellId => `${q},${r}`;
export const cells: readonly CellId[] = axials.map(idOf);
const places: ReadonlyMap<CellId, Cell> = new Map(cells.map((id, cell) => [id, cell]));

export const cellOf = (id: CellId): Cell | undefined => places.get(id);
export function cellAt(id: CellId): Cell {
  const cell = places.get(id);
  if (cell === undefined) throw new Error(`There is no cell ${id} on the board.`);
  return cell;
}
export const nameOf = (cell: Cell): CellId => cells[cell] ?? '';

export const centre = cellAt('0,0');
const obstacles: readonly boolean[] = cells.map(id => ['1,0', '-1,1', '0,-1'].includes(id));
export const isObstacle = (cell: Cell): boolean => obstacles[cell] === true;
export const openSpots: readonly Cell[] = ['0,1', '-1,0', '1,-1'].map(cellAt);
/** The cells a team can stand on: 34, including the centre. */
export const openCells: readonly Cell[] = cells.map((_, cell) => cell).filter(cell => !isObstacle(cell));

const touching: readonly (readonly Cell[])[] = axials.map(({ q, r }, cell) =>
  isObstacle(cell)
    ? []
    : directions
        .map(way => places.get(idOf({ q: q + way.q, r: r + way.r })))
        .filter(next => next !== undefined)
        .filter(next => !isObstacle(next)),
);

/** Steps over touching cells from every cell to every other; undefined if a cell cannot be reached. */
const distances: readonly (readonly (number | undefined)[])[] = cells.map((_, from) => {
  const found: (number | undefined)[] = cells.map(() => undefined);
  if (isObstacle(from)) return found;
  found[from] = 0;
  let edge: readonly Cell[] = [from];
  for (let steps = 1; edge.length > 0; steps++) {
    edge = [...new Set(edge.flatMap(cell => touching[cell] ?? []))].filter(cell => found[cell] === undefined);
    for (const cell of edge) found[cell] = steps;
  }
  return found;
});

export const distance = (from: Cell, to: Cell): number | undefined => distances[from]?.[to];

const reach: readonly (readonly (readonly Cell[])[])[] = cells.map((_, from) =>
  [0, 1, 2].map(steps => openCells.filter(to => distance(from, to) === steps)),
);
/** Where a team that holds this many cards may go: exactly that far [SA-MOVE-1]. */
export const targetsOf = (from: Cell, cards: number): readonly Cell[] => reach[from]?.[cards] ?? [];

/** The board is the same after a third of a turn, obstacles included. */
export function turned(cell: Cell, thirds: number): Cell {
  let { q, r } = axials[cell] ?? { q: 0, r: 0 };
  for (let n = 0; n < thirds; n++) [q, r] = [-q - r, q];
  return cellAt(idOf({ q, r }));
}

/**
 * The five cells of the district in each of the six places: three on the rim, then the two inside it [SA-BOARD-2].
 * A district begins at a corner of the ring and runs along its side; the alternative layout runs the other way round.
 */
export function districtCells({ mirrored }: { readonly mirrored: boolean }): readonly (readonly Cell[])[] {
  return directions.map((corner, n) => {
    const along = directions[(n + 2) % 6] as Axial;
    const from = mirrored ? 1 : 0;
    const row = (ring: number, length: number) =>
      Array.from({ length }, (_, step) =>
        cellAt(idOf({ q: corner.q * ring + along.q * (step + from), r: corner.r * ring + along.r * (step + from) })),
      );
    return [...row(3, 3), ...row(2, 2)];
  });
}
