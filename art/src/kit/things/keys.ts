import { concept } from '../../concept.ts';
import { circle } from '../../path.ts';
import type { Group, Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint, solid } from './brush.ts';

export interface Key extends Paint {
  readonly kind?: 'old' | 'house';
}

function oldKey(fill: Key['fill'] & string, tone: number): Node[] {
  return [
    stroke('M-48 0C-48 -15 -34 -19 -29 -9C-25 -1 -25 1 -29 9C-34 19 -48 15 -48 0Z', 6.5, fill, { tone }),
    stroke('M-48 0C-56 -12 -70 -6 -66 0C-70 6 -56 12 -48 0Z', 5, fill, { tone }),
    area('M-26 -6h9v12h-9ZM-14 -4.4H48C52 -4.4 54 -2 54 0C54 2 52 4.4 48 4.4H-14Z', fill, tone),
    area('M-10 -7h5v14h-5ZM40 -6h5v12h-5Z', fill, tone - 0.3),
    area('M20 4H44V26H37V18H33V26H27V16H24V22H20Z', fill, tone - 0.12),
    stroke('M-12 -2H38', 1.6, fill, { tone: tone + 0.8 }),
  ];
}

function houseKey(fill: Key['fill'] & string, tone: number): Node[] {
  return [
    area(
      'M-46 0C-46 -20 -30 -24 -20 -18C-14 -14 -10 -8 -8 -7H36L46 0L40 5L34 3L29 9L23 4L18 8L12 4L8 7H-8C-10 8 -14 14 -20 18C-30 24 -46 20 -46 0ZM-38 0A5.500 5.500 0 1 0 -27 0A5.500 5.500 0 1 0 -38 0Z',
      fill,
      tone,
      { evenOdd: true },
    ),
    stroke('M-4 -1H36', 2, fill, { tone: tone - 0.4 }),
    stroke('M-38 -12C-32 -18 -24 -17 -19 -13', 2, fill, { tone: tone + 0.8 }),
  ];
}

/** Lies with its bit to the right. */
export function key({ kind = 'old', fill = 'yellow', tone = -0.12 }: Key = {}): Group {
  return concept('key', kind === 'old' ? oldKey(fill, tone) : houseKey(fill, tone), { also: ['thing', 'metal', 'secret', 'lock'], rim: 0.8 });
}

/** Hangs from the origin. */
export function keyRing({ fill = 'yellow', tone = -0.12 }: Paint = {}): Group {
  const hung = (turn: number, shade: number): Node => ({
    nodes: [{ nodes: oldKey(fill, tone + shade), transform: { turn: 90, scale: 0.8, move: [0, 54] } }],
    transform: { turn, move: [0, 44] },
  });
  return concept('key ring', [hung(38, -0.3), hung(-34, -0.15), hung(2, 0), stroke(circle(0, 22, 22), 4.5, 'grey', { tone: -0.1 })], {
    also: ['thing', 'metal', 'key', 'jailer'],
    rim: 0.8,
  });
}

export interface Padlock extends Paint {
  readonly state?: 'closed' | 'open';
}

export function padlock({ state = 'closed', fill = 'yellow', tone = -0.12 }: Padlock = {}): Group {
  const bow = state === 'closed' ? 'M-19 -8V-26C-19 -52 19 -52 19 -26V-8' : 'M-19 -8V-34C-19 -60 19 -60 19 -34V-26';
  return concept(
    'padlock',
    [
      stroke(bow, 8.5, 'grey', { tone: -0.15 }),
      area('M-30 -10C-30 -14 -28 -16 -24 -16H24C28 -16 30 -14 30 -10V20C30 34 16 40 0 40C-16 40 -30 34 -30 20Z', fill, tone),
      area('M-30 -10C-30 -14 -28 -16 -24 -16H24C28 -16 30 -14 30 -10V-7H-30Z', fill, tone - 0.35),
      area('M0 0a7 7 0 0 1 4 12.500L7 27H-7L-4 12.500A7 7 0 0 1 0 0Z', 'dark'),
      stroke('M-23 0V18C-22 24 -19 28 -14 31', 2.6, fill, { tone: tone + 0.8, opacity: 0.8 }),
    ],
    { also: ['thing', 'metal', 'lock', 'secret'], ...solid },
  );
}
