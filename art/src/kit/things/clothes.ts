import { concept } from '../../concept.ts';
import { circle } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint, solid } from './brush.ts';

export interface Shoe extends Paint {
  readonly kind?: 'brogue' | 'heel' | 'boot' | 'clog' | 'ballet';
  readonly pair?: 'one' | 'pair';
}

/** Stands on the origin, toe to the right. */
export function shoe({
  kind = 'brogue',
  fill = kind === 'clog' ? 'yellow' : kind === 'heel' ? 'red' : kind === 'ballet' ? 'pink' : 'brown',
  tone = -0.1,
  pair = 'one',
}: Shoe = {}): Group {
  const kinds: Record<typeof kind, Node[]> = {
    brogue: [
      area('M-44 -40C-36 -46 -14 -46 -8 -40C4 -28 26 -26 40 -20C50 -16 54 -8 52 -4H-46C-48 -16 -48 -30 -44 -40Z', fill, tone),
      area('M-48 -6H54C56 0 52 2 48 2H-16V0H-22V4H-48Z', 'dark', 0.2),
      area('M28 -23C34 -21 48 -18 52 -6H32C26 -10 24 -18 28 -23Z', fill, tone - 0.3),
      stroke('M-6 -36L6 -42M2 -30L14 -36M10 -26L22 -31', 2.2, 'dark', { tone: 0.2 }),
      stroke('M-38 -34C-40 -26 -40 -18 -39 -12', 2.4, fill, { tone: tone + 0.7, opacity: 0.7 }),
    ],
    heel: [
      area(
        'M-40 -44C-36 -50 -24 -46 -18 -36C-6 -18 20 -16 36 -10C48 -6 52 0 46 2H16C0 2 -10 -14 -20 -18C-26 -16 -30 -6 -32 2H-37C-36 -14 -42 -32 -40 -44Z',
        fill,
        tone,
      ),
      area('M-18 -36C-6 -18 20 -16 36 -10C24 -8 6 -10 -8 -22Z', fill, tone - 0.5),
      stroke('M-35 -40C-36 -32 -34 -24 -32 -18', 2.4, fill, { tone: tone + 0.8, opacity: 0.8 }),
    ],
    boot: [
      area('M-36 -108H4C2 -76 2 -56 6 -40C20 -34 38 -32 46 -20C50 -14 50 -8 48 -4H-38C-42 -40 -34 -70 -36 -108Z', fill, tone),
      area('M-42 -6H52C54 2 50 4 46 4H-8V0H-14V6H-42Z', 'dark', 0.2),
      area('M-38 -108H6V-98H-38Z', fill, tone + 0.3),
      stroke('M4 -52L-12 -56M5 -44L-12 -44M10 -38L-8 -32', 2, fill, { tone: tone - 0.5 }),
      stroke('M-28 -92C-28 -64 -32 -40 -32 -16', 3, fill, { tone: tone + 0.6, opacity: 0.7 }),
    ],
    clog: [
      area('M-46 -34C-36 -42 -16 -40 -8 -30C6 -18 26 -26 44 -36C54 -40 60 -34 56 -26C52 -10 44 2 30 2H-40C-50 -4 -52 -26 -46 -34Z', fill, tone + 0.1),
      area('M-44 -33C-34 -40 -18 -38 -10 -29C-20 -22 -38 -24 -44 -33Z', 'dark', 0.2),
      area('M16 -20C20 -26 26 -22 24 -16C30 -20 34 -14 28 -10C32 -6 26 -2 22 -6C18 0 12 -4 16 -9C10 -10 10 -18 16 -20Z', 'red', 0),
      area('M8 2h12v4h-12ZM-40 2h16v4h-16Z', fill, tone - 0.3),
    ],
    ballet: [
      stroke('M-30 -20C-44 -44 -8 -54 -26 -76M-24 -20C-4 -44 -44 -52 -20 -78', 3, fill, { tone }),
      area('M-44 -22C-34 -28 -20 -24 -12 -14C4 -6 28 -14 44 -10C52 -8 50 0 44 2H-38C-46 -2 -48 -18 -44 -22Z', fill, tone + 0.1),
      area('M-40 -21C-32 -25 -22 -22 -15 -14C-24 -8 -36 -10 -40 -21Z', fill, tone - 0.4),
    ],
  };
  const nodes: Node[] =
    pair === 'one'
      ? kinds[kind]
      : [
          { nodes: kinds[kind], transform: { move: [-14, -8], scale: 0.96 } },
          { nodes: kinds[kind], transform: { move: [14, 4] } },
        ];
  return concept(kind === 'boot' ? 'boot' : 'shoe', nodes, {
    also: ['thing', 'clothes', 'walking', ...(kind === 'clog' ? ['wood'] : kind === 'ballet' ? ['dance'] : [])],
    ...solid,
  });
}

/** Fingers up. */
export function glove({ fill = 'red', tone = -0.1 }: Paint = {}): Group {
  return concept(
    'glove',
    [
      area(
        'M-22 44L-24 4C-42 -8 -46 -24 -40 -28C-34 -30 -28 -18 -20 -14L-20 -42C-20 -50 -9 -50 -9 -42L-7 -56C-6 -63 4 -63 5 -56L6 -44C8 -52 18 -51 18 -43L18 -30C20 -38 29 -36 29 -29C30 -8 26 8 22 20V44Z',
        fill,
        tone,
      ),
      area('M-25 34H25V50H-25Z', fill, tone - 0.35),
      stroke('M-8 -40V-16M6 -42V-16M18 -34V-12', 1.8, fill, { tone: tone - 0.45 }),
      area(circle(10, 42, 3), 'yellow', 0),
      stroke('M-15 -36V-18', 2.6, fill, { tone: tone + 0.8, opacity: 0.7 }),
    ],
    { also: ['thing', 'clothes', 'hand', 'winter'], ...solid },
  );
}

export interface Hat extends Paint {
  readonly kind?: 'top hat' | 'fedora' | 'bowler' | 'straw hat' | 'beret' | 'captain' | 'wizard';
  readonly band?: Token;
}

/** Lies on the origin, its brim level. */
export function hat({
  kind = 'fedora',
  fill = kind === 'straw hat' ? 'yellow' : kind === 'wizard' ? 'violet' : 'mass',
  tone = kind === 'straw hat' ? 0.1 : -0.45,
  band = 'accent',
}: Hat = {}): Group {
  const kinds: Record<typeof kind, Node[]> = {
    'top hat': [
      area('M-54 -4C-40 6 40 6 54 -4C50 -12 -50 -12 -54 -4Z', fill, tone),
      area('M-32 -6L-36 -72C-20 -80 20 -80 36 -72L32 -6C16 -1 -16 -1 -32 -6Z', fill, tone + 0.08),
      area('M-36 -72C-20 -80 20 -80 36 -72C20 -66 -20 -66 -36 -72Z', fill, tone + 0.35),
      area('M-33 -20C-16 -14 16 -14 33 -20L32 -6C16 -1 -16 -1 -32 -6Z', band, 0),
      stroke('M-27 -62L-25 -28', 3, fill, { tone: tone + 0.9, opacity: 0.6 }),
    ],
    fedora: [
      area('M-66 -8C-40 -16 40 -16 64 -10C70 -4 40 6 0 6C-40 6 -72 0 -66 -8Z', fill, tone),
      area('M-36 -10C-38 -34 -34 -54 -20 -58C-8 -60 -4 -52 4 -54C16 -58 30 -54 34 -40C36 -30 36 -18 36 -10C16 -4 -16 -4 -36 -10Z', fill, tone + 0.08),
      area('M-37 -22C-16 -16 16 -16 36 -22V-10C16 -4 -16 -4 -36 -10Z', band, 0),
      stroke('M-18 -54C-10 -48 -8 -40 -8 -32', 2.4, fill, { tone: tone - 0.4 }),
      stroke('M-29 -30C-29 -42 -26 -50 -20 -53', 2.6, fill, { tone: tone + 0.9, opacity: 0.6 }),
    ],
    bowler: [
      area('M-56 -8C-50 -14 -40 -8 -34 -8H34C40 -8 50 -14 56 -8C52 4 30 6 0 6C-30 6 -52 4 -56 -8Z', fill, tone),
      area('M-36 -6C-40 -60 40 -60 36 -6C16 0 -16 0 -36 -6Z', fill, tone + 0.08),
      area('M-37 -18C-16 -12 16 -12 37 -18L36 -6C16 0 -16 0 -36 -6Z', fill, tone - 0.5),
      stroke('M-26 -26C-24 -36 -18 -42 -10 -44', 3.4, fill, { tone: tone + 0.9, opacity: 0.6 }),
    ],
    'straw hat': [
      area('M-66 -4C-50 -14 50 -14 66 -4C50 8 -50 8 -66 -4Z', fill, tone - 0.1),
      area('M-34 -8V-40C-20 -46 20 -46 34 -40V-8C16 -2 -16 -2 -34 -8Z', fill, tone),
      area('M-34 -40C-20 -46 20 -46 34 -40C20 -35 -20 -35 -34 -40Z', fill, tone + 0.3),
      area('M-34 -24C-16 -18 16 -18 34 -24V-8C16 -2 -16 -2 -34 -8Z', band, 0),
      stroke('M-52 -4C-40 0 -20 2 -8 2', 1.6, fill, { tone: tone - 0.4 }),
    ],
    beret: [
      area('M-50 -18C-52 -40 -20 -52 8 -48C38 -44 54 -28 46 -16C36 -6 -36 -4 -50 -18Z', fill, tone),
      area('M-36 -12C-16 -4 14 -4 32 -12V-4C14 4 -16 4 -36 -4Z', fill, tone - 0.3),
      stroke('M4 -48L8 -58', 4, fill, { tone: tone - 0.2 }),
      stroke('M-38 -24C-34 -34 -22 -40 -8 -41', 3, fill, { tone: tone + 0.8, opacity: 0.6 }),
    ],
    captain: [
      area('M-50 -36C-40 -58 40 -58 50 -36C46 -24 -46 -24 -50 -36Z', 'white', 0.5),
      area('M-36 -30H36V-12C16 -6 -16 -6 -36 -12Z', fill, tone),
      area('M-32 -12C-10 -6 14 -6 36 -12C48 -6 50 2 44 6C26 -2 -8 -2 -32 -6Z', 'dark', 0.1),
      stroke('M-34 -14C-14 -8 14 -8 34 -14', 2.4, 'yellow'),
      area('M0 -32C8 -26 8 -20 0 -14C-8 -20 -8 -26 0 -32Z', 'yellow', 0),
    ],
    wizard: [
      area('M-64 -4C-44 -14 44 -14 64 -4C44 10 -44 10 -64 -4Z', fill, tone + 0.3),
      area('M-36 -6C-24 -40 -10 -80 -22 -118C10 -104 30 -50 36 -6C16 2 -16 2 -36 -6Z', fill, tone + 0.4),
      area('M-22 -118C10 -104 30 -50 36 -6C28 -3 20 -1 10 0C18 -40 4 -90 -22 -118Z', fill, tone + 0.1),
      area('M-12 -48l3 7l7 1l-5 5l1 7l-6 -4l-6 4l1 -7l-5 -5l7 -1ZM10 -32l2 5l5 1l-4 4l1 5l-4 -3l-4 3l1 -5l-4 -4l5 -1Z', 'yellow', 0.1),
    ],
  };
  return concept('hat', kinds[kind], {
    also: [
      'thing',
      'clothes',
      ...(kind === 'top hat'
        ? ['magic', 'elegance']
        : kind === 'wizard'
          ? ['magic']
          : kind === 'captain'
            ? ['captain', 'ship']
            : kind === 'fedora'
              ? ['detective']
              : []),
    ],
    ...solid,
  });
}

/** Blows right from the origin, where it is tied or held. */
export function scarf({ fill = 'red', tone = 0, second = 'paper' }: Paint & { readonly second?: Token } = {}): Group {
  return concept(
    'scarf',
    [
      area('M0 -10C24 -26 44 8 72 -8C92 -18 112 -6 128 -14L132 10C112 20 96 8 76 16C48 28 26 0 2 12Z', fill, tone),
      area('M26 -14C34 -10 42 -6 50 -4L48 19C40 16 34 12 28 10ZM76 -9C86 -13 94 -13 102 -12L104 12C96 11 86 12 78 15Z', second, -0.05),
      stroke('M128 -14l9 -2M129 -6l9 -1M130 2l9 1M131 9l9 3', 2.6, fill, { tone: tone - 0.1 }),
    ],
    { also: ['thing', 'clothes', 'wind', 'winter'], ...solid },
  );
}

/** Hangs from the origin. */
export function coatOnHanger({ fill = 'mass', tone = -0.3, lining = 'accent' }: Paint & { readonly lining?: Token } = {}): Group {
  return concept(
    'coat',
    [
      stroke('M0 18V8C0 2 10 4 8 -4C6 -12 -6 -10 -6 -3', 3, 'grey', { tone: 0.2 }),
      stroke('M-44 40L0 18L44 40', 5, 'wood'),
      area('M-14 22C-34 28 -48 36 -54 46L-66 128H-48L-40 86L-44 190C-20 198 20 198 44 190L40 86L48 128H66L54 46C48 36 34 28 14 22L0 48Z', fill, tone),
      area('M-14 22L0 48L14 22L8 18H-8Z', lining, -0.1),
      area('M-14 22L-26 34L-14 50L-20 62L0 96V48ZM14 22L26 34L14 50L20 62L0 96V48Z', fill, tone + 0.25),
      stroke('M0 96V194', 1.8, fill, { tone: tone - 0.5 }),
      area(`${circle(6, 110, 3)}${circle(6, 134, 3)}${circle(6, 158, 3)}`, 'yellow', -0.1),
      stroke('M-34 140L-16 136M34 140L16 136', 3, fill, { tone: tone - 0.45 }),
    ],
    { also: ['thing', 'clothes'], ...solid },
  );
}

export function comb({ fill = 'hairBlond', tone = -0.12 }: Paint = {}): Group {
  return concept(
    'comb',
    [
      area('M-52 -16C-52 -22 52 -22 52 -16V-4H-52Z', fill, tone),
      stroke(Array.from({ length: 17 }, (_, i) => `M${-48 + i * 6} -4V${i < 8 ? 18 : 16}`).join(''), 2.6, fill, { tone: tone - 0.1 }),
      stroke('M-44 -16H40', 2, fill, { tone: tone + 0.8, opacity: 0.7 }),
    ],
    { also: ['thing', 'hair'], rim: 0.6 },
  );
}
