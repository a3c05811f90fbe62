import { concept } from '../../concept.ts';
import { circle, limb } from '../../path.ts';
import type { Group, Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, clear, type Paint, solid } from '../things/brush.ts';
import { eye, tapered } from './body.ts';

export interface Snake extends Paint {
  readonly pose?: 'coil' | 'glide';
}

export function snake({ pose = 'coil', fill = 'green', tone = 0 }: Snake = {}): Group {
  const head: Node[] = [
    stroke('M22 2H32L38 -2M32 2L38 6', 2, 'red'),
    area('M-14 -6C-8 -16 10 -14 20 -6C24 -2 24 4 20 7C8 12 -8 12 -14 6Z', fill, tone),
    ...eye(8, -4, 2.4),
  ];
  const coil: Node[] = [
    tapered(
      [
        [46, -8],
        [64, -4],
        [84, -10],
      ],
      8,
      1.6,
      fill,
      tone - 0.2,
    ),
    area('M-54 -10C-54 -26 54 -26 54 -10C54 4 -54 4 -54 -10Z', fill, tone - 0.25),
    area('M-44 -24C-44 -40 44 -40 44 -24C44 -12 -44 -12 -44 -24Z', fill, tone - 0.1),
    area('M-32 -38C-32 -52 32 -52 32 -38C32 -28 -32 -28 -32 -38Z', fill, tone),
    tapered(
      [
        [-20, -40],
        [-24, -66],
        [4, -74],
        [2, -96],
      ],
      11,
      8,
      fill,
      tone,
    ),
    stroke('M-46 -10c8 5 16 5 22 2M-12 -5c8 3 16 3 24 0M-36 -25c8 5 14 5 20 3M2 -21c8 2 18 1 26 -2M-22 -39c8 4 14 4 20 3', 2.4, 'yellow'),
    { nodes: head, transform: { move: [8, -102] } },
  ];
  const glide: Node[] = [
    area(
      limb(
        [
          [66, -18],
          [38, -14],
          [14, 8],
          [-14, 4],
          [-34, -18],
          [-62, -12],
          [-86, 6],
          [-112, 4],
        ],
        10,
        2,
      ),
      fill,
      tone,
    ),
    stroke('M46 -16l-4 4M34 -12l-4 5M22 -2l-4 4M-2 8l-4 -4M-22 -2l-4 -4M-38 -16l-4 4M-56 -14l-4 5', 3, 'yellow'),
    { nodes: head, transform: { move: [74, -20] } },
  ];
  return concept('snake', pose === 'coil' ? coil : glide, { also: ['animal', 'danger', 'temptation'], ...solid });
}

/** Sits on a branch at the origin, in two colours that melt into one another. */
export function chameleon({ fill = 'green', tone = 0.05, second = 'accent' }: Paint & { readonly second?: Paint['fill'] } = {}): Group {
  return concept(
    'chameleon',
    [
      stroke('M-90 6C-40 -2 40 10 96 0', 8, 'wood', { tone: -0.1 }),
      stroke('M-44 -18C-70 -14 -78 8 -62 18C-48 24 -40 10 -50 4', 7, fill, { tone: tone - 0.15 }),
      tapered(
        [
          [-28, -18],
          [-34, -8],
          [-26, 0],
        ],
        6,
        4,
        fill,
        tone - 0.3,
      ),
      tapered(
        [
          [24, -18],
          [28, -8],
          [20, 0],
        ],
        6,
        4,
        fill,
        tone - 0.3,
      ),
      area(
        'M-50 -18C-44 -46 -10 -60 20 -50C34 -64 40 -66 44 -70C54 -60 62 -48 70 -36C72 -28 64 -24 54 -22C40 -18 28 -12 4 -12C-20 -10 -44 -8 -50 -18Z',
        fill,
        tone,
      ),
      area('M-46 -22C-40 -42 -14 -54 8 -50C2 -36 -14 -20 -34 -12C-42 -12 -46 -16 -46 -22Z', second, 0, { opacity: 0.75 }),
      stroke('M-40 -30l4 -6M-30 -40l2 -7M-18 -48l1 -7M-4 -53l0 -6', 3, fill, { tone: tone - 0.3 }),
      tapered(
        [
          [-18, -16],
          [-16, -6],
          [-10, 2],
        ],
        7,
        4,
        fill,
        tone,
      ),
      tapered(
        [
          [32, -18],
          [40, -8],
          [36, 2],
        ],
        7,
        4,
        fill,
        tone,
      ),
      stroke('M68 -32C58 -28 50 -28 42 -32', 2, fill, { tone: tone - 0.6 }),
      area(circle(48, -46, 10), fill, tone + 0.3),
      area(circle(51, -47, 4), 'dark'),
      area(circle(52, -48, 1.4), 'paper', 1),
    ],
    { also: ['animal', 'disguise', 'colour'], ...solid },
  );
}

/** Lies at the origin, or only looks out of the water. */
export function crocodile({ pose = 'lie', fill = 'green', tone = -0.25 }: Paint & { readonly pose?: 'lie' | 'surface' } = {}): Group {
  const teeth = 'M66 -18l4 8l4 -8ZM80 -18l4 8l4 -8ZM94 -18l4 8l4 -8ZM108 -18l4 7l4 -7Z';
  const surface: Node[] = [
    area('M-70 0L-60 -10L-50 -2L-40 -14L-28 -4L-18 -16L-4 -6C8 -12 14 -26 24 -26C34 -26 36 -16 44 -14C70 -14 90 -16 104 -16C114 -16 116 -6 116 0Z', fill, tone),
    area(circle(26, -20, 5), 'light', 0.2),
    area('M25 -24h2.400v8h-2.400Z', 'dark'),
    stroke('M-90 4H-30M-10 6H60M80 4H130', 2, 'paper', { opacity: 0.5 }),
  ];
  const lie: Node[] = [
    area('M-30 -10L-34 2H-16L-12 -10ZM30 -12L28 2H46L44 -12Z', fill, tone - 0.3),
    area(
      'M-130 -2C-110 -10 -90 -34 -60 -38C-30 -44 10 -42 34 -38C40 -50 56 -52 62 -42C84 -40 106 -36 120 -32C128 -28 126 -20 120 -18L60 -18C66 -12 100 -10 116 -10C120 -4 112 -2 104 -2C74 0 40 -4 20 -6C-20 -2 -60 -6 -80 -12C-96 -14 -112 -4 -130 -2Z',
      fill,
      tone,
    ),
    area('M20 -10C40 -8 60 -12 64 -16C70 -10 100 -10 116 -10C120 -4 112 -2 104 -2C74 0 40 -4 20 -6Z', fill, tone + 0.35),
    area('M-92 -30L-86 -42L-78 -34L-70 -48L-60 -38L-52 -52L-42 -41L-32 -55L-22 -42L-12 -55L-2 -42L8 -53L16 -41Z', fill, tone - 0.2),
    area('M-54 -12L-60 2H-40L-34 -12ZM2 -12L-2 2H18L20 -12Z', fill, tone - 0.1),
    area(teeth, 'paper', 0.1),
    area(circle(52, -40, 6), 'light', 0.2),
    area('M51 -45h2.400v10h-2.400Z', 'dark'),
    stroke('M114 -30l4 2', 2, 'dark'),
  ];
  return concept('crocodile', pose === 'lie' ? lie : surface, { also: ['animal', 'danger', 'water'], ...solid });
}

/** Hangs upside down from the origin, or flies round it. */
export function bat({ pose = 'fly', fill = 'mass', tone = -0.65 }: Paint & { readonly pose?: 'fly' | 'hang' } = {}): Group {
  const wing: Node[] = [
    area('M4 -10C24 -36 50 -44 86 -34C80 -20 82 -6 84 6C74 -2 64 -2 56 8C48 -2 36 0 30 14C24 4 12 4 4 10Z', fill, tone + 0.1),
    stroke('M8 -8C30 -24 50 -30 80 -32M30 -22C34 -10 32 2 30 12M54 -28C58 -16 58 -4 56 6', 1.6, fill, { tone: tone + 0.5 }),
  ];
  const body: Node[] = [
    area('M-12 -26L-10 -46L0 -32L10 -46L12 -26C16 -10 12 16 0 24C-12 16 -16 -10 -12 -26Z', fill, tone),
    area(`${circle(-5, -20, 2.6)}${circle(5, -20, 2.6)}`, 'light', 0.2),
    area('M-4 -12L-2 -7L0 -12ZM4 -12L2 -7L0 -12Z', 'paper', 0.3),
  ];
  const fly: Node[] = [{ nodes: wing }, { nodes: wing, transform: { flip: true } }, ...body];
  const hang: Node[] = [
    stroke('M-6 0V14M6 0V14', 3, fill, { tone }),
    area('M-24 16C-36 40 -24 80 0 96C24 80 36 40 24 16C10 8 -10 8 -24 16Z', fill, tone),
    area('M0 12C-4 40 -4 70 0 94C24 80 36 40 24 16C16 11 8 10 0 12Z', fill, tone + 0.2),
    { nodes: body, transform: { scale: [1, -1], move: [0, 88] } },
  ];
  return concept('bat', pose === 'fly' ? fly : hang, { also: ['animal', 'night', 'fear', 'flying'], ...clear });
}

/** A dragon of paper and bamboo, as on a feast: it winds from the head at the right. */
export function paperDragon({ fill = 'red', tone = 0, second = 'yellow' }: Paint & { readonly second?: Paint['fill'] } = {}): Group {
  const spine: readonly (readonly [number, number])[] = [
    [96, -60],
    [66, -30],
    [30, -34],
    [2, -64],
    [-30, -70],
    [-58, -40],
    [-88, -24],
    [-122, -48],
    [-150, -40],
  ];
  const scales = spine
    .slice(1, -1)
    .flatMap(([x, y], i): Node[] => [
      area(`M${x - 14} ${y - 12}l8 -20l8 12l8 -16l8 20Z`, second, -0.1 - i * 0.02),
      stroke(`M${x - 9} ${y + 4}c6 7 12 7 18 0`, 2.4, second, { tone: -0.1 }),
      stroke(`M${x} ${y + 18}V${y + 70}`, 3, 'wood'),
    ]);
  return concept(
    'paper dragon',
    [
      area(limb(spine, 22, 5), fill, tone),
      ...scales,
      area('M-150 -40C-166 -58 -178 -52 -184 -62C-184 -44 -178 -30 -160 -28Z', second, -0.1),
      stroke('M108 -56V40', 3.4, 'wood'),
      area('M72 -74C66 -104 92 -122 118 -112L150 -96C162 -92 162 -82 152 -78L118 -74L156 -64C154 -50 130 -42 106 -44C84 -46 74 -58 72 -74Z', fill, tone + 0.05),
      area('M118 -74L156 -64L152 -78Z', 'dark', 0.1),
      area('M126 -77l4 8l5 -9ZM140 -78l3 7l5 -8ZM124 -71l5 -7l4 9ZM138 -68l4 -6l5 8Z', 'paper', 0.2),
      area('M74 -98C58 -106 52 -124 58 -138C66 -124 78 -118 88 -112ZM92 -114C88 -132 96 -146 106 -152C104 -136 110 -126 114 -114Z', second, 0),
      area('M72 -74C56 -78 50 -66 44 -64C50 -54 48 -46 40 -40C56 -38 66 -42 78 -54Z', second, -0.15),
      area(circle(108, -96, 9), 'paper', 0.2),
      area(circle(111, -96, 4.5), 'dark'),
      stroke('M96 -108C104 -114 114 -112 120 -104', 3.4, second),
      stroke('M150 -92C164 -104 172 -96 180 -106M152 -82C166 -78 172 -88 184 -84', 2.6, second),
    ],
    { also: ['dragon', 'paper', 'feast', 'magic'], ...solid },
  );
}
