import { concept } from '../../concept.ts';
import { circle } from '../../path.ts';
import type { Group, Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, clear, type Paint, solid } from '../things/brush.ts';
import { eye, tapered } from './body.ts';

export interface Fish extends Paint {
  readonly kind?: 'herring' | 'carp' | 'tropical' | 'angler' | 'swordfish' | 'bones';
}

/** Swims right round the origin. */
export function fish({ kind = 'carp', fill = 'accent', tone = 0 }: Fish = {}): Group {
  const kinds: Record<typeof kind, Node[]> = {
    herring: [
      area('M-44 0L-66 -14C-60 -4 -60 6 -66 16Z', fill, tone - 0.3),
      area('M-48 0C-30 -14 10 -20 44 -6C52 -3 56 0 56 2C48 12 8 18 -48 2Z', fill, tone),
      area('M-48 1C-10 4 30 6 56 2C48 12 8 18 -48 2Z', 'paper', -0.05),
      area('M-8 -14L8 -22L14 -14ZM0 12L-10 22L14 12Z', fill, tone - 0.3),
      stroke('M34 -9C30 -2 30 6 34 10M-34 -2H22', 1.6, fill, { tone: tone - 0.45 }),
      ...eye(44, -2, 2.4),
    ],
    carp: [
      area('M-40 0C-56 -10 -62 -24 -74 -26C-70 -10 -68 6 -76 24C-62 22 -54 10 -40 4Z', fill, tone - 0.25),
      area('M-20 -18C-10 -36 14 -38 28 -24L10 -12ZM-8 20C-6 32 -14 40 -22 40C-24 30 -22 22 -18 16Z', fill, tone - 0.3),
      area('M-46 2C-30 -22 0 -32 30 -24C48 -18 58 -8 62 2C54 16 34 26 8 26C-16 26 -34 14 -46 2Z', fill, tone),
      area('M-46 2C-16 8 30 14 62 2C54 16 34 26 8 26C-16 26 -34 14 -46 2Z', fill, tone + 0.4),
      stroke('M30 -22C22 -10 22 10 30 22', 2, fill, { tone: tone - 0.4 }),
      stroke('M-26 -6c4 -5 8 -5 10 0M-12 -12c4 -5 8 -5 10 0M-12 2c4 -5 8 -5 10 0M2 -8c4 -5 8 -5 10 0M2 6c4 -5 8 -5 10 0M-26 8c4 -5 8 -5 10 0', 1.8, fill, {
        tone: tone - 0.35,
      }),
      area('M14 6C4 4 -2 12 -2 18C8 20 14 16 14 6Z', fill, tone - 0.25),
      stroke('M61 4C56 8 52 8 49 6', 1.6, 'dark'),
      ...eye(44, -6, 3),
    ],
    tropical: [
      area('M-30 0L-58 -24C-52 -8 -52 10 -58 26Z', 'yellow', -0.1),
      area('M-8 -26C-10 -48 4 -58 20 -60C14 -46 20 -34 28 -24ZM-8 26C-10 46 0 56 12 60C10 46 18 34 26 24Z', 'yellow', -0.15),
      area('M-36 0C-22 -26 0 -36 20 -30C40 -24 50 -8 54 0C50 8 40 24 20 30C0 36 -22 26 -36 0Z', fill, tone),
      area(
        'M-8 -31C-14 -12 -14 12 -8 31C-2 33 4 33 8 32C0 14 0 -14 8 -32C4 -33 -2 -33 -8 -31ZM26 -28C20 -10 20 10 26 28C30 26 34 23 37 20C32 8 32 -8 37 -20C34 -23 30 -26 26 -28Z',
        'paper',
        0,
      ),
      area('M-2 -8C-16 -8 -18 8 -4 10C4 8 4 -4 -2 -8Z', 'yellow', -0.1),
      ...eye(42, -6, 2.8),
    ],
    angler: [
      stroke('M6 -34C10 -64 40 -72 50 -56', 2.4, fill, { tone: tone - 0.2 }),
      { glow: circle(51, -52, 30), kind: 'round', opacity: 0.9 },
      area(circle(51, -52, 6), 'light', 0.5),
      area('M-36 0C-50 -8 -56 -20 -66 -20C-62 -6 -62 8 -68 22C-54 20 -46 10 -36 6Z', fill, tone - 0.3),
      area('M-42 4C-36 -26 -8 -40 16 -36C38 -32 50 -18 54 -6L26 6L56 14C48 36 18 42 -4 38C-26 34 -40 22 -42 4Z', fill, tone),
      area('M54 -6L26 6L56 14C54 10 54 2 54 -6Z', 'dark'),
      area('M52 -5l-3 9l-5 -6l-4 8l-4 -5l-3 5l-3 -3ZM54 13l-5 -7l-4 5l-5 -7l-4 4l-3 -4Z', 'paper', 0),
      area('M-6 10C-20 8 -22 22 -10 26C-2 24 0 16 -6 10Z', fill, tone - 0.3),
      ...eye(26, -16, 5),
    ],
    swordfish: [
      area('M-52 0L-80 -26C-72 -8 -72 8 -80 28Z', fill, tone - 0.2),
      area('M-4 -16C-2 -34 8 -44 22 -50C18 -36 24 -24 30 -14Z', fill, tone - 0.25),
      area('M-58 0C-36 -16 4 -22 38 -10L104 -4L42 2C24 16 -20 18 -58 0Z', fill, tone),
      area('M-58 0C-20 6 20 8 46 1L42 2C24 16 -20 18 -58 0Z', 'paper', -0.1),
      area('M8 10L-8 28L20 12Z', fill, tone - 0.3),
      ...eye(36, -4, 2.4),
    ],
    bones: [
      stroke('M-40 0H22', 3.6, fill, { tone }),
      stroke('M-30 -10L-24 0L-30 10M-18 -15L-12 0L-18 15M-6 -18L0 0L-6 18M6 -18L12 0L6 18', 2.8, fill, { tone }),
      area('M-40 0L-58 -16C-54 -6 -54 6 -58 16Z', fill, tone),
      area('M18 -18C34 -18 46 -8 50 0C46 8 34 18 18 18C24 6 24 -6 18 -18Z', fill, tone),
      area(circle(33, -4, 4), 'dark'),
    ],
  };
  return concept(kind === 'bones' ? 'fishbone' : 'fish', kinds[kind], {
    also: kind === 'bones' ? ['skeleton', 'sea'] : ['animal', 'sea', 'water'],
    ...(kind === 'bones' || kind === 'angler' ? clear : solid),
  });
}

/** Floats on the origin, blowing. */
export function whale({ fill = 'blue', tone = -0.35, spout = 'blowing' }: Paint & { readonly spout?: 'blowing' | 'none' } = {}): Group {
  return concept(
    'whale',
    [
      ...(spout === 'blowing' ? [stroke('M48 -70C46 -90 30 -104 14 -98M48 -70C50 -94 68 -106 82 -96M48 -70V-104', 4, 'paper', { opacity: 0.85 })] : []),
      area('M-70 -10C-92 -22 -100 -44 -128 -52C-116 -38 -112 -28 -114 -18C-122 -14 -128 -6 -130 6C-112 0 -96 2 -80 8Z', fill, tone - 0.1),
      area('M-96 -8C-70 -12 -60 -44 -20 -60C30 -78 92 -62 104 -20C108 0 94 18 64 24C14 34 -60 22 -96 -8Z', fill, tone),
      area('M104 -14C60 4 10 4 -40 18C-10 30 36 30 64 24C94 18 108 2 104 -14Z', 'paper', -0.15),
      stroke('M98 -2C64 10 24 12 -18 22M90 8C64 16 36 19 4 26', 1.8, 'grey', { tone: -0.1 }),
      area('M24 8C10 18 6 34 10 46C26 42 40 28 42 12Z', fill, tone - 0.25),
      stroke('M104 -16C88 -10 78 -8 66 -8', 2, fill, { tone: tone - 0.6 }),
      ...eye(70, -22, 3.2),
      stroke('M-12 -50C12 -62 40 -62 62 -54', 3, fill, { tone: tone + 0.6, opacity: 0.6 }),
    ],
    { also: ['animal', 'sea', 'giant'], ...solid },
  );
}

/** Rises from the water at the origin. */
export function whaleTail({ fill = 'blue', tone = -0.4 }: Paint = {}): Group {
  return concept(
    'whale',
    [
      area(
        'M-22 0C-10 -24 -8 -44 -12 -62C-30 -92 -64 -92 -84 -78C-76 -104 -36 -118 0 -88C36 -118 76 -104 84 -78C64 -92 30 -92 12 -62C8 -44 12 -24 24 0Z',
        fill,
        tone,
      ),
      area('M0 -88C36 -118 76 -104 84 -78C64 -92 30 -92 12 -62C8 -44 12 -24 24 0H2C4 -30 2 -60 0 -88Z', fill, tone - 0.3),
      stroke('M-72 -88C-50 -100 -24 -96 -8 -80', 2.6, fill, { tone: tone + 0.7, opacity: 0.7 }),
      stroke('M-44 2C-34 -6 -24 -6 -16 2M14 2C24 -6 36 -6 46 2M-60 10H-30M24 10H64', 2.4, 'paper', { opacity: 0.7 }),
    ],
    { also: ['animal', 'sea', 'tail', 'giant'], ...solid },
  );
}

/** Hangs below its bell at the origin. */
export function jellyfish({ fill = 'violet', tone = 0.3 }: Paint = {}): Group {
  return concept(
    'jellyfish',
    [
      { glow: circle(0, -20, 90), kind: 'round', opacity: 0.5, fill: 'accent2' },
      stroke('M-30 0C-44 30 -20 50 -36 92M-16 2C-26 34 -6 60 -18 110M0 2C8 36 -8 64 4 120M16 2C28 30 8 60 22 104M30 0C44 28 22 52 38 88', 2.2, fill, {
        tone: tone + 0.2,
        opacity: 0.8,
      }),
      area('M-18 0C-24 24 -8 40 -14 66C-2 46 -10 28 0 2ZM18 0C24 24 8 40 14 66C2 46 10 28 0 2Z', fill, tone + 0.5, { opacity: 0.7 }),
      area('M-44 0C-48 -40 -24 -62 0 -62C24 -62 48 -40 44 0C36 8 30 -4 22 2C14 8 8 -4 0 2C-8 8 -14 -4 -22 2C-30 8 -36 -4 -44 0Z', fill, tone, { opacity: 0.9 }),
      area('M-26 -10C-28 -34 -14 -48 0 -48C14 -48 28 -34 26 -10C10 -4 -10 -4 -26 -10Z', fill, tone + 0.5, { opacity: 0.6 }),
      stroke('M-34 -24C-30 -40 -20 -50 -8 -54', 3, 'paper', { tone: 1, opacity: 0.8 }),
    ],
    { also: ['animal', 'sea'], ...clear },
  );
}

/** Stands on the origin, claws up. */
export function crab({ fill = 'red', tone = 0 }: Paint = {}): Group {
  const claw = area('M-6 6C-20 -4 -22 -24 -8 -34C-12 -22 -6 -18 -2 -16C-4 -24 2 -32 12 -34C18 -20 12 0 2 8Z', fill, tone);
  return concept(
    'crab',
    [
      stroke('M-34 -22C-52 -28 -60 -16 -62 0M-30 -16C-44 -18 -48 -8 -48 2M34 -22C52 -28 60 -16 62 0M30 -16C44 -18 48 -8 48 2', 5, fill, { tone: tone - 0.25 }),
      stroke('M-34 -34C-48 -38 -54 -44 -54 -54M34 -34C48 -38 54 -44 54 -54', 7, fill, { tone: tone - 0.1 }),
      { nodes: [claw], transform: { move: [-54, -58], scale: 1.1 } },
      { nodes: [claw], transform: { move: [54, -58], scale: 1.1, flip: true } },
      stroke('M-10 -40V-54M10 -40V-54', 3, fill, { tone: tone - 0.2 }),
      area('M-44 -26C-44 -42 -24 -48 0 -48C24 -48 44 -42 44 -26C42 -10 20 -2 0 -2C-20 -2 -42 -10 -44 -26Z', fill, tone),
      stroke('M-30 -32C-22 -38 -12 -41 -2 -41', 3, fill, { tone: tone + 0.7, opacity: 0.8 }),
      stroke('M-12 -16C-4 -11 4 -11 12 -16', 2, fill, { tone: tone - 0.6 }),
      ...eye(-10, -57, 4),
      ...eye(10, -57, 4),
    ],
    { also: ['animal', 'sea', 'beach'], ...solid },
  );
}

export function seahorse({ fill = 'orange', tone = 0 }: Paint = {}): Group {
  return concept(
    'seahorse',
    [
      area('M-18 -20C-34 -22 -38 -6 -30 2C-24 0 -18 -4 -14 -8Z', fill, tone + 0.4),
      tapered(
        [
          [-2, -30],
          [10, -12],
          [6, 14],
          [-8, 36],
          [-2, 54],
          [14, 52],
          [12, 40],
        ],
        17,
        3,
        fill,
        tone,
      ),
      area('M-16 -40C-20 -58 -8 -72 8 -70C16 -70 20 -64 24 -58L44 -52C48 -50 46 -44 42 -44L22 -42C16 -34 6 -28 -4 -30Z', fill, tone),
      area('M-16 -42L-26 -48L-18 -52L-26 -60L-14 -60L-16 -72L-4 -68L2 -78L8 -70Z', fill, tone - 0.25),
      stroke('M20 -18C12 -16 6 -16 0 -14M22 -6C12 -4 4 -4 -4 -4M20 8C12 8 4 6 -6 4M14 20C8 20 2 18 -6 14M6 30C2 30 -4 28 -8 26', 1.8, fill, {
        tone: tone - 0.35,
      }),
      ...eye(12, -56, 2.8),
    ],
    { also: ['animal', 'sea'], ...solid },
  );
}
