import { expect, test } from 'vitest';
import {
  type Cell,
  cellAt,
  cells,
  centre,
  distance,
  districtCells,
  isObstacle,
  nameOf,
  openCells,
  openSpots,
  targetsOf,
  turned,
} from './board.ts';

/** Distance from the centre in a straight line: obstacles count as ordinary cells. */
function ringOf(cell: Cell): number {
  const [q = 0, r = 0] = nameOf(cell).split(',').map(Number);
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}
const ring = (n: number): readonly Cell[] => [...cells.keys()].filter(cell => ringOf(cell) === n);
const touch = (one: Cell, other: Cell) => distance(one, other) === 1;
const sorted = (list: readonly Cell[]) => list.toSorted((a, b) => a - b);

test('[SA-BOARD-1] a hexagon of side 4: 37 cells, of which 34 can be entered', () => {
  expect([0, 1, 2, 3].map(n => ring(n).length)).toEqual([1, 6, 12, 18]);
  expect(new Set(cells).size).toBe(37);
  expect(ring(0)).toEqual([centre]);
  expect(openCells).toHaveLength(34);
});

test('[SA-BOARD-1] ring 1 alternates 3 obstacles and 3 open spots', () => {
  // Once round the centre, each cell sharing a side with the one before.
  const round = ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'].map(cellAt);
  expect(sorted(round)).toEqual(ring(1));
  expect(round.map(isObstacle)).toEqual([true, false, true, false, true, false]);
  expect(sorted(openSpots)).toEqual(sorted(round.filter(cell => !isObstacle(cell))));
  expect([...cells.keys()].filter(isObstacle)).toHaveLength(3);
});

test.each([
  ['standard', false],
  ['alternative', true],
])('[SA-BOARD-2] the %s layout covers rings 2 and 3 with 6 trapezoids of 5 cells', (_name, mirrored) => {
  const districts = districtCells({ mirrored });
  expect(districts).toHaveLength(6);
  expect(sorted(districts.flat())).toEqual(sorted([...ring(2), ...ring(3)]));
  for (const district of districts) {
    const rim = district.slice(0, 3);
    const inner = district.slice(3);
    expect([...rim, ...inner].map(ringOf)).toEqual([3, 3, 3, 2, 2]);
    // Two along the rim, one inside it, and four between the rows.
    const sides = district.flatMap((one, n) => district.slice(n + 1).filter(other => touch(one, other)));
    expect(sides).toHaveLength(7);
    expect(touch(rim[0]!, rim[1]!) && touch(rim[1]!, rim[2]!) && touch(inner[0]!, inner[1]!)).toBe(true);
    expect(inner.map(cell => rim.filter(each => touch(cell, each)).length)).toEqual([2, 2]);
  }
});

test('[SA-BOARD-2] the alternative layout is the mirror image of the standard one', () => {
  const mirror = (cell: Cell): Cell => {
    const [q, r] = nameOf(cell).split(',');
    return cellAt(`${r},${q}`);
  };
  const shapes = (mirrored: boolean, image: (cell: Cell) => Cell) =>
    districtCells({ mirrored })
      .map(district => sorted(district.map(image)).join())
      .toSorted();
  expect(shapes(true, cell => cell)).toEqual(shapes(false, mirror));
  expect(shapes(true, cell => cell)).not.toEqual(shapes(false, cell => cell));
});

test.each([
  ['0,0', '0,1', 1],
  ['0,0', '0,2', 2],
  ['0,0', '0,3', 3],
  ['0,0', '0,0', 0],
  // Straight through the obstacle 1,0 it would be 2.
  ['0,0', '2,0', 3],
  // The obstacle 1,0 is beside both, but they touch each other.
  ['2,0', '2,-1', 1],
  // Neighbours of the obstacle -1,1 on opposite sides.
  ['0,1', '-2,1', 3],
  ['-1,0', '0,1', 2],
  ['3,0', '-3,0', 7],
] as const)('[SA-BOARD-4] from %s to %s it is %i', (from, to, steps) => {
  expect(distance(cellAt(from), cellAt(to))).toBe(steps);
  expect(distance(cellAt(to), cellAt(from))).toBe(steps);
});

test('[SA-BOARD-4] cells touch when they share a side, and obstacles touch nothing', () => {
  for (const one of cells.keys()) {
    for (const other of cells.keys()) {
      const [q1 = 0, r1 = 0] = nameOf(one).split(',').map(Number);
      const [q2 = 0, r2 = 0] = nameOf(other).split(',').map(Number);
      const apart = Math.max(Math.abs(q1 - q2), Math.abs(r1 - r2), Math.abs(q1 + r1 - q2 - r2));
      const open = !isObstacle(one) && !isObstacle(other);
      expect(touch(one, other)).toBe(open && apart === 1);
      if (open) expect(distance(one, other)).toBeGreaterThanOrEqual(apart);
      else expect(distance(one, other)).toBeUndefined();
    }
  }
});

test('[SA-MOVE-1] a move leads exactly as far as there are cards, and there is always another cell to mistake', () => {
  for (const from of openCells) {
    for (const cards of [1, 2]) {
      const targets = targetsOf(from, cards);
      expect(targets.every(to => distance(from, to) === cards)).toBe(true);
      expect(targets).toHaveLength(openCells.filter(to => distance(from, to) === cards).length);
      expect(targets.length).toBeGreaterThan(1);
    }
  }
});

test('[SA-SETUP-2] a third of a turn leaves the board as it is, and three of them every cell', () => {
  expect(sorted(openCells.map(cell => turned(cell, 1)))).toEqual(openCells);
  for (const one of openCells) {
    expect(turned(one, 3)).toBe(one);
    expect(turned(turned(one, 1), 1)).toBe(turned(one, 2));
    for (const other of openCells) expect(distance(turned(one, 1), turned(other, 1))).toBe(distance(one, other));
  }
  expect(turned(cellAt('2,0'), 1)).not.toBe(cellAt('2,0'));
});
