import type { Point, Transform } from '../scene.ts';

/** [a b c d e f] as in SVG: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

export function times(m: Matrix, k: Matrix): Matrix {
  return [
    m[0] * k[0] + m[2] * k[1],
    m[1] * k[0] + m[3] * k[1],
    m[0] * k[2] + m[2] * k[3],
    m[1] * k[2] + m[3] * k[3],
    m[0] * k[4] + m[2] * k[5] + m[4],
    m[1] * k[4] + m[3] * k[5] + m[5],
  ];
}

export function matrixOf({ flip, turn = 0, scale = 1, move = [0, 0] }: Transform): Matrix {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const mirror = flip === true ? -1 : 1;
  return [sx * cos * mirror, sy * sin * mirror, -sx * sin, sy * cos, move[0], move[1]];
}

export const applied = (m: Matrix, [x, y]: Point): Point => [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];

/** Undoes turning, flipping and scaling of a direction, not the move. */
export function unturned(m: Matrix, [x, y]: Point): Point {
  const det = m[0] * m[3] - m[1] * m[2] || 1;
  return [(m[3] * x - m[2] * y) / det, (m[0] * y - m[1] * x) / det];
}

export const sizeOf = (m: Matrix): number => Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2]));
