import { concept } from '../../concept.ts';
import { circle, ellipse } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint, solid } from './brush.ts';

/** Points up; open or closed. */
export function scissors({ fill = 'accent', tone = 0, open = 16 }: Paint & { readonly open?: number } = {}): Group {
  const half = (turn: number, tint: number): Node => ({
    nodes: [
      area('M-5 0L-3 -70C-2 -76 2 -76 4 -66L6 0Z', 'grey', 0.35 + tint),
      stroke('M0 6C-2 16 -14 18 -16 32C-16 50 8 50 8 32C8 22 4 16 2 6', 7, fill, { tone: tone + tint }),
    ],
    transform: { turn },
  });
  return concept('scissors', [{ nodes: [half(open, -0.2)], transform: { flip: true } }, half(open, 0), area(circle(0, 0, 4), 'yellow', 0)], {
    also: ['thing', 'cut', 'tailor'],
    rim: 0.7,
  });
}

/** The needle points to the upper right; its thread curls to the left. */
export function needle({ thread = 'red' }: { readonly thread?: Token } = {}): Group {
  return concept(
    'needle',
    [
      stroke('M-26 22C-60 40 -84 8 -60 -8C-40 -20 -30 14 -54 30C-72 42 -96 34 -104 20', 2, thread),
      area('M60 -52L-24 26C-30 30 -34 26 -30 20Z', 'grey', 0.4),
      stroke('M-22 18L-14 10', 2, 'dark', { tone: 0.1 }),
    ],
    { also: ['thing', 'thread', 'tailor', 'sharp'], rim: 0.6 },
  );
}

export function wool({ fill = 'accent', tone = 0 }: Paint = {}): Group {
  return concept(
    'ball of wool',
    [
      stroke('M28 26C56 40 60 12 86 24C98 30 104 26 110 20', 3, fill, { tone }),
      area(circle(0, 0, 38), fill, tone),
      stroke(
        'M-34 -14C-14 -30 14 -30 32 -18M-37 0C-14 -16 16 -16 37 -4M-34 16C-14 0 16 0 35 12M-22 -30C-6 -10 -2 16 -14 35M-4 -37C12 -16 16 14 6 37M16 -34C30 -16 34 8 26 27',
        2.2,
        fill,
        { tone: tone - 0.35 },
      ),
      stroke('M-28 -14C-22 -24 -12 -30 -2 -31', 3, fill, { tone: tone + 0.7, opacity: 0.7 }),
      stroke('M-50 -40L30 20M-20 -58L20 34', 4, 'wood', { tone: 0.4 }),
      area(`${circle(-51, -41, 5)}${circle(-21, -59, 5)}`, 'wood', 0.2),
    ],
    { also: ['thing', 'thread', 'knitting', 'cat'], ...solid },
  );
}

export function button({ fill = 'accent', tone = 0 }: Paint = {}): Group {
  return concept(
    'button',
    [
      area(circle(0, 0, 32), fill, tone),
      stroke(circle(0, 0, 23), 3, fill, { tone: tone - 0.3 }),
      area(`${circle(-8, -8, 4.5)}${circle(8, -8, 4.5)}${circle(-8, 8, 4.5)}${circle(8, 8, 4.5)}`, 'dark', 0.1),
      stroke('M-8 -8L8 8M8 -8L-8 8', 2.6, 'paper'),
      stroke('M-26 -6C-24 -17 -16 -24 -7 -26', 3, fill, { tone: tone + 0.8, opacity: 0.8 }),
    ],
    { also: ['thing', 'clothes', 'tailor'], ...solid },
  );
}

/** Head up; held at the origin. */
export function hammer({ fill = 'grey', tone = -0.1 }: Paint = {}): Group {
  return concept(
    'hammer',
    [
      area('M-5 -50H5L7 40C4 46 -4 46 -7 40Z', 'wood', 0.1),
      area('M-28 -72H14C30 -72 40 -62 46 -50C34 -56 24 -54 14 -50H-28C-34 -50 -34 -72 -28 -72Z', fill, tone),
      area('M-34 -74H-24V-48H-34Z', fill, tone + 0.3),
      stroke('M-20 -67H12', 2.4, fill, { tone: tone + 0.8, opacity: 0.7 }),
    ],
    { also: ['thing', 'tool', 'work'], ...solid },
  );
}

export function saw({ fill = 'grey', tone = 0.2 }: Paint = {}): Group {
  const teeth = Array.from({ length: 15 }, (_, i) => `L${70 - i * 7 - 3.5} ${18 + i * 0.8}L${70 - i * 7 - 7} ${10 + i * 0.9}`).join('');
  return concept(
    'saw',
    [
      area(`M-30 -20L74 -6V10${teeth}L-34 22Z`, fill, tone),
      area(
        'M-72 -22C-60 -34 -36 -32 -28 -22L-30 26C-40 34 -64 32 -70 20C-62 12 -64 -6 -72 -22ZM-56 -10C-50 -16 -42 -14 -40 -8L-42 12C-46 18 -54 16 -54 8Z',
        'wood',
        0.1,
        { evenOdd: true },
      ),
      stroke('M-24 -14L66 -2', 2, fill, { tone: tone + 0.8, opacity: 0.7 }),
    ],
    { also: ['thing', 'tool', 'work'], rim: 0.7 },
  );
}

export function nails(): Group {
  const nail = (x: number, y: number, turn: number): Node => ({
    nodes: [area('M-10 -34H10V-29H2.400L1 32L0 36L-1 32L-2.400 -29H-10Z', 'grey', 0.15)],
    transform: { move: [x, y], turn },
  });
  return concept('nail', [nail(-26, 4, -24), nail(4, 0, 6), nail(30, 6, 34)], { also: ['thing', 'tool', 'iron'], rim: 0.6 });
}

export function palette({ fill = 'hairBlond', tone = -0.1 }: Paint = {}): Group {
  const dabs: readonly (readonly [number, number, Token])[] = [
    [-40, -8, 'red'],
    [-26, -28, 'orange'],
    [0, -36, 'yellow'],
    [28, -30, 'green'],
    [46, -10, 'blue'],
    [44, 12, 'violet'],
  ];
  return concept(
    'palette',
    [
      area(
        'M-62 0C-62 -34 -30 -54 8 -52C46 -50 68 -26 64 4C62 22 44 24 32 20C20 16 14 26 18 36C20 46 8 50 -8 48C-42 44 -62 26 -62 0ZM-30 16a10 8 0 1 0 20 0a10 8 0 1 0 -20 0Z',
        fill,
        tone,
        { evenOdd: true },
      ),
      ...dabs.map(([x, y, colour]): Node => area(`M${x - 8} ${y}c-2 -8 6 -10 10 -7c8 0 8 10 2 12c-6 4 -12 2 -12 -5Z`, colour, 0.05)),
      stroke('M-20 16L54 76', 4, 'wood', { tone: -0.2 }),
      area('M54 70L62 78L78 96L66 92Z', 'accent', 0),
      area('M50 66L58 74L54 80L46 72Z', 'grey', 0.3),
    ],
    { also: ['thing', 'art', 'painting', 'colour'], rim: 0.7 },
  );
}

/** Bristles up. */
export function brush({ fill = 'accent', tone = 0 }: Paint = {}): Group {
  return concept(
    'brush',
    [
      area('M-4 -14H4L3 60C1 66 -1 66 -3 60Z', 'wood', 0.1),
      area('M-7 -32H7L5 -12H-5Z', 'grey', 0.3),
      area('M-8 -32C-12 -46 -4 -58 2 -68C8 -56 12 -46 8 -32Z', fill, tone),
      stroke('M-3 -36C-4 -46 -1 -52 1 -58', 2, fill, { tone: tone + 0.7 }),
    ],
    { also: ['thing', 'art', 'painting'], ...solid },
  );
}

/** Stands on the origin; the picture is drawn around the middle of the canvas, 96 × 116. */
export function easel({
  ground = 'paper',
  groundTone = 0,
  inside = [],
}: {
  readonly ground?: Token;
  readonly groundTone?: number;
  readonly inside?: readonly Node[];
} = {}): Group {
  return concept(
    'easel',
    [
      stroke('M0 -196L30 0', 5, 'wood', { tone: -0.4 }),
      stroke('M-6 -200L-50 0M6 -200L50 0', 6, 'wood'),
      { nodes: [area('M-52 -178H52V-58H-52Z', ground, groundTone)], rim: 0.7, shade: { to: [0.5, 1], depth: 0.2 } },
      { nodes: [{ nodes: inside, transform: { move: [0, -118] } }], clip: 'M-50 -176H50V-60H-50Z' },
      area('M-60 -60H60V-50H-60ZM-8 -188H8V-176H-8Z', 'wood', 0.15),
    ],
    { also: ['thing', 'art', 'painting', 'picture'] },
  );
}

/** Point down, at the origin. */
export function pencil({ fill = 'yellow', tone = 0 }: Paint = {}): Group {
  return concept(
    'pencil',
    [
      area('M-9 -24H9V-110H-9Z', fill, tone),
      area('M-9 -24H-3V-110H-9Z', fill, tone + 0.3),
      area('M3 -24H9V-110H3Z', fill, tone - 0.25),
      area('M-9 -24L0 0L9 -24C6 -29 3 -22 0 -26C-3 -22 -6 -29 -9 -24Z', 'wood', 0.6),
      area('M-3 -8L0 0L3 -8Z', 'dark'),
      area('M-9 -118H9V-110H-9Z', 'grey', 0.3),
      area('M-8 -130C-6 -134 6 -134 8 -130V-118H-8Z', 'pink', 0),
    ],
    { also: ['thing', 'writing', 'drawing', 'school'], ...solid },
  );
}

/** Point down, at the origin. */
export function quill({ fill = 'paper', tone = 0 }: Paint = {}): Group {
  return concept(
    'quill',
    [
      area('M6 -26C-6 -64 10 -122 48 -146C62 -110 50 -56 14 -24Z', fill, tone),
      area('M8 -26C20 -60 34 -104 48 -146C62 -110 50 -56 14 -24Z', fill, tone - 0.18),
      stroke('M0 0C10 -40 28 -98 46 -140', 2.4, fill, { tone: tone - 0.4 }),
      stroke('M18 -60L4 -66M24 -80L10 -88M30 -60L44 -70M34 -84L50 -96', 1.6, fill, { tone: tone - 0.35 }),
      area('M-1.500 0L4 -20L8 -18Z', 'dark'),
    ],
    { also: ['thing', 'writing', 'feather', 'letter'], rim: 0.7 },
  );
}

/** Stands on the origin, the quill in it or not. */
export function inkPot({ holds = 'quill' }: { readonly holds?: 'quill' | 'nothing' } = {}): Group {
  return concept(
    'ink pot',
    [
      ...(holds === 'quill' ? [{ nodes: [quill()], transform: { move: [0, -22] as const, turn: 8 } }] : []),
      {
        nodes: [
          area('M-30 0C-36 -22 -24 -36 -12 -40V-48H12V-40C24 -36 36 -22 30 0C16 5 -16 5 -30 0Z', 'blue', -0.55),
          area('M-14 -54H14V-46H-14Z', 'yellow', -0.15),
          stroke('M-22 -8C-24 -20 -18 -28 -11 -32', 3, 'paper', { tone: 0.8, opacity: 0.8 }),
        ],
        ...solid,
      },
      area(ellipse(40, 0, 12, 3), 'blue', -0.6),
    ],
    { also: ['thing', 'writing', 'ink'] },
  );
}
