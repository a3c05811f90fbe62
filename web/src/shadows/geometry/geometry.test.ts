import { cellAt, cells, distance, isObstacle } from '@lamplight/shadows/public';
import { describe, expect, test } from 'vitest';
import {
  cellUnder,
  centreOf,
  cornersOf,
  hexPath,
  hexRadius,
  neighbourTowards,
  rows,
  wayBetween,
  ways,
} from './geometry.ts';

describe('the drawing of the board', () => {
  test('neighbours are one hex apart, and no two cells share a place', () => {
    expect(Math.hypot(centreOf('0,1').x, centreOf('0,1').y)).toBeCloseTo(100);
    expect(Math.hypot(centreOf('1,-1').x, centreOf('1,-1').y)).toBeCloseTo(100);
    const places = new Set(cells.map(cell => `${centreOf(cell).x.toFixed(2)} ${centreOf(cell).y.toFixed(2)}`));
    expect(places.size).toBe(37);
  });

  test('it is read in seven rows from the top, each from left to right', () => {
    expect(rows.map(row => row.length)).toEqual([4, 5, 6, 7, 6, 5, 4]);
    expect(rows[3]).toEqual(['-3,0', '-2,0', '-1,0', '0,0', '1,0', '2,0', '3,0']);
  });

  test('a hex stands on a corner', () => {
    expect(cornersOf(1)[0]).toEqual({ x: 0, y: -hexRadius });
    expect(hexPath(1)).toBe('M0 -57.74L50 -28.87L50 28.87L0 57.74L-50 28.87L-50 -28.87Z');
  });
});

describe('[UX-27] a finger and an arrow find the right cell', () => {
  test('the middle of every cell is that cell', () => {
    for (const cell of cells) expect(cellUnder(centreOf(cell))).toBe(cell);
  });

  test('what lies in the box of one hex and inside another belongs to the other', () => {
    const { x, y } = centreOf('0,0');
    // Within the box of 0,0 (50 across, 57.7 up), yet beyond its slanting side.
    expect(cellUnder({ x: x + 45, y: y - 48 })).toBe('1,-1');
    expect(cellUnder({ x: x - 45, y: y + 48 })).toBe('-1,1');
  });

  test('nothing is there beyond the rim', () => {
    expect(cellUnder({ x: 360, y: 0 })).toBeUndefined();
    expect(cellUnder({ x: 0, y: -400 })).toBeUndefined();
  });

  test('left and right stay in the row; up and down have two neighbours, the left one first', () => {
    expect(neighbourTowards('0,0', 'left')).toBe('-1,0');
    expect(neighbourTowards('0,0', 'right')).toBe('1,0');
    expect(neighbourTowards('0,0', 'up')).toBe('0,-1');
    expect(neighbourTowards('0,0', 'up', { other: true })).toBe('1,-1');
    expect(neighbourTowards('0,0', 'down')).toBe('-1,1');
    expect(neighbourTowards('0,0', 'down', { other: true })).toBe('0,1');
  });

  test('at the rim the one neighbour there is serves for both', () => {
    expect(neighbourTowards('-3,0', 'up')).toBe('-2,-1');
    expect(neighbourTowards('-3,0', 'left')).toBeUndefined();
    expect(neighbourTowards('0,-3', 'up')).toBeUndefined();
  });

  test('every cell is reached from the centre by arrows', () => {
    const found = new Set(['0,0']);
    for (const cell of found) {
      for (const way of ways) {
        for (const other of [false, true]) {
          const next = neighbourTowards(cell, way, { other });
          if (next !== undefined) found.add(next);
        }
      }
    }
    expect(found.size).toBe(37);
  });
});

describe('[SA-BOARD-4] a figure walks over touching cells', () => {
  test('between all open cells, by a shortest way that never steps into a canal', () => {
    const open = cells.filter(cell => !isObstacle(cellAt(cell)));
    for (const from of open) {
      for (const to of open) {
        const way = wayBetween(from, to);
        expect(way[0]).toBe(from);
        expect(way.at(-1)).toBe(to);
        expect(way.length - 1).toBe(distance(cellAt(from), cellAt(to)));
        expect(way.some(cell => isObstacle(cellAt(cell)))).toBe(false);
      }
    }
  });

  test('to a cell that no way leads to it is one step', () => {
    expect(wayBetween('0,0', '1,0')).toEqual(['0,0', '1,0']);
  });
});
