import { concept } from '../../concept.ts';
import { circle } from '../../path.ts';
import type { Group, Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint, solid } from '../things/brush.ts';
import { eye, tapered } from './body.ts';

/** Hangs from the origin by one arm, or sits. */
export function monkey({ pose = 'hang', fill = 'hairBrown', tone = 0.15 }: Paint & { readonly pose?: 'hang' | 'sit' } = {}): Group {
  const head: Node[] = [
    area(`${circle(-22, 0, 9)}${circle(22, 0, 9)}`, 'skin2', -0.1),
    area(circle(0, -2, 23), fill, tone),
    area('M0 -8C-6 -18 -20 -14 -17 -2C-20 10 -10 18 0 18C10 18 20 10 17 -2C20 -14 6 -18 0 -8Z', 'skin2', 0.05),
    ...eye(-7, -4, 2.4),
    ...eye(7, -4, 2.4),
    stroke('M-8 9C-3 13 3 13 8 9M-2 4H2', 1.8, 'dark'),
  ];
  const hang: Node[] = [
    area('M-6 0C-2 -6 8 -6 10 0C14 30 6 50 -2 66L-14 60C-8 40 -8 20 -6 0Z', fill, tone),
    tapered(
      [
        [-22, 124],
        [-50, 124],
        [-56, 96],
        [-42, 90],
      ],
      4.5,
      2.6,
      fill,
      tone - 0.15,
    ),
    area('M-30 64C-14 50 12 54 16 72C22 100 12 126 -4 130C-26 130 -36 84 -30 64Z', fill, tone),
    area('M-14 78C-4 74 6 80 6 94C6 112 0 122 -8 122C-18 116 -20 88 -14 78Z', 'skin2', 0.05),
    tapered(
      [
        [12, 74],
        [36, 84],
        [48, 66],
      ],
      7,
      5,
      fill,
      tone - 0.1,
    ),
    tapered(
      [
        [4, 122],
        [24, 134],
        [22, 156],
      ],
      8,
      5,
      fill,
      tone,
    ),
    tapered(
      [
        [-18, 122],
        [-18, 146],
        [-34, 158],
      ],
      8,
      5,
      fill,
      tone - 0.2,
    ),
    area(`${circle(49, 63, 6)}${circle(22, 160, 6)}${circle(-37, 160, 6)}${circle(2, -2, 6)}`, 'skin2', -0.05),
    { nodes: head, transform: { move: [-16, 50] } },
  ];
  const sit: Node[] = [
    tapered(
      [
        [-20, -6],
        [-50, -4],
        [-60, -32],
        [-46, -42],
      ],
      5,
      3,
      fill,
      tone - 0.15,
    ),
    area('M-26 0C-36 -30 -26 -62 0 -66C26 -62 36 -30 26 0Z', fill, tone),
    area('M-12 -10C-18 -32 -12 -50 0 -52C12 -50 18 -32 12 -10Z', 'skin2', 0.05),
    tapered(
      [
        [-20, -52],
        [-36, -34],
        [-20, -18],
      ],
      8,
      6,
      fill,
      tone - 0.1,
    ),
    tapered(
      [
        [20, -52],
        [36, -34],
        [20, -18],
      ],
      8,
      6,
      fill,
      tone - 0.1,
    ),
    area('M-34 0C-36 -10 -10 -10 -6 0ZM34 0C36 -10 10 -10 6 0Z', 'skin2', -0.05),
    { nodes: head, transform: { move: [0, -82] } },
  ];
  return concept('monkey', pose === 'hang' ? hang : sit, { also: ['animal', 'mischief', 'zoo'], ...solid });
}
