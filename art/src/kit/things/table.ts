import { concept } from '../../concept.ts';
import { circle, ellipse } from '../../path.ts';
import type { Group, Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, clear, type Paint, solid } from './brush.ts';

const steam = (x: number, y: number): Node =>
  stroke(
    `M${x} ${y}C${x - 8} ${y - 12} ${x + 8} ${y - 20} ${x} ${y - 34}M${x + 14} ${y + 2}C${x + 6} ${y - 8} ${x + 22} ${y - 16} ${x + 14} ${y - 28}`,
    3,
    'paper',
    { opacity: 0.5 },
  );

/** Stands on the origin, its handle to the right. */
export function cup({
  fill = 'paper',
  tone = -0.05,
  drink = 'brown',
  hot = 'steaming',
}: Paint & { readonly drink?: Paint['fill']; readonly hot?: 'steaming' | 'cold' } = {}): Group {
  return concept(
    'cup',
    [
      ...(hot === 'steaming' ? [steam(-8, -54)] : []),
      {
        nodes: [
          area('M-48 -6C-40 4 40 4 48 -6C40 -12 -40 -12 -48 -6Z', fill, tone - 0.15),
          area('M-26 -6C-16 -2 16 -2 26 -6C16 -9 -16 -9 -26 -6Z', fill, tone - 0.5),
          stroke('M32 -40C50 -44 52 -20 26 -20', 5.5, fill, { tone: tone - 0.1 }),
          area('M-34 -46H34C34 -18 20 -6 0 -6C-20 -6 -34 -18 -34 -46Z', fill, tone),
          area(ellipse(0, -46, 34, 7), fill, tone + 0.2),
          area(ellipse(0, -45, 29, 5), drink, -0.3),
          stroke('M-27 -34C-25 -24 -20 -17 -13 -13', 3, 'paper', { tone: 1, opacity: 0.8 }),
          stroke('M-32 -38C-10 -31 12 -31 32 -38', 2, 'accent'),
        ],
        ...solid,
      },
    ],
    { also: ['thing', 'coffee', 'tea', 'drink'] },
  );
}

export function teapot({ fill = 'accent', tone = -0.05 }: Paint = {}): Group {
  return concept(
    'teapot',
    [
      steam(-70, -62),
      {
        nodes: [
          stroke('M44 -52C78 -60 76 -12 42 -16', 7, fill, { tone: tone - 0.15 }),
          area('M-38 -22C-56 -26 -56 -46 -72 -58L-60 -62C-48 -54 -44 -44 -36 -44Z', fill, tone - 0.1),
          area('M-44 -34C-44 -58 -24 -66 0 -66C24 -66 46 -58 46 -34C46 -14 30 0 20 0H-20C-30 0 -44 -14 -44 -34Z', fill, tone),
          area('M-22 -64C-16 -74 16 -74 22 -64C10 -60 -10 -60 -22 -64Z', fill, tone + 0.25),
          area(circle(0, -75, 5), 'yellow', 0),
          area('M-20 0H20V4H-20Z', fill, tone - 0.4),
          stroke('M-43 -30C-14 -22 16 -22 45 -30', 2.4, 'yellow'),
          stroke('M-34 -42C-30 -52 -22 -57 -12 -59', 3.4, fill, { tone: tone + 0.9, opacity: 0.8 }),
        ],
        ...solid,
      },
    ],
    { also: ['thing', 'tea', 'drink'] },
  );
}

export function wineGlass({
  drink = 'red',
  tone = -0.1,
  state = 'full',
}: {
  readonly drink?: Paint['fill'] & string;
  readonly tone?: number;
  readonly state?: 'full' | 'empty' | 'spilling';
} = {}): Group {
  const glass: Node[] = [
    area('M-26 -104C-30 -72 -20 -50 0 -50C20 -50 30 -72 26 -104Z', 'paper', 0.2, { opacity: 0.4 }),
    ...(state === 'full'
      ? [
          area('M-27 -84C-26 -62 -16 -53 0 -53C16 -53 26 -62 27 -84C14 -80 -14 -80 -27 -84Z', drink, tone),
          area('M-27 -84C-14 -88 14 -88 27 -84C14 -80 -14 -80 -27 -84Z', drink, tone + 0.3),
        ]
      : []),
    ...(state === 'spilling'
      ? [
          area(
            'M27 -90C26 -62 16 -53 0 -53C-8 -53 -14 -56 -18 -62C0 -66 16 -80 26 -104C40 -112 52 -112 62 -96C58 -92 56 -86 56 -78C48 -86 36 -92 27 -90Z',
            drink,
            tone,
          ),
        ]
      : []),
    stroke('M0 -50V-6', 4, 'paper'),
    area('M-22 0C-18 -8 18 -8 22 0C12 3 -12 3 -22 0Z', 'paper', -0.1),
    stroke('M-20 -96C-21 -80 -18 -68 -12 -61', 2.6, 'paper', { tone: 1, opacity: 0.9 }),
    stroke('M-26 -104H26', 1.8, 'paper', { tone: 0.3, opacity: 0.9 }),
  ];
  return concept('wine glass', [{ nodes: glass, ...(state === 'spilling' ? { transform: { turn: 34 } } : {}) }], {
    also: ['thing', 'glass', 'wine', 'drink'],
    ...clear,
  });
}

export interface Bottle extends Paint {
  readonly kind?: 'wine' | 'ink' | 'poison' | 'milk';
}

export function bottle({ kind = 'wine', fill = kind === 'milk' ? 'white' : 'green', tone = -0.25 }: Bottle = {}): Group {
  const kinds: Record<typeof kind, Node[]> = {
    wine: [
      area('M-20 0V-70C-20 -86 -8 -88 -8 -104V-136H8V-104C8 -88 20 -86 20 -70V0C20 4 -20 4 -20 0Z', fill, tone),
      area('M-9 -138H9V-116H-9Z', 'red', -0.2),
      area('M-20 -58H20V-20H-20Z', 'paper', -0.1),
      stroke('M-10 -44H10M-12 -36H12M-8 -28H8', 2, 'grey', { tone: -0.1 }),
      stroke('M-14 -8V-14M-14 -64V-72C-14 -78 -8 -84 -5 -92', 3, fill, { tone: tone + 0.9, opacity: 0.8 }),
    ],
    ink: [
      area('M-28 0V-30C-28 -40 -12 -40 -12 -48H12C12 -40 28 -40 28 -30V0C28 3 -28 3 -28 0Z', 'dark', 0.35),
      area('M-14 -58H14V-47H-14Z', 'wood', 0),
      area('M-20 -26H20V-10H-20Z', 'paper', -0.1),
      stroke('M-23 -6V-28', 2.6, 'paper', { tone: 0.6, opacity: 0.6 }),
    ],
    poison: [
      area('M-26 -14C-34 -44 -8 -48 -8 -66V-78H8V-66C8 -48 34 -44 26 -14C22 2 -22 2 -26 -14Z', fill, tone + 0.2),
      area('M-10 -90H10V-76H-10Z', 'wood', -0.1),
      area('M-13 -30C-13 -42 13 -42 13 -30C13 -26 10 -24 9 -22V-16H-9V-22C-10 -24 -13 -26 -13 -30Z', 'paper', -0.05),
      area(`${circle(-5, -29, 3.2)}${circle(5, -29, 3.2)}M0 -26L2 -22H-2Z`, 'dark'),
      stroke('M-19 -20C-21 -34 -10 -42 -5 -50', 2.6, fill, { tone: tone + 0.9, opacity: 0.8 }),
    ],
    milk: [
      area('M-20 0V-50C-20 -66 -10 -70 -10 -82H10C10 -70 20 -66 20 -50V0C20 3 -20 3 -20 0Z', fill, 0.4),
      area('M-12 -88H12V-80H-12Z', 'blue', 0.1),
      area('M-20 -56C-8 -52 8 -60 20 -56V-50H-20Z', 'grey', 0.4),
      stroke('M-14 -8V-40', 3, 'paper', { tone: 1, opacity: 0.9 }),
    ],
  };
  return concept('bottle', kinds[kind], {
    also: ['thing', 'glass', ...({ wine: ['wine', 'drink'], ink: ['ink', 'writing'], poison: ['poison', 'danger'], milk: ['milk', 'drink'] } as const)[kind]],
    ...solid,
  });
}

/** Lies on its side, cork to the right; what is inside is drawn around the middle, within 56 × 22 to each side. */
export function lyingBottle({
  holds = 'message',
  inside = [],
}: {
  readonly holds?: 'message' | 'ship' | 'own';
  readonly inside?: readonly Node[];
} = {}): Group {
  const glass = 'M-84 -26C-88 -10 -88 10 -84 26C-80 32 -40 32 24 31C48 30 52 14 68 12H88V-12H68C52 -14 48 -30 24 -31C-40 -32 -80 -32 -84 -26Z';
  const ship: Node[] = [
    area('M-46 14H30L20 26H-36Z', 'wood', 0),
    stroke('M-24 14V-24M4 14V-28', 2.2, 'wood', { tone: -0.3 }),
    area('M-22 -22C-8 -18 -8 -2 -22 4ZM-26 -18C-36 -10 -38 2 -40 8H-26ZM6 -26C22 -20 22 -4 6 4ZM2 -20C-6 -12 -8 0 -8 6H2Z', 'paper', 0),
    area('M4 -28l10 3l-10 3Z', 'red'),
    area('M-70 26C-50 20 -30 30 -10 25C10 20 30 30 44 24L40 30H-70Z', 'blue', 0.1),
  ];
  const message: Node[] = [
    {
      nodes: [
        area('M-40 -13C-36 -18 -36 18 -40 13C-44 18 -44 -18 -40 -13ZM-40 -13H36V13H-40Z', 'paper', -0.05),
        area('M36 -13C42 -17 42 17 36 13C31 16 31 -16 36 -13Z', 'paper', -0.35),
        area('M-6 -14H4V14H-6Z', 'red', 0),
      ],
      transform: { turn: -5, move: [-20, 4] },
    },
  ];
  return concept(
    holds === 'message' ? 'message in a bottle' : holds === 'ship' ? 'ship in a bottle' : 'bottle',
    [
      area(glass, 'green', 0.5, { opacity: 0.35 }),
      ...(holds === 'message' ? message : holds === 'ship' ? ship : inside),
      { nodes: [stroke(glass, 3, 'paper', { tone: -0.1, opacity: 0.9 }), area('M84 -10H104C107 -8 107 8 104 10H84Z', 'wood', 0.2)], rim: 0.7 },
      stroke('M-76 -20C-40 -25 -10 -25 22 -24C36 -23 42 -14 54 -9', 3, 'paper', { tone: 1, opacity: 0.85 }),
      stroke('M-78 14C-77 20 -74 23 -68 24', 2.6, 'paper', { tone: 1, opacity: 0.6 }),
    ],
    { also: ['thing', 'glass', 'bottle', 'sea', ...(holds === 'message' ? ['letter', 'message', 'hope'] : holds === 'ship' ? ['ship'] : [])] },
  );
}
