import { concept } from '../../concept.ts';
import { circle, ellipse } from '../../path.ts';
import type { Group, Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, clear, type Paint, solid } from '../things/brush.ts';

const mirrored = (nodes: readonly Node[]): Node[] => [{ nodes }, { nodes, transform: { flip: true } }];

export interface Butterfly extends Paint {
  readonly pose?: 'open' | 'side';
  readonly second?: Paint['fill'];
}

/** Open it is seen from above, head up; from the side its wings are folded, facing right. */
export function butterfly({ pose = 'open', fill = 'accent', tone = 0, second = 'accent2' }: Butterfly = {}): Group {
  const wing: Node[] = [
    area('M3 -8C14 -40 44 -58 64 -50C74 -36 60 -6 34 0C22 2 10 0 3 -2Z', fill, tone),
    area('M3 0C20 -2 42 4 46 20C48 38 34 48 24 42C14 34 6 16 3 4Z', fill, tone - 0.2),
    area('M46 -46C56 -50 66 -46 66 -40C64 -30 56 -26 50 -28C44 -34 42 -42 46 -46Z', 'dark', 0.1),
    area(`${circle(55, -39, 3.4)}`, second, 0.2),
    area('M14 -12C22 -28 34 -36 40 -30C42 -20 30 -10 14 -8Z', second, 0),
    area(circle(30, 24, 7), second, -0.05),
    area(circle(30, 24, 3), 'dark', 0.1),
  ];
  const side: Node[] = [
    area('M0 0C-44 -14 -66 -46 -58 -76C-30 -82 2 -52 8 -8Z', fill, tone),
    area('M-2 0C-34 4 -52 -10 -54 -26C-34 -30 -10 -16 4 -4Z', fill, tone - 0.25),
    area('M-50 -62C-40 -62 -34 -54 -38 -46C-46 -44 -54 -54 -50 -62Z', second, 0),
    stroke('M2 -6C-12 -30 -30 -54 -50 -68M2 -4C-14 -14 -32 -22 -48 -24', 1.6, fill, { tone: tone - 0.45 }),
    area('M-8 0C-4 -6 12 -8 18 -4C18 2 0 6 -8 0Z', 'dark', 0.1),
    stroke('M16 -4C22 -12 26 -16 32 -16M17 -3C24 -6 28 -8 34 -6', 1.4, 'dark', { tone: 0.1 }),
  ];
  return concept(
    'butterfly',
    pose === 'open'
      ? [
          ...mirrored(wing),
          area('M-3 -22C-2 -26 2 -26 3 -22L3.400 22C2 30 -2 30 -3.400 22Z', 'dark', 0.15),
          stroke('M-1 -24C-4 -34 -10 -40 -14 -42M1 -24C4 -34 10 -40 14 -42', 1.4, 'dark', { tone: 0.2 }),
        ]
      : side,
    { also: ['animal', 'insect', 'flying', 'summer'], ...clear },
  );
}

export function moth({ fill = 'brick4', tone = 0.2 }: Paint = {}): Group {
  const wing: Node[] = [
    area('M4 -16C24 -30 54 -28 72 -12C66 10 50 22 30 24C16 24 6 14 4 4Z', fill, tone),
    area('M4 4C16 12 34 22 38 36C30 46 14 44 4 26Z', fill, tone - 0.25),
    stroke('M60 -14C54 0 44 12 30 18M44 -20C38 -6 28 4 14 8', 2.4, fill, { tone: tone - 0.5 }),
    area(circle(44, -6, 7), fill, tone - 0.6),
    area(circle(44, -6, 3.6), 'light', 0.2),
  ];
  return concept(
    'moth',
    [
      ...mirrored(wing),
      area('M-8 -18C-6 -28 6 -28 8 -18L6 30C2 38 -2 38 -6 30Z', fill, tone - 0.35),
      stroke('M-3 -26C-10 -36 -18 -40 -26 -38M3 -26C10 -36 18 -40 26 -38M-10 -33l-2 -6M-16 -37l-1 -6M10 -33l2 -6M16 -37l1 -6', 1.8, fill, { tone: tone - 0.4 }),
      stroke('M-5 -4H5M-5 4H5M-5 12H5', 2, fill, { tone: tone + 0.3 }),
    ],
    { also: ['animal', 'insect', 'night', 'light'], ...clear },
  );
}

/** Flies right. */
export function bee({ fill = 'yellow', tone = 0 }: Paint = {}): Group {
  return concept(
    'bee',
    [
      area('M-4 -12C-22 -34 -20 -56 -6 -58C8 -56 8 -32 4 -12ZM4 -12C2 -34 16 -50 28 -46C36 -36 22 -20 10 -10Z', 'paper', 0.2, { opacity: 0.7 }),
      area('M-40 4C-36 -14 -10 -18 12 -14C28 -12 38 -4 36 6C32 20 -8 24 -26 16C-34 12 -40 8 -40 4Z', fill, tone),
      area(
        'M-28 -9C-24 0 -24 10 -26 16C-20 19 -16 20 -12 20C-10 8 -10 -6 -14 -15C-20 -14 -24 -12 -28 -9ZM0 -16C6 -6 6 10 2 20C8 20 12 19 16 18C20 6 18 -8 12 -14Z',
        'dark',
        0.1,
      ),
      area(circle(34, 0, 12), 'dark', 0.15),
      area(circle(38, -3, 3), 'paper', 0.5),
      stroke('M38 -10C42 -18 48 -22 54 -20M34 -12C36 -20 40 -26 46 -28', 1.8, 'dark', { tone: 0.1 }),
      area('M-40 4L-50 6L-38 9Z', 'dark'),
    ],
    { also: ['animal', 'insect', 'honey', 'flying', 'work'], ...clear },
  );
}

/** From above, head up to the right. */
export function dragonfly({ fill = 'accent', tone = 0 }: Paint = {}): Group {
  const wings = 'M0 -12C20 -26 60 -34 84 -24C86 -14 50 -6 2 -6ZM2 -4C24 -6 62 2 78 16C70 24 30 14 2 2Z';
  return concept(
    'dragonfly',
    [
      {
        nodes: [
          ...mirrored([area(wings, 'paper', 0.2, { opacity: 0.55 }), stroke('M4 -10C30 -18 56 -22 80 -22M4 -2C30 2 54 8 72 16', 1, 'grey')]),
          stroke('M0 0V70', 6, fill, { tone: tone - 0.1 }),
          stroke('M-3 14H3M-3 28H3M-3 42H3M-3 56H3', 2, 'dark', { tone: 0.2 }),
          area(ellipse(0, -8, 8, 16), fill, tone),
          area(`${circle(-6, -26, 6.5)}${circle(6, -26, 6.5)}`, 'green', 0.1),
        ],
        transform: { turn: 28 },
      },
    ],
    { also: ['animal', 'insect', 'flying', 'pond'], ...clear },
  );
}

export function beetle({ fill = 'green', tone = -0.3, kind = 'scarab' }: Paint & { readonly kind?: 'scarab' | 'stag' | 'ladybird' } = {}): Group {
  const shell = kind === 'ladybird' ? 'red' : fill;
  const spots: Node[] =
    kind === 'ladybird'
      ? [
          area(
            [
              [-14, -6],
              [-18, 12],
              [-8, 26],
              [14, -6],
              [18, 12],
              [8, 26],
            ]
              .map(([x = 0, y = 0]) => circle(x, y, 5))
              .join(''),
            'dark',
          ),
        ]
      : [];
  return concept(
    'beetle',
    [
      stroke('M-26 -10L-46 -24M-30 8H-52M-26 24L-44 42M26 -10L46 -24M30 8H52M26 24L44 42', 4, 'dark', { tone: 0.1 }),
      ...(kind === 'stag'
        ? [stroke('M-8 -44C-24 -56 -22 -74 -6 -80M-18 -62L-8 -62M8 -44C24 -56 22 -74 6 -80M18 -62L8 -62', 4.5, 'brown', { tone: -0.2 })]
        : [stroke('M-6 -44C-10 -52 -16 -56 -22 -56M6 -44C10 -52 16 -56 22 -56', 2, 'dark', { tone: 0.1 })]),
      area('M-14 -30C-14 -48 14 -48 14 -30Z', 'dark', 0.2),
      area('M-24 -14C-24 -34 24 -34 24 -14Z', shell, kind === 'ladybird' ? -0.7 : tone - 0.2),
      area('M0 -16C34 -22 40 20 20 38C12 46 -12 46 -20 38C-40 20 -34 -22 0 -16Z', shell, kind === 'ladybird' ? 0 : tone),
      stroke('M0 -16V42', 2.4, 'dark'),
      ...spots,
      stroke('M-22 -4C-26 8 -24 20 -18 30', 4, shell, { tone: 0.8, opacity: 0.6 }),
    ],
    { also: ['animal', 'insect', ...(kind === 'ladybird' ? ['ladybird', 'luck'] : [])], ...solid },
  );
}

/** Hangs on its thread from the origin, `thread` far down; 0 for none. */
export function spider({ fill = 'mass', tone = -0.7, thread = 80 }: Paint & { readonly thread?: number } = {}): Group {
  const y = thread;
  const half = stroke(
    `M8 ${y + 10}C30 ${y - 14} 44 ${y - 10} 52 ${y + 20}M10 ${y + 14}C36 ${y + 2} 52 ${y + 14} 58 ${y + 44}M10 ${y + 18}C34 ${y + 18} 46 ${y + 36} 46 ${y + 66}M8 ${y + 22}C24 ${y + 32} 30 ${y + 52} 26 ${y + 78}`,
    3,
    fill,
    { tone: tone + 0.1 },
  );
  return concept(
    'spider',
    [
      ...(thread > 0 ? [stroke(`M0 0V${y}`, 1.2, 'paper', { opacity: 0.8 })] : []),
      ...mirrored([half]),
      area(ellipse(0, y + 2, 19, 22), fill, tone),
      area(circle(0, y + 24, 12), fill, tone + 0.15),
      area(`M0 ${y - 12}L5 ${y - 2}L0 ${y + 10}L-5 ${y - 2}Z`, 'red', 0),
      area(`${circle(-4, y + 29, 2.4)}${circle(4, y + 29, 2.4)}`, 'light', 0.3),
    ],
    { also: ['animal', 'insect', 'web', 'fear'], rim: 0.7 },
  );
}
