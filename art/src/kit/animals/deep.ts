import { concept } from '../../concept.ts';
import { circle, limb } from '../../path.ts';
import type { Group, Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint, solid } from '../things/brush.ts';
import { eye } from './body.ts';

/** Its head above the origin, eight arms curling below and beside. */
export function octopus({ fill = 'accent', tone = -0.05 }: Paint = {}): Group {
  const arms: [number, number][][] = [
    [
      [-24, -8],
      [-66, -2],
      [-92, -28],
      [-84, -54],
      [-68, -46],
    ],
    [
      [24, -8],
      [66, -2],
      [94, -26],
      [88, -54],
      [72, -48],
    ],
    [
      [-22, 0],
      [-58, 24],
      [-88, 26],
      [-104, 6],
      [-94, -4],
    ],
    [
      [22, 0],
      [58, 26],
      [90, 24],
      [102, 2],
      [92, -6],
    ],
    [
      [-14, 6],
      [-36, 40],
      [-62, 62],
      [-82, 56],
      [-78, 44],
    ],
    [
      [14, 6],
      [34, 42],
      [62, 62],
      [80, 52],
      [74, 42],
    ],
    [
      [-5, 8],
      [-14, 48],
      [-30, 78],
      [-48, 78],
      [-44, 66],
    ],
    [
      [6, 8],
      [12, 50],
      [30, 80],
      [48, 76],
      [44, 64],
    ],
  ];
  return concept(
    'octopus',
    [
      ...arms.map((by, i): Node => area(limb(by, 10, 2.6), fill, tone - (i < 4 ? 0.35 : 0.12))),
      ...arms.slice(4).flatMap(by => by.slice(1, 4).map(([x, y]): Node => area(circle(x, y, 2.6), fill, tone + 0.5))),
      area(
        'M0 -104C34 -104 48 -76 44 -50C42 -36 34 -28 32 -14C30 6 16 14 0 14C-16 14 -30 6 -32 -14C-34 -28 -42 -36 -44 -50C-48 -76 -34 -104 0 -104Z',
        fill,
        tone,
      ),
      area(`${circle(-15, -26, 9)}${circle(15, -26, 9)}`, 'paper', 0),
      area('M-22 -27C-18 -31 -12 -31 -8 -27C-12 -23 -18 -23 -22 -27ZM8 -27C12 -31 18 -31 22 -27C18 -23 12 -23 8 -27Z', 'dark'),
      area(`${circle(-18, -72, 5)}${circle(-6, -82, 3.5)}${circle(20, -66, 4)}${circle(4, -60, 2.6)}`, fill, tone - 0.3),
      stroke('M-32 -62C-32 -78 -24 -90 -12 -95', 4, fill, { tone: tone + 0.7, opacity: 0.7 }),
      stroke('M-7 -6C-3 -3 3 -3 7 -6', 2, 'dark'),
    ],
    { also: ['animal', 'sea', 'tentacle'], ...solid },
  );
}

export function eel({ fill = 'green', tone = -0.4 }: Paint = {}): Group {
  return concept(
    'eel',
    [
      area(
        limb(
          [
            [62, -16],
            [30, -22],
            [4, 6],
            [-26, 20],
            [-52, -4],
            [-84, -6],
            [-104, 12],
          ],
          12,
          2.5,
        ),
        fill,
        tone,
      ),
      stroke('M50 -30C24 -34 6 -14 -10 0M-26 6C-44 4 -52 -18 -78 -18', 3.4, fill, { tone: tone + 0.5, opacity: 0.7 }),
      area('M56 -28C72 -30 88 -22 90 -14L72 -12L88 -8C80 0 62 0 54 -6Z', fill, tone),
      ...eye(74, -20, 2.4),
    ],
    { also: ['animal', 'fish', 'water'], ...solid },
  );
}
