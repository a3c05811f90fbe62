import { concept } from '../../concept.ts';
import type { Group, Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint, solid } from '../things/brush.ts';
import { eye, leg, tapered } from './body.ts';

export interface Dog extends Paint {
  readonly pose?: 'sit' | 'walk' | 'run' | 'beg' | 'sleep';
  readonly collar?: Paint['fill'];
  /** A dachshund is long and low: it only walks. */
  readonly breed?: 'terrier' | 'dachshund';
}

const head = (fill: Paint['fill'] & string, tone: number): Node[] => [
  area('M-16 14C-20 0 -16 -16 -2 -18C6 -19 11 -15 14 -9L32 -5C37 -3 37 5 32 8C24 12 16 14 10 16C4 22 -10 24 -16 14Z', fill, tone),
  area('M14 -9L32 -5C37 -3 37 5 32 8C26 10 20 9 16 6C12 2 12 -5 14 -9Z', fill, tone + 0.25),
  area('M30 -7C36 -8 38 -4 36 -1C33 0 30 -2 30 -7Z', 'dark'),
  stroke('M33 5C26 9 20 9 16 8', 1.4, 'dark', { tone: 0.1 }),
  area('M-6 -18C-16 -22 -24 -12 -24 2C-24 12 -18 16 -13 12C-9 6 -8 -6 -6 -18Z', fill, tone - 0.35),
  ...eye(9, -6, 2.3),
];

const collared = (colour: Paint['fill'] & string): Node => stroke('M-15 16C-8 24 2 24 8 18', 4.5, colour);

/** Stands, sits or lies on the origin, facing right. */
export function dog({ pose = 'sit', fill = 'wood', tone = 0.1, collar = 'accent', breed = 'terrier' }: Dog = {}): Group {
  const at = (x: number, y: number, turn = 0): Node => ({ nodes: [...head(fill, tone), collared(collar)], transform: { move: [x, y], turn } });
  const l = (by: Parameters<typeof leg>[0]['by'], from: number, tint = 0): Node[] => leg({ by, from, to: 4, foot: 'paw' }, fill, tone + tint);
  const dachshund: Node[] = [
    tapered(
      [
        [-66, -34],
        [-84, -44],
        [-92, -58],
      ],
      4,
      1.6,
      fill,
      tone,
    ),
    ...l(
      [
        [-50, -20],
        [-46, -6],
      ],
      8,
      -0.3,
    ),
    ...l(
      [
        [40, -20],
        [36, -6],
      ],
      7,
      -0.3,
    ),
    area('M-72 -28C-72 -42 -54 -44 -40 -42C-10 -40 10 -42 36 -48C54 -50 60 -34 54 -22C46 -10 10 -14 -20 -14C-44 -12 -70 -12 -72 -28Z', fill, tone),
    ...l(
      [
        [-58, -22],
        [-62, -6],
      ],
      10,
    ),
    ...l(
      [
        [46, -24],
        [50, -6],
      ],
      9,
    ),
    area('M38 -46C44 -60 50 -66 58 -68L66 -48C62 -40 54 -36 48 -34Z', fill, tone),
    at(62, -66, 2),
  ];
  const poses: Record<typeof pose, Node[]> = {
    sit: [
      tapered(
        [
          [-22, -6],
          [-38, -8],
          [-50, -22],
        ],
        5,
        2.4,
        fill,
        tone,
      ),
      ...l(
        [
          [16, -40],
          [18, -20],
          [20, -4],
        ],
        8,
        -0.3,
      ),
      area('M-24 0C-40 -4 -38 -30 -24 -46C-14 -58 -4 -64 2 -72L26 -62C30 -46 28 -30 24 -16C16 -4 8 0 4 0Z', fill, tone),
      area('M-16 -2C-26 -12 -18 -30 -4 -28C8 -26 10 -8 6 0H16C21 0 20 -6 14 -6Z', fill, tone + 0.2),
      ...l(
        [
          [22, -46],
          [27, -24],
          [28, -4],
        ],
        9,
        0.2,
      ),
      area('M10 -62C18 -58 24 -56 28 -58C30 -46 29 -38 27 -32C18 -38 10 -50 10 -62Z', fill, tone + 0.4),
      at(16, -78),
    ],
    walk: [
      tapered(
        [
          [-40, -46],
          [-52, -58],
          [-54, -74],
        ],
        4.5,
        2,
        fill,
        tone,
      ),
      ...l(
        [
          [-28, -34],
          [-24, -20],
          [-18, -4],
        ],
        9,
        -0.3,
      ),
      ...l(
        [
          [26, -34],
          [22, -18],
          [14, -4],
        ],
        8,
        -0.3,
      ),
      area('M-46 -42C-44 -54 -26 -56 -8 -54C10 -52 22 -60 34 -60C46 -54 44 -34 34 -28C24 -22 8 -26 -8 -24C-24 -22 -46 -26 -46 -42Z', fill, tone),
      ...l(
        [
          [-34, -38],
          [-42, -20],
          [-46, -4],
        ],
        11,
      ),
      ...l(
        [
          [32, -38],
          [38, -20],
          [44, -4],
        ],
        10,
      ),
      area('M18 -58C26 -70 34 -78 44 -80L52 -58C48 -48 42 -42 36 -40Z', fill, tone),
      at(46, -78),
    ],
    run: [
      tapered(
        [
          [-46, -50],
          [-64, -58],
          [-78, -54],
        ],
        4.5,
        2,
        fill,
        tone,
      ),
      ...l(
        [
          [-30, -38],
          [-50, -22],
          [-68, -18],
        ],
        9,
        -0.3,
      ),
      ...l(
        [
          [30, -36],
          [52, -26],
          [70, -24],
        ],
        8,
        -0.3,
      ),
      area('M-52 -46C-50 -58 -32 -60 -12 -54C6 -50 24 -60 38 -58C48 -52 46 -36 36 -30C22 -24 8 -34 -8 -32C-26 -28 -50 -30 -52 -46Z', fill, tone),
      ...l(
        [
          [-38, -42],
          [-54, -16],
          [-74, -6],
        ],
        11,
      ),
      ...l(
        [
          [34, -38],
          [56, -16],
          [76, -10],
        ],
        10,
      ),
      area('M22 -58C32 -66 40 -72 52 -72L56 -52C52 -44 46 -40 38 -38Z', fill, tone),
      at(56, -70, -6),
    ],
    beg: [
      tapered(
        [
          [-14, -6],
          [-32, -6],
          [-42, -18],
        ],
        5,
        2.4,
        fill,
        tone,
      ),
      area('M-16 0C-28 -8 -26 -34 -18 -56C-14 -70 -8 -78 -4 -86L20 -78C26 -58 22 -30 14 -12C12 -2 4 0 0 0Z', fill, tone),
      ...l(
        [
          [16, -68],
          [30, -58],
          [33, -44],
        ],
        7,
        -0.2,
      ),
      area('M-8 -2C-14 -16 -4 -28 6 -24C16 -20 14 -8 12 -4H24C29 -4 28 2 22 2H0Z', fill, tone + 0.12),
      ...l(
        [
          [12, -66],
          [26, -54],
          [27, -40],
        ],
        7.5,
      ),
      at(14, -92, -10),
    ],
    sleep: [
      tapered(
        [
          [-48, -8],
          [-66, -4],
          [-76, -8],
        ],
        4.5,
        2,
        fill,
        tone,
      ),
      area('M-56 -12C-56 -34 -28 -40 -4 -36C20 -34 40 -30 42 -12C42 0 30 1 0 1C-36 1 -54 1 -56 -12Z', fill, tone),
      stroke('M-26 -2C-38 -10 -36 -26 -22 -28', 1.8, fill, { tone: tone - 0.5, opacity: 0.8 }),
      area('M22 -4H66C72 -4 72 3 66 3H22Z', fill, tone + 0.12),
      {
        nodes: [...head(fill, tone), area('M3 -12H16V1H3Z', fill, tone), stroke('M5 -6C8 -3 11 -3 13 -6', 1.6, 'dark')],
        transform: { move: [46, -20], turn: 8 },
      },
    ],
  };
  return concept('dog', breed === 'dachshund' ? dachshund : poses[pose], { also: ['animal', 'pet'], ...solid });
}
