import { concept } from '../../concept.ts';
import { circle, ellipse, limb } from '../../path.ts';
import type { Group, Node } from '../../scene.ts';
import { area } from '../things/brush.ts';

/** Held by its ears at the origin. */
export const rabbit: Group = concept(
  'rabbit',
  [
    area('M-7 -2C-14 16 -13 30 -8 40L2 38C4 24 2 10 -1 -2ZM3 -2C10 12 14 26 12 40L2 38C0 24 0 10 -1 -2Z', 'white', 0.35),
    area('M-6 6C-9 18 -9 28 -6 36L-2 36C-1 26 -2 14 -4 6Z', 'pink', 0),
    area('M-20 78C-30 104 -26 132 -8 140C10 144 24 130 24 106C24 92 20 82 14 74Z', 'white', 0.3),
    area('M-18 52C-18 38 -6 32 4 33C18 34 24 46 22 58C20 70 8 78 -2 77C-12 76 -18 66 -18 52Z', 'white', 0.45),
    area(circle(-6, 54, 3.4) + circle(12, 54, 3.4), 'dark'),
    area('M-1 60H7L3 65Z', 'pink', -0.1),
    area(
      limb(
        [
          [-16, 84],
          [-28, 92],
          [-32, 104],
        ],
        7,
        5,
      ) +
        limb(
          [
            [18, 82],
            [32, 88],
            [38, 98],
          ],
          7,
          5,
        ),
      'white',
      0.4,
    ),
    area(
      limb(
        [
          [-12, 134],
          [-20, 148],
          [-16, 162],
        ],
        9,
        6,
      ) +
        limb(
          [
            [10, 136],
            [16, 150],
            [22, 160],
          ],
          9,
          6,
        ),
      'white',
      0.25,
    ),
  ],
  { also: ['animal', 'magic'], rim: 0.8, shade: { to: [0.5, 1], depth: 0.3 } },
);

export const hat = (tone: number): Node[] => [
  area('M-40 -66C-20 -60 20 -60 40 -66L34 0H-34Z', 'dark', tone),
  area('M-39 -16C-20 -10 20 -10 37 -16L34 0H-34Z', 'red'),
  area('M-64 -70C-40 -60 40 -60 64 -70C60 -52 30 -50 0 -50C-30 -50 -60 -52 -64 -70Z', 'dark', tone + 0.15),
  area(ellipse(0, -67, 40, 7), 'dark', -0.2),
];
