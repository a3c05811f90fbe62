import { concept } from '../../concept.ts';
import { circle } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, around, clear, type Paint, solid } from './brush.ts';

/** Leans or stands: its foot is the origin. */
export function ladder({ fill = 'wood', tone = 0, rungs = 8, width = 40 }: Paint & { readonly rungs?: number; readonly width?: number } = {}): Group {
  const h = rungs * 26 + 14;
  const w = width / 2;
  return concept(
    'ladder',
    [
      stroke(Array.from({ length: rungs }, (_, i) => `M${-w} ${-16 - i * 26}H${w}`).join(''), 5, fill, { tone: tone - 0.2 }),
      stroke(`M${-w - 2} 0L${-w + 2} ${-h}M${w + 2} 0L${w - 2} ${-h}`, 6, fill, { tone }),
      stroke(`M${-w - 3} -8L${-w + 1} ${-h + 4}`, 1.6, fill, { tone: tone + 0.6, opacity: 0.7 }),
    ],
    { also: ['thing', 'climbing', 'up'], rim: 0.7 },
  );
}

/** A twisted line of strands along a path given by points. */
const strand = (path: string, fill: Token, tone: number, width: number): Node[] => [
  stroke(path, width, fill, { tone: tone - 0.45 }),
  stroke(path, width * 0.66, fill, { tone }),
];

export function rope({
  kind = 'coil',
  fill = 'hairBlond',
  tone = -0.12,
  length = 160,
}: Paint & { readonly kind?: 'coil' | 'knot' | 'hanging' | 'bow'; readonly length?: number } = {}): Group {
  const kinds: Record<typeof kind, Node[]> = {
    coil: [
      ...[0, 1, 2, 3].flatMap(i =>
        strand(
          `M${-46 + i * 2} ${-8 - i * 10}C${-46 + i * 2} ${8 - i * 10} ${46 - i * 2} ${8 - i * 10} ${46 - i * 2} ${-8 - i * 10}C${46 - i * 2} ${-22 - i * 10} ${-46 + i * 2} ${-22 - i * 10} ${-46 + i * 2} ${-8 - i * 10}`,
          fill,
          tone,
          10,
        ),
      ),
      ...strand('M44 -8C70 -6 66 4 90 2', fill, tone, 10),
    ],
    knot: [
      ...strand('M-90 0C-40 -2 -20 26 6 22C30 18 26 -18 2 -18C-20 -18 -28 18 -4 26', fill, tone, 11),
      ...strand('M90 0C40 2 20 -26 -6 -22C-30 -18 -26 18 -2 18C20 18 28 -18 4 -26', fill, tone, 11),
    ],
    hanging: strand(`M0 0C-4 ${length * 0.3} 5 ${length * 0.6} 0 ${length}`, fill, tone, 8),
    bow: [...strand('M0 0C-50 -40 -60 20 0 0C50 -40 60 20 0 0', fill, tone, 8), ...strand('M0 0C-10 20 -24 30 -34 48M0 0C10 20 24 30 34 48', fill, tone, 8)],
  };
  return concept(kind === 'knot' ? 'knot' : 'rope', kinds[kind], { also: ['thing', 'rope', 'sailor', 'bond'], rim: 0.6 });
}

export function anchor({ fill = 'grey', tone = -0.3 }: Paint = {}): Group {
  return concept(
    'anchor',
    [
      stroke(circle(0, -62, 10), 6, fill, { tone }),
      stroke('M0 -52V48', 10, fill, { tone }),
      stroke('M-26 -36H26', 8, fill, { tone }),
      stroke('M-50 12C-46 42 -20 54 0 54C20 54 46 42 50 12', 9, fill, { tone }),
      area('M-62 20L-48 -8L-36 18ZM62 20L48 -8L36 18Z', fill, tone),
      stroke('M-2 -48V40', 2.6, fill, { tone: tone + 0.8, opacity: 0.7 }),
    ],
    { also: ['thing', 'ship', 'sea', 'hold', 'iron'], rim: 0.8 },
  );
}

export function shipsWheel({ fill = 'wood', tone = 0.05 }: Paint = {}): Group {
  return concept(
    "ship's wheel",
    [
      ...around(8, stroke('M0 -10V-84', 6, fill, { tone })),
      ...around(8, area('M-4 -66C-7 -74 -5 -84 0 -92C5 -84 7 -74 4 -66Z', fill, tone + 0.1)),
      stroke(circle(0, 0, 56), 11, fill, { tone: tone - 0.1 }),
      stroke(circle(0, 0, 56), 2, 'yellow', { tone: -0.05 }),
      area(circle(0, 0, 17), fill, tone),
      area(circle(0, 0, 8), 'yellow', -0.05),
    ],
    { also: ['thing', 'ship', 'captain', 'course'], rim: 0.7 },
  );
}

export function lifebuoy({ fill = 'red', tone = 0 }: Paint = {}): Group {
  const wedge = 'M-14 -52A54 54 0 0 1 14 -52L7 -28A29 29 0 0 0 -7 -28Z';
  return concept(
    'lifebuoy',
    [
      stroke(circle(0, 0, 58), 2.6, 'hairBlond', { tone: -0.1 }),
      stroke(circle(0, 0, 42), 25, 'paper'),
      ...around(4, area(wedge, fill, tone)),
      stroke('M-46 -18C-40 -36 -28 -46 -14 -49', 3.4, 'paper', { tone: 1, opacity: 0.8 }),
    ],
    { also: ['thing', 'rescue', 'sea', 'ring'], ...clear },
  );
}

/** Blade down, its grip at the origin. */
export function oar({ fill = 'wood', tone = 0.2 }: Paint = {}): Group {
  return concept(
    'oar',
    [
      stroke('M0 0V120', 6, fill, { tone }),
      area('M-4 112C-14 130 -14 170 -8 184C-4 188 4 188 8 184C14 170 14 130 4 112Z', fill, tone + 0.1),
      area('M-11 156H11V170H-10Z', 'red', 0),
      stroke('M0 -8V6', 8, 'dark', { tone: 0.2 }),
    ],
    { also: ['thing', 'boat', 'rowing'], rim: 0.7 },
  );
}

/** Held at the origin; its line falls `line` far below the tip, to the right. */
export function fishingRod({
  fill = 'wood',
  tone = 0,
  line = 170,
  caught = [],
}: Paint & { readonly line?: number; readonly caught?: readonly Node[] } = {}): Group {
  return concept(
    'fishing rod',
    [
      stroke('M-30 24C10 -6 70 -60 128 -104', 4.5, fill, { tone }),
      stroke('M-30 24L-8 8', 8, 'brown', { tone: -0.2 }),
      area(circle(2, 4, 8), 'grey', 0.1),
      stroke(`M128 -104C134 -80 131 ${line - 150} 132 ${line - 104}`, 1.2, 'paper'),
      ...(caught.length > 0
        ? [{ nodes: caught, transform: { move: [132, line - 96] as const } }]
        : [area(circle(132, line - 110, 6), 'red'), stroke(`M132 ${line - 104}v10c0 8 -8 8 -8 2`, 2, 'grey', { tone: 0.3 })]),
    ],
    { also: ['thing', 'fishing', 'water', 'patience'], rim: 0.5 },
  );
}

/** A hand net on a pole, its hoop to the upper right; held at the origin. */
export function net({ fill = 'paper', tone = -0.1 }: Paint = {}): Group {
  return concept(
    'net',
    [
      stroke('M-50 60L44 -30', 5, 'wood', { tone: 0.1 }),
      area('M40 -70C66 -84 92 -58 80 -34C84 0 60 26 34 30C44 6 36 -14 30 -22C24 -40 26 -62 40 -70Z', fill, tone, { opacity: 0.25 }),
      stroke(
        'M32 -52C50 -30 66 -26 84 -28M30 -34C46 -12 62 -6 78 -8M36 -14C46 2 56 8 68 12M48 -74C52 -44 50 -10 36 28M66 -74C74 -44 66 -6 46 26M82 -56C86 -30 74 0 56 22',
        1.2,
        fill,
        { tone },
      ),
      stroke('M40 -70C66 -84 92 -58 80 -34C66 -18 40 -16 30 -30C24 -46 28 -62 40 -70Z', 4, 'grey', { tone: 0.2 }),
    ],
    { also: ['thing', 'catch', 'fishing', 'butterfly'], rim: 0.5 },
  );
}

export function hook({ fill = 'grey', tone = 0.1 }: Paint = {}): Group {
  return concept(
    'hook',
    [
      stroke('M0 -46V14C0 42 -42 40 -38 6', 6, fill, { tone }),
      area('M-38 -6L-46 12L-28 10Z', fill, tone),
      stroke(circle(0, -54, 8), 5, fill, { tone }),
      stroke('M-2 -40V10', 2, fill, { tone: tone + 0.9 }),
    ],
    { also: ['thing', 'catch', 'fishing', 'danger'], rim: 0.7 },
  );
}

/** Stands on the origin. */
export function barrel({ fill = 'wood', tone = 0 }: Paint = {}): Group {
  return concept(
    'barrel',
    [
      area('M-38 -104C-54 -70 -54 -34 -38 0C-20 6 20 6 38 0C54 -34 54 -70 38 -104Z', fill, tone),
      stroke('M-18 -106C-26 -70 -26 -34 -18 3M18 -106C26 -70 26 -34 18 3M0 -106V4', 1.8, fill, { tone: tone - 0.4 }),
      area('M-44 -90C-20 -83 20 -83 44 -90L46 -80C20 -73 -20 -73 -46 -80ZM-46 -26C-20 -19 20 -19 46 -26L44 -16C20 -9 -20 -9 -44 -16Z', 'grey', -0.35),
      area('M-38 -104C-20 -112 20 -112 38 -104C20 -97 -20 -97 -38 -104Z', fill, tone + 0.3),
      stroke('M-40 -66C-41 -54 -41 -46 -39 -36', 3, fill, { tone: tone + 0.6, opacity: 0.7 }),
    ],
    { also: ['thing', 'wine', 'harbour'], ...solid },
  );
}

export function crate({
  fill = 'wood',
  tone = 0.2,
  state = 'closed',
  inside = [],
}: Paint & { readonly state?: 'closed' | 'open'; readonly inside?: readonly Node[] } = {}): Group {
  return concept(
    'crate',
    [
      ...(state === 'open' ? [area('M-52 -84H52V-60H-52Z', fill, tone - 0.6), { nodes: inside, transform: { move: [0, -70] as const } }] : []),
      area('M-56 -80H56V0H-56Z', fill, tone),
      stroke('M-56 -60H56M-56 -40H56M-56 -20H56', 2, fill, { tone: tone - 0.45 }),
      area('M-56 -80h12V0h-12ZM44 -80h12V0h-12Z', fill, tone + 0.2),
      area('M-44 -14L38 -78H44V-66L-36 0H-44Z', fill, tone + 0.12),
      area('M-50 -72h2v2h-2ZM48 -72h2v2h-2ZM-50 -10h2v2h-2ZM48 -10h2v2h-2Z', 'dark'),
    ],
    { also: ['thing', 'box', 'harbour'], ...solid },
  );
}

export function sack({ fill = 'hairBlond', tone = -0.12 }: Paint = {}): Group {
  return concept(
    'sack',
    [
      area('M-14 -78C-28 -90 -20 -104 -10 -98C-4 -106 6 -104 10 -98C22 -102 28 -88 14 -78Z', fill, tone - 0.1),
      area('M-16 -76H16C46 -56 54 -20 44 -4C30 4 -30 4 -44 -4C-54 -20 -46 -56 -16 -76Z', fill, tone),
      stroke('M-18 -78C-6 -73 6 -73 18 -78', 4, 'brown', { tone: -0.2 }),
      stroke('M-22 -58C-30 -44 -32 -30 -30 -16M4 -66C6 -48 6 -30 2 -14M26 -52C30 -40 30 -28 28 -18', 2.2, fill, { tone: tone - 0.35 }),
      area('M-18 -46h22v16h-22Z', fill, tone + 0.4),
    ],
    { also: ['thing', 'harbour', 'load'], ...solid },
  );
}

/** Stands on the origin. */
export function bucket({ fill = 'grey', tone = 0, holds = 'water' }: Paint & { readonly holds?: 'water' | 'nothing' } = {}): Group {
  return concept(
    'bucket',
    [
      stroke('M-34 -60C-30 -104 30 -104 34 -60', 3, 'grey', { tone: 0.2 }),
      area('M-36 -62H36L26 0C10 5 -10 5 -26 0Z', fill, tone),
      area('M-36 -62C-20 -70 20 -70 36 -62C20 -54 -20 -54 -36 -62Z', holds === 'water' ? 'blue' : 'dark', holds === 'water' ? 0.2 : 0.2),
      stroke('M-36 -62C-20 -54 20 -54 36 -62', 3, fill, { tone: tone + 0.5 }),
      stroke('M-31 -34C-12 -28 12 -28 31 -34', 2.4, fill, { tone: tone - 0.35 }),
      stroke('M-26 -46L-21 -12', 3, fill, { tone: tone + 0.9, opacity: 0.7 }),
    ],
    { also: ['thing', 'water', 'cleaning'], ...solid },
  );
}

/** Stands on its bristles at the origin. */
export function broom({ fill = 'hairBlond', tone = -0.12 }: Paint = {}): Group {
  return concept(
    'broom',
    [
      stroke('M0 -46V-178', 5, 'wood'),
      area('M-8 -52H8L26 -2C10 4 -10 4 -26 -2Z', fill, tone),
      stroke('M-4 -38L-12 -2M4 -38L10 -2M0 -38V0', 1.6, fill, { tone: tone - 0.45 }),
      area('M-11 -46H11L13 -36H-13Z', 'red', -0.1),
    ],
    { also: ['thing', 'cleaning', 'witch'], ...solid },
  );
}

export function trafficCone({ fill = 'orange', tone = 0.05 }: Paint = {}): Group {
  return concept(
    'traffic cone',
    [
      area('M-46 0C-46 -10 46 -10 46 0C46 6 -46 6 -46 0Z', fill, tone - 0.25),
      area('M-8 -84C-4 -88 4 -88 8 -84L30 -4C14 2 -14 2 -30 -4Z', fill, tone),
      area('M-14 -62H14L20 -42C8 -38 -8 -38 -20 -42ZM-24 -26C-8 -21 8 -21 24 -26L28 -12C10 -6 -10 -6 -28 -12Z', 'paper', 0.1),
      stroke('M-5 -78L-10 -60', 2.6, fill, { tone: tone + 0.8, opacity: 0.8 }),
    ],
    { also: ['thing', 'street', 'warning'], ...solid },
  );
}
