import { concept } from '../../concept.ts';
import { circle } from '../../path.ts';
import type { Group, Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint, solid } from '../things/brush.ts';
import { eye, pale, tapered } from './body.ts';

export interface Heron extends Paint {
  readonly pose?: 'stand' | 'hunch' | 'fly';
}

/** Stands on the origin, or flies round it, facing right. */
export function heron({ pose = 'stand', fill = 'grey', tone = 0.15 }: Heron = {}): Group {
  const legs = stroke('M-6 -52L-4 -28L-8 0M4 -50L8 -26L6 0M-8 0L-16 3M-8 0L4 3M6 0L-2 3M6 0L18 3', 2.6, 'orange', { tone: -0.35 });
  const body: Node[] = [
    area('M-56 -44C-42 -66 -24 -86 4 -88C20 -88 26 -76 20 -64C12 -50 -10 -44 -26 -46C-36 -46 -46 -44 -56 -44Z', fill, tone),
    area('M-56 -44C-40 -62 -24 -78 -4 -80C6 -80 8 -70 0 -64C-16 -52 -36 -48 -56 -44Z', fill, tone - 0.35),
    stroke('M-46 -46C-32 -52 -20 -58 -10 -66', 1.4, fill, { tone: tone - 0.65 }),
    area('M10 -66C14 -58 14 -50 10 -42C4 -48 2 -56 4 -64Z', 'paper', -0.1),
  ];
  const head: Node[] = [
    area('M-14 -2C-12 -10 0 -13 10 -9L46 2L10 5C0 7 -12 6 -14 -2Z', 'paper', -0.02),
    area('M8 -8L46 2L10 5C7 2 6 -4 8 -8Z', 'orange', 0),
    area('M4 -9C-8 -14 -22 -10 -40 2C-24 -2 -14 -4 -4 -4C0 -4 4 -6 4 -9Z', 'dark', 0.15),
    ...eye(3, -4, 1.8),
  ];
  const poses: Record<typeof pose, Node[]> = {
    stand: [
      legs,
      ...body,
      tapered(
        [
          [8, -76],
          [26, -92],
          [24, -112],
          [14, -126],
          [22, -144],
        ],
        9,
        4.5,
        'paper',
        -0.12,
      ),
      stroke('M20 -80C30 -92 28 -108 20 -122', 1.6, 'dark', { tone: 0.2, opacity: 0.6 }),
      { nodes: head, transform: { move: [28, -146] } },
    ],
    hunch: [legs, ...body, area('M-14 -80C-8 -98 12 -104 24 -96C30 -90 28 -76 16 -70Z', fill, tone), { nodes: head, transform: { move: [22, -94], turn: 10 } }],
    fly: [
      stroke('M-52 6L-108 16M-52 2L-106 10', 2.6, 'orange', { tone: -0.35 }),
      area('M10 -4C20 -40 44 -62 80 -68C76 -56 78 -46 66 -34C58 -18 44 -4 28 4Z', fill, tone - 0.4),
      area('M-60 8C-40 -8 -10 -14 24 -10C34 -8 36 2 26 8C4 18 -34 16 -60 8Z', fill, tone),
      tapered(
        [
          [20, 0],
          [38, 8],
          [42, -4],
          [50, -10],
        ],
        8,
        4.5,
        'paper',
        -0.1,
      ),
      area('M14 -6C-2 -44 -30 -68 -76 -74C-70 -60 -72 -50 -58 -38C-48 -18 -28 2 -4 6C10 8 18 2 14 -6Z', fill, tone + 0.1),
      area('M-76 -74C-70 -60 -72 -50 -58 -38C-52 -26 -44 -16 -34 -8C-38 -26 -48 -52 -76 -74Z', 'dark', 0.2),
      { nodes: head, transform: { move: [56, -12] } },
    ],
  };
  return concept('heron', poses[pose], { also: ['animal', 'bird', 'water', ...(pose === 'fly' ? ['flying'] : [])], ...solid });
}

/** On one leg, at the origin. */
export function flamingo({ fill = 'pink', tone = 0 }: Paint = {}): Group {
  return concept(
    'flamingo',
    [
      stroke('M0 -72V-34L2 0M2 0L-8 2M2 0L14 2', 3, fill, { tone: tone - 0.25 }),
      stroke('M2 -70L22 -50L2 -42', 3, fill, { tone: tone - 0.35 }),
      area('M-46 -68C-36 -92 -10 -102 14 -96C32 -90 28 -72 12 -66C-6 -60 -28 -62 -46 -68Z', fill, tone),
      area('M-46 -68C-34 -86 -14 -94 4 -88C8 -78 -6 -70 -20 -68Z', fill, tone - 0.25),
      stroke('M-34 -70C-22 -74 -14 -78 -6 -84', 1.6, fill, { tone: tone + 0.5 }),
      tapered(
        [
          [12, -84],
          [34, -98],
          [26, -124],
          [6, -138],
          [14, -160],
          [28, -162],
        ],
        9,
        5,
        fill,
        tone,
      ),
      area('M22 -170C32 -174 42 -168 44 -158C46 -148 44 -142 38 -138C38 -146 34 -152 26 -154C18 -156 16 -166 22 -170Z', fill, tone + 0.1),
      area('M44 -156C46 -148 44 -142 38 -138C38 -144 36 -149 33 -151Z', 'dark', 0.1),
      ...eye(30, -164, 1.8),
    ],
    { also: ['animal', 'bird', 'exotic'], ...solid },
  );
}

/** Floats on the origin. */
export function swan({ fill = 'white', tone = 0.5 }: Paint = {}): Group {
  return concept(
    'swan',
    [
      area('M-64 -34C-58 -10 -36 0 4 0C34 0 50 -12 48 -30C46 -44 24 -48 4 -46C-20 -44 -46 -46 -64 -34Z', fill, tone),
      tapered(
        [
          [36, -22],
          [54, -46],
          [46, -72],
          [30, -88],
          [38, -104],
          [48, -104],
        ],
        12,
        6,
        fill,
        tone,
      ),
      area('M-64 -34C-72 -44 -66 -54 -76 -62C-56 -60 -48 -70 -30 -70C-6 -70 16 -58 20 -34C10 -18 -14 -14 -34 -18C-50 -20 -60 -26 -64 -34Z', fill, tone + 0.25),
      stroke('M-54 -44C-38 -44 -24 -40 -14 -32M-44 -54C-24 -54 -8 -48 0 -36', 2, 'grey', { tone: 0.2, opacity: 0.7 }),
      area('M40 -110C48 -114 56 -110 58 -104L72 -98C73 -94 66 -92 56 -95C46 -94 38 -98 38 -104Z', fill, tone),
      area('M57 -105L72 -98C73 -94 66 -92 57 -95Z', 'orange'),
      area('M50 -104L58 -105L57 -97Z', 'dark'),
      stroke('M-56 4H-20M-8 6H48', 1.8, 'paper', { opacity: 0.5 }),
    ],
    { also: ['animal', 'bird', 'water', 'grace'], ...pale },
  );
}

export interface Duck extends Paint {
  readonly pose?: 'swim' | 'walk';
}

/** A mallard by default; with `yellow` a rubber duck's cousin. */
export function duck({ pose = 'swim', fill = 'brown', tone = 0.25 }: Duck = {}): Group {
  return concept(
    'duck',
    [
      ...(pose === 'walk' ? [stroke('M-4 -18L-6 -2M-6 -2H6M8 -18L14 -4M14 -4L24 -2', 3, 'orange')] : []),
      {
        nodes: [
          area('M-48 -30C-44 -10 -26 0 0 0C24 0 36 -10 34 -28C30 -38 14 -34 6 -34C-10 -36 -26 -26 -36 -30C-40 -32 -44 -36 -48 -30Z', fill, tone),
          area('M14 -30C12 -44 8 -58 20 -64C32 -68 42 -58 38 -46C36 -40 38 -34 34 -24Z', 'green', -0.2),
          area('M13 -32C20 -28 28 -28 37 -32L36 -27C28 -23 20 -23 13 -28Z', 'paper', 0),
          area('M38 -56L54 -52C56 -48 52 -46 48 -47L37 -47Z', 'yellow', -0.05),
          area('M-42 -24C-30 -36 -8 -36 6 -26C4 -14 -16 -8 -28 -14Z', fill, tone + 0.35),
          stroke('M-30 -20C-18 -18 -8 -18 0 -24', 1.6, fill, { tone: tone - 0.4 }),
          area('M-16 -14h16v5h-14Z', 'blue', 0),
          ...eye(29, -56, 2),
        ],
        ...(pose === 'walk' ? { transform: { move: [0, -14], turn: -8 } } : {}),
      },
    ],
    { also: ['animal', 'bird', ...(pose === 'swim' ? ['water'] : [])], ...solid },
  );
}

export interface Goose extends Paint {
  readonly pose?: 'walk' | 'fly';
}

export function goose({ pose = 'walk', fill = 'white', tone = 0.5 }: Goose = {}): Group {
  const head = area('M-8 -4C-6 -12 6 -14 12 -8L26 -2C27 2 20 4 12 3C4 6 -6 6 -8 -4Z', fill, tone);
  const beak: Node[] = [area('M11 -8L26 -2C27 2 20 4 11 3C9 0 9 -5 11 -8Z', 'orange'), ...eye(5, -5, 1.8)];
  const walk: Node[] = [
    stroke('M-8 -26L-12 0M-12 0H2M8 -26L10 0M10 0H24', 3.4, 'orange', { tone: -0.1 }),
    area('M-58 -50C-50 -24 -28 -18 -2 -20C26 -22 38 -38 34 -58C24 -66 0 -62 -16 -58C-32 -54 -44 -56 -58 -50Z', fill, tone),
    tapered(
      [
        [24, -46],
        [34, -70],
        [30, -96],
        [34, -112],
      ],
      13,
      6,
      fill,
      tone,
    ),
    area('M-56 -48C-40 -60 -14 -62 6 -52C8 -38 -10 -28 -28 -32Z', fill, tone - 0.18),
    stroke('M-38 -42C-24 -38 -10 -40 0 -48', 1.8, 'grey'),
    { nodes: [head, ...beak], transform: { move: [36, -116] } },
  ];
  const fly: Node[] = [
    area('M0 0C10 -34 34 -56 66 -60C60 -40 46 -10 24 8Z', fill, tone - 0.3),
    area('M-58 8C-40 -6 -10 -10 16 -8C34 -6 32 10 16 14C-8 20 -40 18 -58 8Z', fill, tone),
    tapered(
      [
        [16, 2],
        [44, -2],
        [66, -10],
      ],
      10,
      5,
      fill,
      tone,
    ),
    area('M6 -4C-8 -40 -32 -58 -66 -62C-62 -40 -44 -6 -14 8C0 12 8 4 6 -4Z', fill, tone + 0.1),
    area('M-66 -62C-64 -50 -58 -38 -50 -26C-44 -34 -48 -50 -66 -62Z', 'dark', 0.3),
    { nodes: [head, ...beak], transform: { move: [68, -12] } },
  ];
  return concept('goose', pose === 'walk' ? walk : fly, { also: ['animal', 'bird', ...(pose === 'fly' ? ['flying', 'autumn'] : [])], ...pale });
}

export function penguin({ fill = 'mass', tone = -0.7 }: Paint = {}): Group {
  return concept(
    'penguin',
    [
      area('M-20 -4C-28 0 -24 5 -6 4L0 -6ZM22 -4C34 0 30 5 8 4L2 -6Z', 'orange'),
      area('M-30 -40C-42 -30 -46 -18 -42 -8C-34 -12 -28 -22 -26 -32Z', fill, tone + 0.1),
      area('M2 -112C18 -112 24 -100 22 -86C36 -68 38 -30 22 0H-20C-36 -26 -32 -66 -20 -84C-22 -100 -14 -112 2 -112Z', fill, tone),
      area('M12 -84C30 -62 32 -26 16 0H-8C-16 -26 -12 -66 0 -82Z', 'paper', 0),
      area('M2 -84C10 -80 18 -80 22 -84C24 -78 22 -74 20 -72C12 -72 4 -76 2 -84Z', 'yellow', 0),
      area('M20 -102L38 -94L20 -92Z', 'orange', -0.1),
      area(circle(12, -98, 4), 'paper'),
      ...eye(13, -98, 2),
      area('M-10 -70C-22 -54 -26 -36 -20 -18C-8 -28 -4 -52 -10 -70Z', fill, tone + 0.3),
    ],
    { also: ['animal', 'bird', 'ice', 'winter'], ...solid },
  );
}
