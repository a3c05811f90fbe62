import { concept } from '../../concept.ts';
import type { Group, Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint, solid } from '../things/brush.ts';
import { eye, leg, tapered } from './body.ts';

export interface Cat extends Paint {
  readonly pose?: 'sit' | 'walk' | 'curl' | 'stretch' | 'look up';
  readonly eyes?: 'light' | 'green' | 'yellow' | 'accent';
}

const head = (fill: Paint['fill'] & string, tone: number, eyes: Cat['eyes'] & string): Node[] => [
  area('M-17 2C-19 -8 -17 -18 -16 -28L-6 -19C-2 -20 4 -20 8 -19L17 -27C19 -18 20 -9 19 0C18 12 8 17 1 17C-8 17 -16 12 -17 2Z', fill, tone),
  area('M-13 -22L-7 -17L-12 -12ZM14 -21L10 -16L14 -11Z', 'pink', -0.45),
  area('M-10 0C-8 -5 -3 -5 -1 1C-4 3 -8 3 -10 0ZM4 1C6 -5 11 -5 13 0C11 3 7 3 4 1Z', eyes, 0.1),
  area('M-6.400 -3h2.200v5h-2.200ZM8 -3h2.200v5h-2.200Z', 'dark'),
  area('M-1 6H4L1.500 9Z', 'pink', -0.1),
  stroke('M-8 8L-24 6M-8 10L-22 13M11 8L27 6M11 10L25 13', 0.9, 'paper', { opacity: 0.7 }),
];

/** Stands, sits or lies on the origin, facing right. */
export function cat({ pose = 'sit', fill = 'mass', tone = -0.7, eyes = 'light' }: Cat = {}): Group {
  const at = (x: number, y: number, turn = 0, scale = 1): Node => ({ nodes: head(fill, tone, eyes), transform: { move: [x, y], turn, scale } });
  const chest = area('M18 -44C28 -42 30 -34 29 -24C24 -26 18 -34 18 -44Z', fill, tone + 0.3);
  const sitting: Node[] = [
    tapered(
      [
        [-20, -6],
        [-44, -3],
        [-58, -12],
        [-56, -28],
        [-47, -33],
      ],
      6,
      3.4,
      fill,
      tone,
    ),
    area('M-26 0C-42 -6 -40 -30 -26 -44C-14 -56 0 -60 8 -64L28 -52C32 -38 30 -20 30 -7C36 -6 37 0 34 0Z', fill, tone),
    stroke('M8 -2C4 -12 -4 -22 -16 -20C-24 -18 -26 -8 -22 -2', 2, fill, { tone: tone + 0.6, opacity: 0.8 }),
    stroke('M20 -2C21 -14 20 -24 18 -32', 1.6, fill, { tone: tone - 0.6, opacity: 0.8 }),
  ];
  const walking: Node[] = [
    tapered(
      [
        [-38, -38],
        [-58, -50],
        [-62, -72],
        [-52, -84],
        [-46, -76],
      ],
      5,
      3,
      fill,
      tone,
    ),
    ...leg(
      {
        by: [
          [-26, -30],
          [-20, -16],
          [-14, -3],
        ],
        from: 9,
        to: 3.4,
        foot: 'paw',
      },
      fill,
      tone - 0.3,
    ),
    ...leg(
      {
        by: [
          [26, -30],
          [20, -16],
          [14, -3],
        ],
        from: 7,
        to: 3.4,
        foot: 'paw',
      },
      fill,
      tone - 0.3,
    ),
    area('M-44 -38C-42 -50 -24 -52 -6 -48C10 -45 24 -52 36 -50C46 -44 42 -26 32 -22C16 -16 -10 -16 -24 -20C-38 -22 -45 -30 -44 -38Z', fill, tone),
    ...leg(
      {
        by: [
          [-34, -32],
          [-38, -18],
          [-44, -3],
        ],
        from: 10,
        to: 3.6,
        foot: 'paw',
      },
      fill,
      tone,
    ),
    ...leg(
      {
        by: [
          [30, -32],
          [36, -18],
          [40, -3],
        ],
        from: 9,
        to: 3.6,
        foot: 'paw',
      },
      fill,
      tone,
    ),
    stroke('M-10 -46L-8 -36M2 -47L3 -36M14 -48L14 -38', 2, fill, { tone: tone + 0.35, opacity: 0.6 }),
  ];
  const curled: Node[] = [
    area('M-46 -10C-50 -34 -22 -48 6 -44C36 -40 50 -24 46 -8C44 2 30 3 0 3C-30 3 -44 2 -46 -10Z', fill, tone),
    stroke('M-22 -8C-32 -18 -22 -34 -2 -34', 2.4, fill, { tone: tone + 0.6, opacity: 0.8 }),
    tapered(
      [
        [-38, -4],
        [-14, 0],
        [10, -2],
        [20, -6],
      ],
      6,
      3.4,
      fill,
      tone + 0.42,
    ),
    area('M14 -14C12 -22 12 -30 11 -38L20 -32C24 -33 30 -33 33 -32L42 -39C43 -30 45 -22 44 -16C42 -5 34 -2 28 -2C20 -2 15 -6 14 -14Z', fill, tone + 0.3),
    stroke('M19 -18C21 -15 24 -15 26 -18M32 -18C34 -15 37 -15 39 -18', 1.6, eyes),
    area('M26.500 -12H31L29 -9.500Z', 'pink', -0.1),
  ];
  const stretching: Node[] = [
    tapered(
      [
        [-40, -50],
        [-52, -66],
        [-46, -84],
        [-34, -86],
      ],
      5,
      3,
      fill,
      tone,
    ),
    ...leg(
      {
        by: [
          [-28, -36],
          [-24, -20],
          [-26, -3],
        ],
        from: 10,
        to: 3.6,
        foot: 'paw',
      },
      fill,
      tone - 0.3,
    ),
    area('M-46 -46C-40 -60 -22 -58 -8 -44C6 -32 24 -30 36 -22C46 -16 42 -4 30 -4C14 -6 -8 -12 -22 -24C-34 -32 -48 -34 -46 -46Z', fill, tone),
    ...leg(
      {
        by: [
          [-36, -40],
          [-36, -22],
          [-42, -3],
        ],
        from: 11,
        to: 3.6,
        foot: 'paw',
      },
      fill,
      tone,
    ),
    ...leg(
      {
        by: [
          [28, -12],
          [46, -5],
          [62, -4],
        ],
        from: 8,
        to: 3.6,
        foot: 'paw',
      },
      fill,
      tone,
    ),
  ];
  const poses: Record<typeof pose, Node[]> = {
    sit: [...sitting, chest, at(22, -66)],
    walk: [...walking, at(50, -50, 4, 0.94)],
    curl: curled,
    stretch: [...stretching, at(42, -26, 8, 0.92)],
    'look up': [
      ...sitting,
      chest,
      area('M0 -58C-2 -70 0 -78 -8 -88C2 -88 8 -86 12 -84C20 -92 30 -100 38 -96C42 -94 42 -90 39 -87C42 -78 38 -64 26 -54Z', fill, tone),
      area('M27 -84C30 -86 33 -86 34 -83C32 -80 29 -80 27 -84Z', eyes, 0.1),
      area('M37 -97L42 -96L40 -92Z', 'pink', -0.1),
      ...eye(31, -83.5, 1.2),
      stroke('M36 -90L50 -94M36 -88L50 -88', 0.9, 'paper', { opacity: 0.7 }),
    ],
  };
  return concept('cat', poses[pose], { also: ['animal', 'pet'], rim: 0.8, shade: { to: solid.shade.to, depth: 0.25 } });
}
