import { concept } from '../../concept.ts';
import { circle, ellipse, limb } from '../../path.ts';
import type { Group, Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

const toes = (x: number, y: number, turn: number, size: number): Node => ({
  nodes: [area('M0 0C-6 -12 -16 -24 -22 -30C-16 -36 -8 -26 -3 -16C-4 -28 -4 -38 0 -42C6 -38 5 -26 4 -16C10 -26 18 -34 24 -30C20 -22 8 -8 4 2Z', 'green', 0.2)],
  transform: { move: [x, y], turn, scale: size },
});

/** Leaping, from straight above, head up. */
export const frog: Group = concept(
  'frog',
  [
    area(
      limb(
        [
          [-34, 60],
          [-84, 74],
          [-92, 120],
          [-52, 150],
          [-58, 196],
        ],
        24,
        9,
      ),
      'green',
      -0.05,
    ),
    area(
      limb(
        [
          [34, 60],
          [86, 70],
          [98, 114],
          [60, 150],
          [72, 194],
        ],
        24,
        9,
      ),
      'green',
      -0.05,
    ),
    toes(-60, 196, 188, 1.25),
    toes(74, 194, 170, 1.25),
    area(
      limb(
        [
          [-44, -34],
          [-84, -50],
          [-96, -92],
          [-92, -118],
        ],
        16,
        8,
      ),
      'green',
      0.05,
    ),
    area(
      limb(
        [
          [44, -34],
          [86, -54],
          [96, -96],
          [90, -122],
        ],
        16,
        8,
      ),
      'green',
      0.05,
    ),
    toes(-92, -114, -10, 0.95),
    toes(90, -118, 8, 0.95),
    area('M0 -116C38 -114 62 -84 62 -48C66 -6 60 44 34 84C20 102 -20 102 -34 84C-60 44 -66 -6 -62 -48C-62 -84 -38 -114 0 -116Z', 'green', 0.14),
    area('M0 -104C10 -60 12 20 0 90C-12 20 -10 -60 0 -104Z', 'yellow', 0.1, { opacity: 0.55 }),
    area(ellipse(-32, -10, 11, 16) + ellipse(34, 16, 12, 17) + ellipse(-26, 44, 9, 13) + ellipse(28, -34, 7, 9) + ellipse(22, 64, 7, 8), 'leaf', -0.35),
    area(circle(-36, -82, 19) + circle(36, -82, 19), 'green', 0.3),
    area(circle(-37, -85, 13) + circle(37, -85, 13), 'yellow', 0.25),
    area(ellipse(-37, -86, 9, 4.6) + ellipse(37, -86, 9, 4.6), 'dark'),
    stroke('M-48 -62C-24 -44 24 -44 48 -62', 3, 'leaf', { tone: -0.4 }),
    area(circle(-7, -108, 2) + circle(7, -108, 2), 'dark'),
  ],
  { also: ['animal', 'giant'], rim: 1, shade: { to: [0.7, 0.7], depth: 0.3 } },
);
