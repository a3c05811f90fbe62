import { concept } from '../../concept.ts';
import { circle } from '../../path.ts';
import type { Group, Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint, solid } from '../things/brush.ts';
import { eye, leg } from './body.ts';

export interface Bear extends Paint {
  readonly pose?: 'walk' | 'upright';
}

export function bear({ pose = 'walk', fill = 'hairBrown', tone = 0.1 }: Bear = {}): Group {
  const head: Node[] = [
    area(`${circle(-14, -22, 9)}${circle(8, -24, 9)}`, fill, tone - 0.15),
    area('M-26 6C-28 -18 -8 -28 8 -24C22 -20 28 -10 42 -4C48 0 48 10 42 14C32 18 22 16 14 20C-2 28 -24 24 -26 6Z', fill, tone),
    area('M22 -8C32 -8 46 -2 46 6C46 14 36 16 26 15C18 12 16 -2 22 -8Z', fill, tone + 0.3),
    area('M38 -6C46 -7 49 -1 46 4C41 4 37 0 38 -6Z', 'dark'),
    stroke('M42 12C36 13 32 12 28 10', 1.8, 'dark'),
    ...eye(14, -8, 2.6),
  ];
  const l = (by: Parameters<typeof leg>[0]['by'], from: number, tint: number): Node[] => leg({ by, from, to: 9, foot: 'paw' }, fill, tone + tint);
  const walk: Node[] = [
    ...l(
      [
        [-40, -46],
        [-34, -28],
        [-32, -10],
      ],
      16,
      -0.3,
    ),
    ...l(
      [
        [40, -46],
        [34, -28],
        [30, -10],
      ],
      15,
      -0.3,
    ),
    area('M-74 -56C-76 -90 -40 -102 -8 -96C10 -92 24 -104 44 -100C66 -92 70 -54 52 -40C26 -28 -30 -28 -52 -34C-68 -38 -74 -46 -74 -56Z', fill, tone),
    ...l(
      [
        [-54, -48],
        [-60, -28],
        [-58, -10],
      ],
      20,
      0,
    ),
    ...l(
      [
        [50, -50],
        [54, -28],
        [56, -10],
      ],
      18,
      0,
    ),
    { nodes: head, transform: { move: [72, -78] } },
  ];
  const upright: Node[] = [
    area('M-34 -4C-40 2 -32 6 -6 4L-4 -12ZM34 -4C42 2 36 6 6 4L4 -12Z', fill, tone - 0.2),
    ...l(
      [
        [-30, -112],
        [-56, -100],
        [-64, -76],
      ],
      13,
      -0.25,
    ),
    area('M-36 0C-56 -30 -50 -100 -24 -126H26C50 -100 54 -30 36 0C16 6 -16 6 -36 0Z', fill, tone),
    area('M-18 -10C-30 -40 -22 -84 2 -98C26 -84 32 -40 20 -10Z', fill, tone + 0.3),
    ...l(
      [
        [30, -112],
        [58, -104],
        [70, -84],
      ],
      14,
      0.05,
    ),
    { nodes: head, transform: { move: [0, -144] } },
  ];
  return concept('bear', pose === 'walk' ? walk : upright, { also: ['animal', 'forest', 'strength'], ...solid });
}
