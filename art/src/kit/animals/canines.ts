import { concept } from '../../concept.ts';
import type { Group, Node, Point } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint, solid } from '../things/brush.ts';
import { eye, leg } from './body.ts';

export interface Fox extends Paint {
  readonly pose?: 'walk' | 'sit';
}

const foxHead = (fill: Paint['fill'] & string, tone: number): Node[] => [
  area('M-18 -6L-16 -34L-4 -20Z', fill, tone - 0.35),
  area('M-18 4C-20 -8 -14 -18 -4 -20L2 -38L14 -16C18 -12 20 -8 24 -4L44 6C45 10 42 12 38 12C26 14 18 18 8 18C-6 18 -16 14 -18 4Z', fill, tone),
  area('M4 -30L11 -16L2 -19Z', 'dark', 0.15),
  area('M-10 14C-2 8 8 12 18 8C26 6 34 8 43 8C44 11 41 12 38 12C26 14 18 18 8 18C0 18 -6 17 -10 14Z', 'paper', -0.05),
  area('M40 4C45 4 47 8 44 10C41 10 39 7 40 4Z', 'dark'),
  ...eye(16, -4, 2.2),
];

/** On the origin, facing right, with a brush of a tail. */
export function fox({ pose = 'walk', fill = 'orange', tone = -0.08 }: Fox = {}): Group {
  const l = (by: readonly [Point, Point, Point], from: number, tint = 0): Node[] => [
    ...leg({ by, from, to: 3.6, foot: 'paw' }, fill, tone + tint),
    ...leg(
      { by: [by[1], [(by[1][0] + by[2][0]) / 2, (by[1][1] + by[2][1]) / 2], by[2]], from: (from + 3.6) / 2, to: 3.6, foot: 'paw' },
      'hairBlack',
      0.1 + tint * 0.5,
    ),
  ];
  const walk: Node[] = [
    area('M-38 -48C-56 -58 -84 -54 -100 -32C-108 -22 -112 -14 -118 -10C-98 -6 -74 -10 -58 -22C-48 -30 -40 -36 -34 -40Z', fill, tone - 0.05),
    area('M-118 -10C-112 -14 -108 -22 -100 -32C-92 -30 -90 -20 -88 -11C-98 -8 -108 -8 -118 -10Z', 'paper', -0.05),
    ...l(
      [
        [-26, -36],
        [-22, -20],
        [-14, -4],
      ],
      9,
      -0.35,
    ),
    ...l(
      [
        [30, -36],
        [24, -20],
        [16, -4],
      ],
      8,
      -0.35,
    ),
    area('M-48 -42C-44 -58 -22 -56 -4 -54C14 -52 26 -62 40 -60C52 -52 50 -34 38 -28C22 -22 4 -26 -12 -24C-30 -22 -48 -28 -48 -42Z', fill, tone),
    ...l(
      [
        [-34, -40],
        [-44, -22],
        [-46, -4],
      ],
      11,
    ),
    ...l(
      [
        [36, -40],
        [42, -22],
        [48, -4],
      ],
      10,
    ),
    area('M32 -58C40 -48 48 -42 56 -42C52 -34 44 -28 36 -28C32 -36 30 -48 32 -58Z', 'paper', -0.1),
    { nodes: foxHead(fill, tone), transform: { move: [54, -64], scale: 0.95 } },
  ];
  const sit: Node[] = [
    area('M-20 -8C-44 -4 -66 -14 -66 -36C-66 -52 -54 -60 -44 -64C-48 -50 -40 -42 -26 -38Z', fill, tone - 0.1),
    area('M-66 -36C-66 -52 -54 -60 -44 -64C-47 -56 -46 -50 -42 -46C-50 -46 -60 -44 -66 -36Z', 'paper', -0.05),
    area('M-24 0C-42 -6 -36 -34 -22 -48C-10 -60 0 -66 6 -78L30 -66C34 -48 32 -30 30 -10L36 0Z', fill, tone),
    area('M12 -68C20 -62 28 -62 31 -62C33 -48 31 -38 29 -30C18 -40 10 -54 12 -68Z', 'paper', -0.1),
    area('M22 -26H30L30 -6L38 0H20Z', 'dark', 0.15),
    stroke('M12 0C8 -12 -2 -24 -14 -20C-22 -16 -22 -6 -18 0', 1.8, fill, { tone: tone - 0.5 }),
    { nodes: foxHead(fill, tone), transform: { move: [18, -82], scale: 0.95 } },
  ];
  return concept('fox', pose === 'walk' ? walk : sit, { also: ['animal', 'cunning'], ...solid });
}

export interface Wolf extends Paint {
  readonly pose?: 'stand' | 'howl';
}

export function wolf({ pose = 'howl', fill = 'grey', tone = -0.4 }: Wolf = {}): Group {
  const l = (by: Parameters<typeof leg>[0]['by'], from: number, tint = 0): Node[] => leg({ by, from, to: 4.4, foot: 'paw' }, fill, tone + tint);
  const skull: Node[] = [
    area('M-14 10C-20 -4 -14 -18 -6 -22L-4 -40L10 -20C16 -16 20 -12 24 -8L50 0C53 4 51 9 46 10C36 12 26 14 18 18C6 24 -8 22 -14 10Z', fill, tone),
    area('M14 8C24 4 38 6 49 6C49 9 48 10 46 10C36 12 26 14 18 18C14 16 12 12 14 8Z', fill, tone + 0.5),
    area('M46 -2C51 -3 53 2 50 4C47 4 45 1 46 -2Z', 'dark'),
    pose === 'howl' ? stroke('M10 -6C13 -4 17 -4 20 -6', 1.6, 'dark') : area('M10 -10L20 -7L13 -4Z', 'light', 0),
    area('M-1 -34L8 -20L-1 -20Z', 'dark', 0.1),
  ];
  return concept(
    'wolf',
    [
      area('M-48 -66C-64 -60 -74 -42 -72 -20C-62 -24 -50 -36 -44 -52Z', fill, tone - 0.15),
      ...l(
        [
          [-30, -46],
          [-26, -26],
          [-20, -5],
        ],
        11,
        -0.35,
      ),
      ...l(
        [
          [28, -46],
          [22, -24],
          [18, -5],
        ],
        9,
        -0.35,
      ),
      area('M-54 -58C-50 -74 -30 -76 -10 -74C6 -72 16 -82 28 -92L54 -66C56 -50 48 -38 36 -34C24 -28 10 -36 -8 -34C-28 -30 -56 -36 -54 -58Z', fill, tone),
      ...l(
        [
          [-40, -52],
          [-52, -30],
          [-50, -5],
        ],
        14,
      ),
      ...l(
        [
          [34, -50],
          [38, -26],
          [40, -5],
        ],
        12,
      ),
      area('M28 -84C36 -72 46 -64 54 -64L50 -50L44 -54L40 -42L34 -50C30 -60 26 -72 28 -84Z', fill, tone + 0.4),
      { nodes: skull, transform: pose === 'howl' ? { move: [42, -100], turn: -58 } : { move: [46, -92], turn: 6 } },
    ],
    { also: ['animal', 'night', 'danger'], ...solid },
  );
}
