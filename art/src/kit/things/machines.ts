import { concept } from '../../concept.ts';
import { circle, ellipse, rect, rounded } from '../../path.ts';
import type { Group, Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, clear, type Paint, solid } from './brush.ts';

/** Stands on the origin, paper in it. */
export function typewriter({ fill = 'mass', tone = -0.45 }: Paint = {}): Group {
  const keys = [0, 1, 2].flatMap(row => Array.from({ length: 9 }, (_, i) => circle(-52 + row * 3 + i * 12.4, -30 + row * 10, 4))).join('');
  return concept(
    'typewriter',
    [
      area('M-36 -92L-32 -148H32L36 -92Z', 'paper', 0),
      stroke('M-22 -136H20M-23 -126H18M-24 -116H22M-25 -106H6', 2.4, 'grey', { tone: -0.15 }),
      area('M-64 -96H64V-80H-64Z', 'dark', 0.3),
      area('M-76 -94h12v12h-12ZM64 -94h12v12h-12Z', 'grey', 0),
      stroke('M-70 -88L-86 -104', 4, 'grey', { tone: 0.3 }),
      area('M-60 -84H60L66 -44H-66Z', fill, tone + 0.12),
      area('M-24 -78C-14 -62 14 -62 24 -78Z', 'dark', 0),
      area('M-66 -46H66L78 -6C78 0 74 0 70 0H-70C-74 0 -78 0 -78 -6Z', fill, tone),
      area(keys, 'paper', -0.05),
      stroke('M-56 -78L-60 -52', 3, fill, { tone: tone + 0.9, opacity: 0.6 }),
    ],
    { also: ['thing', 'machine', 'writing', 'story'], ...solid },
  );
}

/** The old kind, stands on the origin; off the hook its receiver hangs in the air to the right. */
export function telephone({ fill = 'mass', tone = -0.5, receiver = 'on' }: Paint & { readonly receiver?: 'on' | 'off' } = {}): Group {
  const handset: Node[] = [
    area('M-62 -8C-66 -28 -36 -34 0 -34C36 -34 66 -28 62 -8C58 2 38 2 36 -8C34 -16 20 -20 0 -20C-20 -20 -34 -16 -36 -8C-38 2 -58 2 -62 -8Z', fill, tone),
    stroke('M-52 -18C-40 -26 -16 -29 6 -29', 2.6, fill, { tone: tone + 0.9, opacity: 0.7 }),
  ];
  const holes = Array.from({ length: 10 }, (_, i) =>
    circle(Math.cos((i / 12) * 2 * Math.PI - 1) * 14, -36 + Math.sin((i / 12) * 2 * Math.PI - 1) * 14, 3.2),
  ).join('');
  return concept(
    'telephone',
    [
      area('M-46 -64C-52 -76 -40 -80 -36 -72L-30 -64ZM46 -64C52 -76 40 -80 36 -72L30 -64Z', fill, tone - 0.2),
      area('M-34 -70H34C42 -50 54 -24 60 -8C62 0 58 0 54 0H-54C-58 0 -62 0 -60 -8C-54 -24 -42 -50 -34 -70Z', fill, tone),
      area(circle(0, -36, 23), 'yellow', -0.15),
      area(holes, 'dark', 0.1),
      area(circle(0, -36, 7), 'paper', -0.05),
      ...(receiver === 'on'
        ? [{ nodes: handset, transform: { move: [0, -66] as const } }]
        : [
            stroke('M54 -6C80 -2 72 -30 90 -26C108 -22 92 4 112 -6', 2.4, fill, { tone: tone + 0.2 }),
            { nodes: handset, transform: { move: [104, -40] as const, turn: 64, scale: 0.95 } },
          ]),
    ],
    { also: ['thing', 'call', 'voice', 'news'], ...solid },
  );
}

/** `screen` is drawn around its middle, 52 × 96. */
export function mobilePhone({
  fill = 'dark',
  tone = 0.2,
  screen = [],
  light = 'on',
}: Paint & { readonly screen?: readonly Node[]; readonly light?: 'on' | 'off' } = {}): Group {
  return concept(
    'mobile phone',
    [
      ...(light === 'on' ? [{ glow: circle(0, 0, 100), kind: 'round', opacity: 0.5 } as const] : []),
      {
        nodes: [
          area(rounded(-31, -58, 62, 116, 9), fill, tone),
          area(rounded(-26, -48, 52, 96, 3), light === 'on' ? 'accent2' : 'dark', light === 'on' ? 0.4 : 0),
        ],
        rim: 0.8,
      },
      { nodes: screen, clip: rounded(-26, -48, 52, 96, 3) },
      area('M-26 -48H10L-26 20Z', 'paper', 0, { opacity: 0.14 }),
      area(rounded(-7, -55, 14, 3, 1.5), 'grey', 0),
    ],
    { also: ['thing', 'call', 'screen'] },
  );
}

/** A wireless on the origin, its dial glowing. */
export function radio({ fill = 'wood', tone = 0 }: Paint = {}): Group {
  return concept(
    'radio',
    [
      area('M-66 0V-56C-66 -88 -40 -96 0 -96C40 -96 66 -88 66 -56V0Z', fill, tone),
      area('M-54 -34V-54C-54 -78 -34 -84 0 -84C34 -84 54 -78 54 -54V-34Z', 'brown', -0.5),
      stroke('M-36 -80V-36M-22 -83V-36M-8 -84V-36M8 -84V-36M22 -83V-36M36 -80V-36', 2.6, 'yellow', { tone: -0.3 }),
      area(rect(-30, -28, 60, 16), 'light', 0.1),
      stroke('M-24 -18V-22M-14 -16V-24M-4 -18V-22M6 -16V-24M16 -18V-22M24 -16V-24', 1.4, 'dark', { tone: 0.2 }),
      stroke('M10 -27V-13', 2, 'red'),
      area(`${circle(-46, -19, 8)}${circle(46, -19, 8)}`, 'yellow', -0.2),
      stroke('M-46 -24V-19M46 -24L49 -20', 2, 'dark'),
      area('M-60 0H-48V5H-60ZM48 0H60V5H48Z', 'dark', 0.2),
      stroke('M-58 -50C-58 -74 -46 -86 -26 -89', 2.6, fill, { tone: tone + 0.6, opacity: 0.7 }),
    ],
    { also: ['thing', 'music', 'voice', 'news'], ...solid },
  );
}

/** Stands on the origin; `screen` is drawn around the middle of its picture, 96 × 72. */
export function television({
  fill = 'wood',
  tone = 0,
  screen = [],
  light = 'on',
}: Paint & { readonly screen?: readonly Node[]; readonly light?: 'on' | 'off' } = {}): Group {
  const glass = 'M-66 -86C-40 -92 16 -92 34 -86C38 -66 38 -36 34 -20C16 -14 -40 -14 -66 -20C-70 -36 -70 -66 -66 -86Z';
  return concept(
    'television',
    [
      stroke('M-10 -104L-44 -150M-6 -104L30 -148', 3, 'grey', { tone: 0.2 }),
      {
        nodes: [
          area('M-58 -8L-66 8H-58L-48 -8ZM58 -8L66 8H58L48 -8Z', 'dark', 0.2),
          area(rounded(-82, -106, 164, 102, 12), fill, tone),
          area(rounded(-74, -98, 118, 86, 8), fill, tone - 0.5),
          area(`${circle(63, -80, 9)}${circle(63, -56, 9)}`, 'yellow', -0.2),
          stroke('M63 -86V-80M63 -62L67 -58', 2, 'dark'),
          stroke('M54 -36H72M54 -29H72M54 -22H72', 2.4, fill, { tone: tone - 0.6 }),
        ],
        rim: 0.8,
        shade: solid.shade,
      },
      area(glass, light === 'on' ? 'accent2' : 'dark', light === 'on' ? 0.3 : 0.3),
      { nodes: [{ nodes: screen, transform: { move: [-16, -53] } }], clip: glass },
      area('M-64 -84C-48 -88 -30 -89 -14 -89L-60 -34C-66 -50 -67 -70 -64 -84Z', 'paper', 0, { opacity: 0.18 }),
      ...(light === 'on' ? [{ glow: circle(-16, -53, 110), kind: 'round', opacity: 0.4, fill: 'accent2' } as const] : []),
    ],
    { also: ['thing', 'screen', 'news', 'film'] },
  );
}

/** Stands on the origin. */
export function sewingMachine({ fill = 'mass', tone = -0.5 }: Paint = {}): Group {
  return concept(
    'sewing machine',
    [
      area('M-84 -12H84V0H-84Z', 'wood', 0),
      area('M34 -12C34 -50 30 -56 20 -60H-44V-40H-52V-30H-62V-66C-62 -82 -50 -88 -34 -88H40C62 -88 70 -72 70 -52V-12Z', fill, tone),
      stroke('M-40 -76C-20 -84 10 -70 44 -78', 2.6, 'yellow', { tone: -0.05 }),
      area(circle(58, -40, 5), 'yellow', 0),
      area(circle(80, -62, 18), fill, tone + 0.2),
      stroke(circle(80, -62, 13), 2, 'yellow', { tone: -0.1 }),
      stroke('M-57 -30V-14', 3, 'grey', { tone: 0.4 }),
      stroke('M-57 -44C-40 -96 -10 -110 6 -104', 1.2, 'red', { tone: 0.2 }),
      area('M2 -104h10v16h-10Z', 'red', 0),
      area('M-84 -12C-70 -20 -40 -14 -20 -12H-40C-60 -2 -74 6 -96 8C-94 0 -90 -8 -84 -12Z', 'accent', 0.1),
    ],
    { also: ['thing', 'machine', 'tailor', 'thread'], ...solid },
  );
}

export interface Cog extends Paint {
  readonly teeth?: number;
  readonly radius?: number;
}

/** One wheel with spokes. */
export function cog({ teeth = 12, radius = 44, fill = 'yellow', tone = -0.25 }: Cog = {}): Group {
  const step = (2 * Math.PI) / teeth;
  const p = (a: number, r: number): string => `${(Math.cos(a) * r).toFixed(1)} ${(Math.sin(a) * r).toFixed(1)}`;
  const rim = Array.from({ length: teeth }, (_, i) => {
    const a = i * step;
    return `${i === 0 ? 'M' : 'L'}${p(a - step * 0.3, radius * 0.84)}L${p(a - step * 0.2, radius)}L${p(a + step * 0.2, radius)}L${p(a + step * 0.3, radius * 0.84)}`;
  }).join('');
  return concept(
    'cog',
    [
      area(`${rim}Z${circle(0, 0, radius * 0.62)}`, fill, tone, { evenOdd: true }),
      stroke(Array.from({ length: 5 }, (_, i) => `M0 0L${p((i / 5) * 2 * Math.PI, radius * 0.66)}`).join(''), radius * 0.13, fill, { tone: tone - 0.1 }),
      area(circle(0, 0, radius * 0.24), fill, tone + 0.2),
      area(circle(0, 0, radius * 0.09), 'dark'),
      stroke(circle(0, 0, radius * 0.73), radius * 0.03, fill, { tone: tone - 0.45 }),
    ],
    { also: ['thing', 'machine', 'wheel', 'time'], ...clear },
  );
}

/** Wheels in wheels with a spring: the inside of a watch, middle at the origin. */
export function clockwork({ fill = 'yellow', tone = -0.25 }: Paint = {}): Group {
  const wheel = (x: number, y: number, radius: number, teeth: number, tint: number, turn: number): Node => ({
    nodes: [{ ...cog({ teeth, radius, fill, tone: tone + tint }), concept: { is: 'cog' } }],
    transform: { move: [x, y], turn },
  });
  const spiral = Array.from(
    { length: 40 },
    (_, i) => `${i === 0 ? 'M' : 'L'}${(Math.cos(i * 0.5) * i * 0.56).toFixed(1)} ${(Math.sin(i * 0.5) * i * 0.56).toFixed(1)}`,
  ).join('');
  return concept(
    'clockwork',
    [
      wheel(-32, 16, 48, 16, -0.25, 4),
      wheel(34, -22, 40, 13, 0, 10),
      wheel(38, 40, 30, 10, -0.12, 0),
      wheel(-24, -46, 26, 9, 0.12, 12),
      { nodes: [stroke(spiral, 1.8, 'grey', { tone: 0.3 })], transform: { move: [-32, 16] } },
      wheel(2, 4, 16, 8, 0.25, 0),
      area(circle(2, 4, 3.4), 'red'),
    ],
    { also: ['thing', 'machine', 'time', 'cog'] },
  );
}

export function magnet({ fill = 'red', tone = 0 }: Paint = {}): Group {
  return concept(
    'magnet',
    [
      area('M-40 40V-8C-40 -60 40 -60 40 -8V40H14V-8C14 -26 -14 -26 -14 -8V40Z', fill, tone),
      area('M-40 22H-14V40H-40ZM14 22H40V40H14Z', 'grey', 0.4),
      stroke('M-32 14V-8C-32 -24 -22 -36 -8 -40', 3, fill, { tone: tone + 0.8, opacity: 0.7 }),
      stroke('M-27 50V60M27 50V60M-44 48L-52 56M44 48L52 56', 3, 'light', { tone: 0.1 }),
    ],
    { also: ['thing', 'attraction', 'science'], ...clear },
  );
}

export function bicycleBell({ fill = 'grey', tone = 0.2 }: Paint = {}): Group {
  return concept(
    'bicycle bell',
    [
      area('M-44 6C-44 -34 -24 -48 0 -48C24 -48 44 -34 44 6Z', fill, tone),
      area('M-50 4H50C54 4 54 14 50 14H-50C-54 14 -54 4 -50 4Z', fill, tone - 0.4),
      area('M-10 14H10V26H-10Z', 'dark', 0.2),
      stroke('M-40 30H40', 9, 'dark', { tone: 0.25 }),
      stroke('M44 10L66 0', 6, fill, { tone: tone - 0.2 }),
      area(circle(0, -49, 5), 'accent', 0),
      stroke('M-32 -4C-30 -22 -22 -34 -10 -39', 4.5, 'paper', { tone: 1, opacity: 0.8 }),
    ],
    { also: ['thing', 'sound', 'bicycle'], ...clear },
  );
}

/** For a view of nothing but its face; the ellipse keeps it from being a plain disc. */
export function lens({ fill = 'grey', tone = 0.2 }: Paint = {}): Group {
  return concept(
    'lens',
    [
      area(circle(0, 0, 50), fill, tone - 0.3),
      area(circle(0, 0, 42), 'dark', 0.1),
      area(circle(0, 0, 32), 'blue', -0.4),
      area(circle(0, 0, 18), 'violet', -0.5),
      area(circle(0, 0, 8), 'dark'),
      area(ellipse(-14, -16, 9, 6), 'paper', 0.8),
      stroke(circle(0, 0, 46), 2, fill, { tone: tone + 0.6 }),
    ],
    { also: ['thing', 'eye', 'watched', 'camera'], ...clear },
  );
}
