import { concept } from '../../concept.ts';
import { circle, ellipse } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, around, type Paint, solid } from './brush.ts';

/** Sits on the origin, the middle of its lower edge. */
export function crown({ fill = 'yellow', tone = 0.05, gem = 'red' }: Paint & { readonly gem?: Token } = {}): Group {
  return concept(
    'crown',
    [
      area('M-46 -14C-30 -22 30 -22 46 -14L42 -44L26 -28L0 -60L-26 -28L-42 -44Z', fill, tone - 0.5),
      area('M-48 0L-56 -58L-28 -32L0 -70L28 -32L56 -58L48 0C24 8 -24 8 -48 0Z', fill, tone),
      area('M0 -70L28 -32L56 -58L48 0C34 4 16 6 0 6Z', fill, tone - 0.18),
      area(`${circle(-56, -61, 6)}${circle(0, -74, 7)}${circle(56, -61, 6)}`, fill, tone + 0.3),
      area('M-48 0L-50 -14C-26 -6 26 -6 50 -14L48 0C24 8 -24 8 -48 0Z', fill, tone - 0.3),
      area('M0 -32L8 -22L0 -12L-8 -22Z', gem, 0.05),
      area(`${circle(-28, -2, 4)}${circle(28, -2, 4)}${circle(0, 0, 4)}`, 'paper', 0),
      stroke('M-44 -14L-49 -46', 3, fill, { tone: tone + 0.9, opacity: 0.8 }),
    ],
    { also: ['thing', 'king', 'queen', 'gold', 'power'], ...solid },
  );
}

export function diamond({ fill = 'blue', tone = 0.6 }: Paint = {}): Group {
  return concept(
    'diamond',
    [
      area('M-30 -30H30L48 -8L0 46L-48 -8Z', fill, tone),
      area('M-30 -30L-20 -8H-48ZM30 -30L20 -8H0L0 -30Z', fill, tone + 0.5),
      area('M20 -8L0 46L48 -8Z', fill, tone - 0.35),
      area('M-48 -8H-20L0 46Z', fill, tone - 0.15),
      area('M0 -30L-20 -8H0Z', fill, tone + 0.8),
      stroke('M-58 -36L-50 -30M-54 -46L-50 -40M56 -40L62 -46', 2.6, 'paper', { tone: 1 }),
    ],
    { also: ['thing', 'jewel', 'treasure', 'riches'], rim: 0.8 },
  );
}

export function ring({ fill = 'yellow', tone = -0.05, gem = 'accent2' }: Paint & { readonly gem?: Token } = {}): Group {
  return concept(
    'ring',
    [
      stroke(circle(0, 14, 28), 7, fill, { tone }),
      stroke('M-21 -2C-14 -10 -6 -13 2 -13', 2, fill, { tone: tone + 0.9 }),
      area('M-12 -18L-8 -10H8L12 -18Z', fill, tone - 0.3),
      area('M-13 -38H13L20 -29L0 -12L-20 -29Z', gem, 0.2),
      area('M-13 -38L-6 -29H-20ZM13 -38L6 -29L0 -38Z', gem, 0.8),
      area('M6 -29L0 -12L20 -29Z', gem, -0.2),
    ],
    { also: ['thing', 'jewel', 'love', 'wedding', 'gold'], rim: 0.6 },
  );
}

/** Hangs from two points of a neck, at (±40, 0). */
export function pearlNecklace({ fill = 'paper', tone = 0.1, state = 'whole' }: Paint & { readonly state?: 'whole' | 'torn' } = {}): Group {
  const bead = (x: number, y: number, r: number): Node[] => [
    area(circle(x, y, r), fill, tone),
    area(circle(x + r * 0.2, y + r * 0.3, r * 0.75), fill, tone - 0.2),
    area(circle(x - r * 0.3, y - r * 0.3, r * 0.5), fill, tone + 0.7),
  ];
  const count = 17;
  const beads = Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1);
    return bead(-40 + 80 * t, Math.sin(t * Math.PI) ** 0.8 * 64, 4 + Math.sin(t * Math.PI) * 2.4);
  });
  const whole =
    state === 'whole'
      ? beads.flat()
      : [...beads.slice(0, 7).flat(), ...beads.slice(11).flat(), ...bead(-8, 78, 6), ...bead(10, 92, 6), ...bead(2, 112, 6), ...bead(24, 118, 5.5)];
  return concept('pearl necklace', whole, { also: ['thing', 'jewel', 'pearl', 'riches'], rim: 0.5 });
}

const coin = (x: number, y: number, fill: Token, tone: number): Node[] => [
  area(`M${x - 20} ${y}v7c0 8 40 8 40 0v-7Z`, fill, tone - 0.4),
  area(ellipse(x, y, 20, 7), fill, tone),
  stroke(ellipse(x, y, 14, 4.6), 1.4, fill, { tone: tone - 0.35 }),
];

/** Piles of them on the origin. */
export function coins({ fill = 'yellow', tone = 0, count = 9 }: Paint & { readonly count?: number } = {}): Group {
  const piles: readonly (readonly [number, number])[] = [
    [-30, 0],
    [14, 4],
    [-8, -6],
    [46, 0],
  ];
  const nodes = Array.from({ length: count }, (_, i) => {
    const pile = piles[[0, 1, 1, 0, 1, 2, 1, 0, 3, 1, 2, 0][i % 12] ?? 0] ?? [0, 0];
    const below = Array.from({ length: i }, (_, k) => [0, 1, 1, 0, 1, 2, 1, 0, 3, 1, 2, 0][k % 12]).filter(
      k => k === ([0, 1, 1, 0, 1, 2, 1, 0, 3, 1, 2, 0][i % 12] ?? 0),
    ).length;
    return { y: pile[1], z: below, nodes: coin(pile[0], pile[1] - 8 - below * 8, fill, tone + (i % 2) * 0.1) };
  });
  return concept(
    'coin',
    nodes.toSorted((a, b) => a.y - b.y || a.z - b.z).flatMap(c => c.nodes),
    { also: ['thing', 'money', 'gold', 'riches'], rim: 0.7 },
  );
}

/** One, from the front. */
export function coinFace({ fill = 'yellow', tone = -0.05 }: Paint = {}): Group {
  return concept(
    'coin',
    [
      area(circle(0, 0, 40), fill, tone - 0.25),
      area(circle(0, 0, 37), fill, tone),
      stroke(circle(0, 0, 31), 2, fill, { tone: tone - 0.35 }),
      area('M-16 12L-20 -14L-8 -4L0 -20L8 -4L20 -14L16 12Z', fill, tone - 0.4),
      stroke('M-29 -8C-26 -20 -18 -28 -8 -31', 3, fill, { tone: tone + 0.9, opacity: 0.8 }),
    ],
    { also: ['thing', 'money', 'gold'], ...solid },
  );
}

export function purse({ fill = 'accent', tone = -0.1 }: Paint = {}): Group {
  return concept(
    'purse',
    [
      stroke('M-30 -24C-40 -84 40 -84 30 -24', 4, 'yellow', { tone: -0.15 }),
      area('M-36 -26C-56 0 -58 30 -40 42C-16 52 16 52 40 42C58 30 56 0 36 -26Z', fill, tone),
      area('M-38 -30H38C42 -24 42 -18 38 -16H-38C-42 -18 -42 -24 -38 -30Z', 'yellow', -0.1),
      area(`${circle(-5, -33, 5)}${circle(5, -33, 5)}`, 'yellow', 0.1),
      stroke('M-44 14C-46 22 -44 30 -38 35M-20 -8C-24 8 -24 20 -20 34M20 -8C24 8 24 20 20 34', 2.2, fill, { tone: tone - 0.4 }),
    ],
    { also: ['thing', 'money', 'bag'], ...solid },
  );
}

export function moneyBag({ fill = 'hairBlond', tone = -0.12 }: Paint = {}): Group {
  return concept(
    'money bag',
    [
      area('M-16 -66C-26 -78 -20 -90 -12 -86C-6 -92 4 -92 8 -86C18 -90 26 -78 16 -66Z', fill, tone - 0.1),
      area('M-14 -62H14C44 -40 58 -4 44 -4C40 4 -40 4 -44 -4C-58 -4 -44 -40 -14 -62Z', fill, tone),
      area('M14 -62C44 -40 58 -4 44 -4C42 0 24 2 4 2C22 -20 22 -44 4 -62Z', fill, tone - 0.2),
      stroke('M-18 -64C-6 -60 6 -60 18 -64', 5, 'red', { tone: -0.1 }),
      stroke('M16 -62C26 -56 24 -48 30 -44', 3, 'red', { tone: -0.1 }),
      area(circle(-4, -26, 13), 'yellow', 0),
      stroke(circle(-4, -26, 8.5), 1.8, 'yellow', { tone: -0.4 }),
      stroke('M-34 -12C-34 -26 -26 -40 -16 -48', 3, fill, { tone: tone + 0.7, opacity: 0.7 }),
    ],
    { also: ['thing', 'money', 'riches', 'thief'], ...solid },
  );
}

/** Stands on the origin; open, it shines. `inside` lies on the gold. */
export function treasureChest({
  fill = 'wood',
  tone = 0,
  state = 'open',
  inside = [],
}: Paint & { readonly state?: 'open' | 'closed'; readonly inside?: readonly Node[] } = {}): Group {
  const box: Node[] = [
    area('M-70 -48H70V0H-70Z', fill, tone),
    stroke('M-70 -30H70M-70 -14H70', 1.8, fill, { tone: tone - 0.4 }),
    area('M-70 -48h14v48h-14ZM56 -48h14v48h-14ZM-70 -48H70v7H-70ZM-70 -7H70v7H-70Z', 'yellow', -0.35),
    area('M-12 -54H12V-30H-12Z', 'yellow', -0.1),
    area(`${circle(0, -44, 3.4)}M-2 -43h4v8h-4Z`, 'dark'),
  ];
  const lid: Node[] =
    state === 'closed'
      ? [
          area('M-70 -50C-70 -84 -50 -92 0 -92C50 -92 70 -84 70 -50Z', fill, tone + 0.12),
          stroke('M-66 -66H66', 1.8, fill, { tone: tone - 0.4 }),
          area('M-70 -50C-70 -84 -62 -88 -56 -90V-50ZM70 -50C70 -84 62 -88 56 -90V-50ZM-70 -56H70V-50H-70Z', 'yellow', -0.3),
        ]
      : [
          area('M-70 -58L-76 -112C-60 -132 60 -132 76 -112L70 -58Z', fill, tone - 0.45),
          area('M-76 -112C-60 -132 60 -132 76 -112L74 -102C58 -120 -58 -120 -74 -102Z', 'yellow', -0.25),
        ];
  const gold: Node[] =
    state === 'closed'
      ? []
      : [
          { glow: circle(0, -66, 130), kind: 'round', opacity: 0.8 },
          area('M-64 -46C-56 -66 -36 -60 -28 -72C-14 -80 0 -70 10 -76C28 -80 34 -64 46 -66C58 -66 62 -54 64 -46Z', 'yellow', 0.05),
          ...[
            [-40, -60],
            [-14, -70],
            [18, -70],
            [42, -58],
            [2, -58],
          ].map(([x = 0, y = 0]): Node => area(ellipse(x, y, 9, 5), 'yellow', 0.4)),
          { nodes: inside, transform: { move: [0, -70] } },
          stroke('M-50 -54C-30 -40 10 -70 34 -44', 3.6, 'paper', { tone: 0.2 }),
        ];
  return concept('treasure chest', state === 'closed' ? [...box, ...lid] : [...lid, ...gold, ...box], {
    also: ['thing', 'chest', 'treasure', 'gold', 'riches'],
    rim: 0.7,
    ...(state === 'closed' ? { shade: solid.shade } : {}),
  });
}

export function safe({
  fill = 'grey',
  tone = -0.3,
  state = 'closed',
  inside = [],
}: Paint & { readonly state?: 'closed' | 'open'; readonly inside?: readonly Node[] } = {}): Group {
  const dial: Node[] = [
    area(circle(0, 0, 22), 'grey', 0.3),
    area(circle(0, 0, 15), 'dark', 0.2),
    ...around(12, stroke('M0 -20V-17', 1.6, 'dark')),
    stroke('M0 -13V-5', 2.4, 'paper'),
  ];
  return concept(
    'safe',
    [
      area('M-50 -8H-34V6H-50ZM34 -8H50V6H34Z', 'dark', 0.2),
      area('M-62 -120H62V0H-62Z', fill, tone),
      ...(state === 'closed'
        ? [
            area('M-50 -108H50V-12H-50Z', fill, tone + 0.25),
            stroke('M-44 -102H44V-18H-44Z', 2, fill, { tone: tone - 0.3 }),
            { nodes: dial, transform: { move: [-8, -60] as const } },
            stroke('M28 -76V-44M20 -60H36', 5, 'yellow', { tone: -0.1 }),
            area('M48 -96h8v20h-8ZM48 -44h8v20h-8Z', fill, tone - 0.4),
          ]
        : [
            area('M-50 -108H50V-12H-50Z', 'dark', 0.05),
            stroke('M-50 -60H50', 3, fill, { tone: tone - 0.2 }),
            { nodes: inside, transform: { move: [0, -14] as const } },
            area('M-50 -108L-96 -120V0L-50 -12Z', fill, tone + 0.25),
            { nodes: dial, transform: { move: [-74, -60] as const, scale: [0.5, 1] as const } },
          ]),
      stroke('M-58 -116H50', 2.4, fill, { tone: tone + 0.8, opacity: 0.6 }),
    ],
    { also: ['thing', 'money', 'bank', 'secret'], ...solid },
  );
}
