import { concept } from '../../concept.ts';
import { circle } from '../../path.ts';
import type { Group, Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, around, clear, type Paint, solid } from './brush.ts';

export interface Flower extends Paint {
  readonly kind?: 'rose' | 'tulip' | 'sunflower' | 'dandelion' | 'poppy';
  readonly stem?: number;
}

/** Grows from the origin; held there too. */
export function flower({ kind = 'rose', fill = kind === 'sunflower' || kind === 'dandelion' ? 'yellow' : 'red', tone = 0, stem = 110 }: Flower = {}): Group {
  const kinds: Record<typeof kind, Node[]> = {
    rose: [
      area('M-18 4C-10 14 10 14 18 4L26 12L8 18H-8L-26 12Z', 'leaf', -0.1),
      area('M-18 -28C-20 -48 20 -48 18 -28C18 -12 8 -2 0 -2C-8 -2 -18 -12 -18 -28Z', fill, tone - 0.2),
      stroke('M-12 -32C-8 -42 12 -42 12 -30C10 -22 -4 -22 -3 -29C-1 -34 6 -33 5 -29', 2.6, fill, { tone: tone - 0.55 }),
      area('M-34 -20C-32 -34 -18 -34 -8 -20C2 -6 2 6 -4 12C-22 14 -36 -2 -34 -20Z', fill, tone + 0.02),
      area('M34 -20C32 -34 18 -34 8 -20C-2 -6 -2 6 4 12C22 14 36 -2 34 -20Z', fill, tone - 0.1),
      area('M-20 -4C-12 -20 12 -20 20 -4C18 10 8 16 0 16C-8 16 -18 10 -20 -4Z', fill, tone + 0.25),
      stroke('M-27 -18C-26 -24 -22 -26 -18 -25M-12 -6C-8 -10 -4 -12 0 -12', 2.4, fill, { tone: tone + 0.8, opacity: 0.7 }),
    ],
    tulip: [
      area('M-20 6C-30 -14 -24 -36 -20 -44L-8 -30L0 -48L8 -30L20 -44C24 -36 30 -14 20 6C10 12 -10 12 -20 6Z', fill, tone),
      area('M0 -48L8 -30C12 -12 10 2 4 10H-4C-10 2 -12 -12 -8 -30Z', fill, tone + 0.25),
      stroke('M-18 -8C-19 -18 -18 -26 -16 -32', 2.4, fill, { tone: tone + 0.8, opacity: 0.7 }),
    ],
    sunflower: [
      ...around(16, area('M0 -22C-9 -32 -8 -46 0 -56C8 -46 9 -32 0 -22Z', fill, tone)),
      ...around(8, area('M0 -20C-6 -28 -6 -38 0 -46C6 -38 6 -28 0 -20Z', fill, tone - 0.25)),
      area(circle(0, 0, 25), 'brown', -0.3),
      ...around(10, area(circle(0, -14, 2.4), 'brown', 0.3)),
      ...around(6, area(circle(0, -6, 2.2), 'brown', 0.4)),
    ],
    dandelion: [
      ...around(18, {
        nodes: [stroke('M0 -8V-40', 1.1, 'paper', { opacity: 0.8 }), stroke('M0 -40L-6 -47M0 -40V-49M0 -40L6 -47', 1.2, 'paper', { tone: 0.3 })],
      }),
      ...around(10, { nodes: [stroke('M0 -6V-24M0 -24L-5 -30M0 -24L5 -30', 1.1, 'paper', { tone: 0.1, opacity: 0.8 })] }),
      area(circle(0, 0, 8), 'leaf', -0.2),
    ],
    poppy: [
      area('M-34 -8C-40 -34 -16 -44 0 -34C16 -44 40 -34 34 -8C30 14 10 18 0 10C-10 18 -30 14 -34 -8Z', fill, tone),
      area('M-30 2C-20 -14 -6 -8 0 10C-10 18 -26 14 -30 2ZM30 2C20 -14 6 -8 0 10C10 18 26 14 30 2Z', fill, tone + 0.25),
      area(circle(0, -8, 9), 'dark', 0.1),
      ...around(8, stroke('M0 -12V-16', 2, 'dark', { tone: 0.1 })).map((node): Node => ({ nodes: [node], transform: { move: [0, -8] } })),
    ],
  };
  const leaves = area(
    `M0 ${-stem * 0.3}C16 ${-stem * 0.6} 34 ${-stem * 0.56} 42 ${-stem * 0.62}C40 ${-stem * 0.4} 22 ${-stem * 0.2} 0 ${-stem * 0.24}ZM0 ${-stem * 0.42}C-14 ${-stem * 0.64} -28 ${-stem * 0.62} -34 ${-stem * 0.68}C-34 ${-stem * 0.5} -18 ${-stem * 0.34} 0 ${-stem * 0.36}Z`,
    'leaf',
    0.05,
  );
  return concept(
    kind,
    [
      ...(stem > 0 ? [stroke(`M0 0C4 ${-stem * 0.3} -3 ${-stem * 0.6} 0 ${-stem}`, 4, 'leaf', { tone: -0.15 }), leaves] : []),
      { nodes: kinds[kind], transform: { move: [0, -stem] } },
    ],
    {
      also: ['plant', 'flower', ...(kind === 'rose' ? ['love'] : kind === 'dandelion' ? ['wish', 'wind'] : ['spring'])],
      ...(kind === 'dandelion' ? clear : solid),
    },
  );
}

/** A pot on the origin with a plant of choice. */
export function plantPot({ fill = 'brick1', tone = 0.15, plant = 'leafy' }: Paint & { readonly plant?: 'leafy' | 'cactus' | 'sprout' | 'none' } = {}): Group {
  const leaf = (turn: number, size: number, tint: number): Node => ({
    nodes: [area('M0 0C-16 -24 -14 -56 0 -78C14 -56 16 -24 0 0Z', 'leaf', tint), stroke('M0 -4V-66', 1.6, 'leaf', { tone: tint - 0.35 })],
    transform: { turn, scale: size, move: [0, -52] },
  });
  const plants: Record<typeof plant, Node[]> = {
    none: [],
    sprout: [
      stroke('M0 -52C2 -64 -2 -74 0 -84', 4, 'leaf'),
      area('M0 -80C-8 -98 -28 -98 -34 -92C-30 -78 -14 -74 0 -80ZM0 -82C8 -102 26 -104 34 -98C30 -82 14 -76 0 -82Z', 'leaf', 0.2),
    ],
    cactus: [
      area('M-16 -50V-104C-16 -126 16 -126 16 -104V-50Z', 'green', -0.1),
      area(
        'M16 -78H30V-92C30 -104 46 -104 46 -92V-78C46 -66 40 -64 30 -64H16ZM-16 -66H-28V-78C-28 -88 -42 -88 -42 -78V-66C-42 -56 -36 -54 -28 -54H-16Z',
        'green',
        -0.2,
      ),
      stroke('M-6 -56V-112M6 -56V-112', 1.8, 'green', { tone: 0.4, opacity: 0.8 }),
      area('M0 -120C-8 -128 -6 -136 0 -138C6 -136 8 -128 0 -120Z', 'pink', 0.1),
    ],
    leafy: [leaf(-58, 0.8, -0.15), leaf(58, 0.85, -0.2), leaf(-28, 1, 0.05), leaf(30, 1.05, -0.05), leaf(0, 1.15, 0.12)],
  };
  return concept(
    'plant pot',
    [
      ...plants[plant],
      area('M-30 -44H30L22 0C8 4 -8 4 -22 0Z', fill, tone),
      area('M-36 -58H36V-42C16 -38 -16 -38 -36 -42Z', fill, tone + 0.15),
      stroke('M-24 -36L-18 -8', 3, fill, { tone: tone + 0.7, opacity: 0.6 }),
    ],
    { also: ['thing', 'plant', plant === 'cactus' ? 'cactus' : 'green'], ...solid },
  );
}

/** Stands on the origin; holds what is put into it, drawn around its own foot. */
export function vase({
  fill = 'blue',
  tone = 0.1,
  state = 'whole',
  holds = [],
}: Paint & { readonly state?: 'whole' | 'broken'; readonly holds?: readonly Node[] } = {}): Group {
  const body = 'M-12 -92C-14 -76 -36 -66 -36 -38C-36 -16 -20 -6 -18 0H18C20 -6 36 -16 36 -38C36 -66 14 -76 12 -92Z';
  const broken: Node[] = [
    area('M-36 -38C-36 -16 -20 -6 -18 0H18C20 -6 36 -16 36 -34L24 -26L12 -44L2 -30L-12 -50L-22 -34Z', fill, tone),
    stroke('M-34 -26C-12 -20 12 -20 34 -26', 2.4, 'paper'),
    area('M-12 -50L-22 -34L-30 -38L-34 -52L-24 -62Z', fill, tone - 0.25),
    {
      nodes: [area('M-17 8C-14 -8 -26 -12 -30 -20L12 -22L18 -6L6 -2L10 8Z', fill, tone + 0.1), area('M-19 6H12V11H-19Z', fill, tone + 0.4)],
      transform: { turn: 112, move: [58, -12] },
    },
    area('M-66 0L-48 -16L-40 0ZM40 4L50 -4L56 4ZM-84 2L-76 -6L-72 2Z', fill, tone - 0.15),
  ];
  return concept(
    'vase',
    state === 'broken'
      ? broken
      : [
          { nodes: holds, transform: { move: [0, -84] } },
          area(body, fill, tone),
          area('M-17 -96H17C19 -90 -19 -90 -17 -96Z', fill, tone + 0.4),
          stroke('M-34 -48C-12 -42 12 -42 34 -48M-34 -28C-12 -22 12 -22 34 -28', 2.4, 'paper'),
          stroke('M-24 -38c4 -4 8 4 12 0c4 -4 8 4 12 0c4 -4 8 4 12 0c4 -4 8 4 12 0', 2, 'paper'),
          stroke('M-27 -44C-27 -56 -20 -64 -14 -72', 3.4, 'paper', { tone: 0.8, opacity: 0.7 }),
        ],
    { also: ['thing', 'porcelain', ...(state === 'broken' ? ['broken'] : [])], ...solid },
  );
}

export function feather({ fill = 'paper', tone = 0 }: Paint = {}): Group {
  return concept(
    'feather',
    [
      area('M-56 30C-44 -6 0 -40 58 -48C54 -12 18 26 -36 26L-24 18L-42 24Z', fill, tone),
      area('M-56 30C-24 10 16 -18 58 -48C54 -12 18 26 -36 26L-24 18L-42 24Z', fill, tone - 0.2),
      stroke('M-66 38C-30 14 14 -18 52 -44', 2.2, fill, { tone: tone - 0.45 }),
      stroke('M-16 6L-14 -14M4 -8L8 -28M-4 -2L14 4M16 -16L34 -10', 1.5, fill, { tone: tone - 0.35 }),
    ],
    { also: ['thing', 'light', 'writing'], rim: 0.7 },
  );
}

export function leaf({ fill = 'orange', tone = 0, kind = 'maple' }: Paint & { readonly kind?: 'maple' | 'oval' | 'ginkgo' } = {}): Group {
  const kinds: Record<typeof kind, Node[]> = {
    maple: [
      area('M0 30L-6 14L-34 24L-28 10L-50 0L-38 -8L-46 -30L-26 -22L-18 -32L-12 -18L0 -52L12 -18L18 -32L26 -22L46 -30L38 -8L50 0L28 10L34 24L6 14Z', fill, tone),
      stroke('M0 48V-34M0 14L-30 -10M0 14L30 -10M0 18L-26 16M0 18L26 16', 2, fill, { tone: tone - 0.4 }),
    ],
    oval: [
      area('M0 44C-34 20 -32 -24 0 -52C32 -24 34 20 0 44Z', fill, tone),
      area('M0 44C34 20 32 -24 0 -52Z', fill, tone - 0.2),
      stroke('M0 58V-40M0 20L-16 8M0 20L16 8M0 0L-18 -14M0 0L18 -14M0 -20L-10 -30M0 -20L10 -30', 1.8, fill, { tone: tone - 0.45 }),
    ],
    ginkgo: [
      area('M0 20C-10 4 -40 0 -48 -16C-46 -34 -28 -46 -4 -44L0 -28L4 -44C28 -46 46 -34 48 -16C40 0 10 4 0 20Z', fill, tone),
      stroke('M0 52C-2 38 2 30 0 20M0 16C-10 -2 -24 -12 -36 -18M0 16C-6 -6 -12 -22 -18 -34M0 16C10 -2 24 -12 36 -18M0 16C6 -6 12 -22 18 -34', 1.6, fill, {
        tone: tone - 0.35,
      }),
    ],
  };
  return concept('leaf', kinds[kind], { also: ['plant', 'autumn', 'falling'], ...solid });
}

export function shell({ fill = 'pink', tone = 0.1, kind = 'scallop' }: Paint & { readonly kind?: 'scallop' | 'spiral' } = {}): Group {
  const scallop: Node[] = [
    area(
      'M-16 38H16L20 26C40 12 52 -10 48 -24C46 -34 36 -36 32 -32C30 -42 18 -46 13 -40C8 -50 -8 -50 -13 -40C-18 -46 -30 -42 -32 -32C-36 -36 -46 -34 -48 -24C-52 -10 -40 12 -20 26Z',
      fill,
      tone,
    ),
    stroke('M0 30V-32M-6 30C-12 10 -16 -14 -17 -36M6 30C12 10 16 -14 17 -36M-12 28C-24 12 -32 -6 -36 -22M12 28C24 12 32 -6 36 -22', 2.2, fill, {
      tone: tone - 0.3,
    }),
    area('M-16 30H16L14 38H-14Z', fill, tone - 0.2),
  ];
  const spiral: Node[] = [
    area('M-52 8C-46 -30 -8 -44 22 -30C50 -18 50 16 24 26C2 34 -24 22 -34 24C-46 26 -54 20 -52 8Z', fill, tone),
    area('M-50 14C-30 6 -10 14 6 8C18 4 20 -8 10 -10C22 -6 26 8 16 18C-2 30 -24 22 -34 24C-44 26 -50 22 -50 14Z', fill, tone - 0.4),
    stroke('M34 20C46 6 40 -14 22 -18C8 -20 0 -8 8 0M22 -30C16 -24 12 -20 10 -14M-8 -36C-10 -28 -8 -20 -4 -14M-34 -22C-34 -14 -28 -8 -22 -6', 2.4, fill, {
      tone: tone - 0.3,
    }),
  ];
  return concept('shell', kind === 'scallop' ? scallop : spiral, { also: ['thing', 'sea', 'beach'], ...solid });
}

export function stone({ fill = 'grey', tone = 0 }: Paint = {}): Group {
  return concept(
    'stone',
    [
      area('M-46 14C-52 -8 -34 -30 -8 -32C20 -34 46 -20 48 4C48 20 30 26 0 26C-26 26 -42 24 -46 14Z', fill, tone),
      area('M-8 -32C20 -34 46 -20 48 4C48 20 30 26 6 26C26 10 20 -18 -8 -32Z', fill, tone - 0.25),
      stroke('M-32 -4C-30 -14 -22 -20 -12 -23M-10 8L4 14M-20 0L-14 2', 2.4, fill, { tone: tone + 0.6, opacity: 0.7 }),
    ],
    { also: ['thing', 'rock'], ...solid },
  );
}
