import { concept } from '../../concept.ts';
import { circle, line } from '../../path.ts';
import type { Group, Point, Token } from '../../scene.ts';
import { fill, halo, sized } from '../city/draw.ts';
import { stroke } from '../stroke.ts';
import { sparkle } from './stars.ts';

interface Figure {
  readonly stars: readonly Point[];
  /** Pairs of stars that a line joins. */
  readonly lines: readonly (readonly number[])[];
}

/** Drawn in a box of about 200 × 160 round the middle. */
const figures = {
  cat: {
    stars: [
      [-92, -10],
      [-80, -50],
      [-62, -28],
      [-44, -28],
      [-28, -52],
      [-20, -8],
      [-56, 14],
      [24, -22],
      [66, -6],
      [72, 40],
      [58, 66],
      [36, 22],
      [-18, 26],
      [-30, 66],
      [98, -38],
      [84, -68],
    ],
    lines: [
      [0, 1, 2, 3, 4, 5, 6, 0],
      [5, 7, 8, 9, 10],
      [9, 11, 12, 6],
      [12, 13],
      [8, 14, 15],
    ],
  },
  fish: {
    stars: [
      [-96, 0],
      [-50, -40],
      [6, -44],
      [52, -8],
      [96, -46],
      [84, 2],
      [98, 44],
      [52, 10],
      [6, 40],
      [-50, 36],
      [-62, -8],
    ],
    lines: [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0], [10]],
  },
  ship: {
    stars: [
      [-90, 30],
      [88, 24],
      [60, 64],
      [-58, 66],
      [-4, 28],
      [-10, -72],
      [-62, 4],
      [58, 2],
    ],
    lines: [
      [0, 4, 1, 2, 3, 0],
      [4, 5, 6, 4],
      [5, 7, 4],
    ],
  },
  key: {
    stars: [
      [-90, 0],
      [-74, -30],
      [-42, -32],
      [-26, -2],
      [-44, 30],
      [-76, 28],
      [30, 2],
      [88, 4],
      [90, 36],
      [60, 4],
      [62, 28],
    ],
    lines: [
      [0, 1, 2, 3, 4, 5, 0],
      [3, 6, 9, 7, 8],
      [9, 10],
    ],
  },
  heart: {
    stars: [
      [0, -24],
      [28, -58],
      [66, -54],
      [82, -18],
      [54, 30],
      [2, 74],
      [-52, 30],
      [-84, -14],
      [-66, -54],
      [-30, -58],
    ],
    lines: [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0]],
  },
  bicycle: {
    stars: [
      [-56, 34],
      [56, 34],
      [-12, 34],
      [-26, -18],
      [34, -24],
      [30, -50],
      [50, -54],
      [-36, -30],
      [-12, -34],
      [-94, 34],
      [-56, -2],
      [-56, 70],
      [94, 34],
      [56, -2],
      [56, 70],
      [-18, 34],
      [18, 34],
    ],
    lines: [
      [0, 2, 3, 0],
      [2, 4, 3],
      [7, 3, 8],
      [1, 4, 5, 6],
      [9, 10, 15, 11, 9],
      [12, 13, 16, 14, 12],
    ],
  },
  woman: {
    stars: [
      [0, -80],
      [16, -64],
      [0, -48],
      [-16, -64],
      [0, -36],
      [-44, -12],
      [-70, -40],
      [40, -4],
      [60, 28],
      [-8, 6],
      [12, 6],
      [-46, 62],
      [44, 64],
    ],
    lines: [
      [0, 1, 2, 3, 0],
      [2, 4, 5, 6],
      [4, 7, 8],
      [4, 9, 11, 12, 10, 4],
    ],
  },
  bird: {
    stars: [
      [-90, -36],
      [-46, -28],
      [-8, 2],
      [26, -52],
      [72, -70],
      [36, 4],
      [84, 40],
      [62, 56],
      [-4, 32],
      [-62, -12],
    ],
    lines: [
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0],
      [2, 5],
    ],
  },
} as const satisfies Record<string, Figure>;

export type ConstellationFigure = keyof typeof figures;
export const constellationFigures = Object.keys(figures) as ConstellationFigure[];

export interface ConstellationOptions {
  readonly figure?: ConstellationFigure;
  readonly width?: number;
  readonly token?: Token;
}

/** Round its own middle. */
export function constellation({ figure = 'cat', width = 200, token = 'paper' }: ConstellationOptions = {}): Group {
  const { stars, lines }: Figure = figures[figure];
  const joined = lines.map(way => line(...way.map((i): Point => stars[i] ?? [0, 0])));
  const bright = stars.filter((_, i) => i % 3 === 0);
  return sized(
    concept(
      'constellation',
      [
        concept(figure, [
          stroke(joined.join(''), 1.3, token, { opacity: 0.55 }),
          ...bright.map(([x, y]) => halo(x, y, 13, 0.5)),
          fill(token, stars.map(([x, y], i) => (i % 3 === 0 ? sparkle(x, y, 8) : circle(x, y, 2.4))).join('')),
        ]),
      ],
      { also: ['star', 'night'] },
    ),
    width / 200,
  );
}
