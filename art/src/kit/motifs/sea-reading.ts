import { concept } from '../../concept.ts';
import { limb } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

export const open: Group = concept(
  'book',
  [
    area('M-30 -16L0 -8L30 -16V14L0 22L-30 14Z', 'red', -0.1),
    area('M-27 -18L0 -10L27 -18V10L0 18L-27 10Z', 'paper', 0.2),
    stroke('M0 -10V18M-22 -10L-6 -6M-22 -3L-6 1M6 -6L22 -10M6 1L22 -3', 1.6, 'grey', { tone: -0.2 }),
  ],
  { also: ['thing'] },
);

export const weed = (x: number, y: number, h: number, fill: Token): Node =>
  concept(
    'seaweed',
    [
      area(
        limb(
          [
            [x, y],
            [x + 14, y - h * 0.3],
            [x - 12, y - h * 0.6],
            [x + 8, y - h],
          ],
          9,
          2,
        ) +
          limb(
            [
              [x + 18, y],
              [x + 8, y - h * 0.24],
              [x + 30, y - h * 0.5],
              [x + 20, y - h * 0.72],
            ],
            7,
            2,
          ),
        fill,
        -0.1,
      ),
    ],
    { also: ['plant'] },
  );
