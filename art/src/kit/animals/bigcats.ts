import { concept } from '../../concept.ts';
import { circle } from '../../path.ts';
import type { Group, Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, around, type Paint, solid } from '../things/brush.ts';
import { leg, tapered } from './body.ts';

export interface BigCat extends Paint {
  readonly kind?: 'lion' | 'tiger';
  readonly pose?: 'sit' | 'walk';
}

/** Lion or tiger, facing right. */
export function bigCat({
  kind = 'lion',
  pose = kind === 'lion' ? 'sit' : 'walk',
  fill = kind === 'lion' ? 'hairBlond' : 'orange',
  tone = -0.05,
}: BigCat = {}): Group {
  const stripes = (path: string): Node[] => (kind === 'tiger' ? [stroke(path, 4, 'hairBlack')] : []);
  const mane: Node[] =
    kind === 'lion'
      ? [{ nodes: around(14, area('M-11 -22C-14 -36 -6 -46 0 -50C6 -46 14 -36 11 -22Z', 'hairRed', 0.05)) }, area(circle(0, 0, 34), 'hairRed', -0.1)]
      : [area('M-20 12L-32 14L-24 4L-32 -4L-20 -8ZM20 12L32 14L24 4L32 -4L20 -8Z', 'paper', -0.1)];
  const head: Node[] = [
    ...mane,
    area(`${circle(-18, -20, 9)}${circle(18, -20, 9)}`, fill, tone - 0.1),
    area(`${circle(-18, -20, 5)}${circle(18, -20, 5)}`, 'dark', 0.2),
    area('M-24 -4C-26 -26 26 -26 24 -4C26 14 12 26 0 26C-12 26 -26 14 -24 -4Z', fill, tone + 0.05),
    area('M-14 12C-14 4 14 4 14 12C14 22 8 27 0 27C-8 27 -14 22 -14 12Z', 'paper', -0.05),
    area('M-8 4H8L0 13Z', 'dark', 0.15),
    stroke('M0 13V18M0 18C-4 22 -8 21 -10 19M0 18C4 22 8 21 10 19', 1.8, 'dark'),
    area('M-15 -5C-12 -10 -6 -9 -5 -4C-8 -2 -12 -2 -15 -5ZM15 -5C12 -10 6 -9 5 -4C8 -2 12 -2 15 -5Z', 'light', 0.1),
    area(`${circle(-9.5, -5.5, 2)}${circle(9.5, -5.5, 2)}`, 'dark'),
    ...stripes('M0 -20V-12M-6 -19L-5 -13M6 -19L5 -13M-22 2L-15 4M22 2L15 4M-20 10L-14 10M20 10L14 10'),
  ];
  const l = (by: Parameters<typeof leg>[0]['by'], from: number, tint: number): Node[] => leg({ by, from, to: 7, foot: 'paw' }, fill, tone + tint);
  const tail = (points: Parameters<typeof tapered>[0], tip: readonly [number, number]): Node[] => [
    tapered(points, 4.5, 3, fill, tone - 0.1),
    ...(kind === 'lion' ? [area(circle(tip[0], tip[1], 8), 'hairRed', 0)] : [area(circle(tip[0], tip[1], 4), 'hairBlack', 0)]),
  ];
  const walk: Node[] = [
    ...tail(
      [
        [-62, -66],
        [-88, -58],
        [-100, -78],
        [-94, -98],
      ],
      [-93, -102],
    ),
    ...l(
      [
        [-40, -46],
        [-32, -26],
        [-26, -8],
      ],
      13,
      -0.3,
    ),
    ...l(
      [
        [40, -46],
        [30, -26],
        [22, -8],
      ],
      12,
      -0.3,
    ),
    area('M-70 -62C-66 -82 -36 -82 -8 -78C16 -76 36 -86 56 -82C70 -72 66 -46 50 -38C28 -30 -20 -32 -44 -34C-62 -36 -72 -48 -70 -62Z', fill, tone),
    ...stripes(
      'M-44 -78C-40 -66 -44 -56 -40 -46M-26 -79C-22 -66 -26 -54 -22 -42M-8 -78C-4 -66 -8 -54 -4 -42M10 -78C14 -66 10 -54 14 -42M28 -80C32 -68 28 -58 32 -46',
    ),
    ...l(
      [
        [-52, -50],
        [-64, -28],
        [-60, -8],
      ],
      16,
      0,
    ),
    ...l(
      [
        [50, -52],
        [58, -28],
        [62, -8],
      ],
      14,
      0,
    ),
    { nodes: head, transform: { move: [76, -82], scale: 0.95 } },
  ];
  const sit: Node[] = [
    ...tail(
      [
        [-36, -8],
        [-62, -4],
        [-78, -14],
        [-80, -30],
      ],
      [-80, -36],
    ),
    area('M-40 0C-58 -8 -52 -46 -32 -66C-18 -82 0 -90 10 -100L42 -84C46 -60 42 -30 40 0Z', fill, tone),
    ...stripes('M-40 -46C-32 -46 -28 -42 -24 -36M-30 -62C-22 -60 -18 -56 -14 -50M-44 -28C-36 -30 -32 -28 -28 -22'),
    stroke('M4 0C0 -18 -14 -32 -30 -26C-40 -20 -38 -8 -34 -2', 2.2, fill, { tone: tone - 0.4 }),
    area('M22 -60C22 -40 18 -20 18 -8C14 -6 12 0 16 2H44C50 2 50 -6 44 -8C44 -30 46 -50 42 -70Z', fill, tone + 0.1),
    stroke('M30 -44V-6', 2, fill, { tone: tone - 0.4 }),
    { nodes: head, transform: { move: [30, -104], scale: 1.1 } },
  ];
  return concept(kind, pose === 'walk' ? walk : sit, {
    also: ['animal', 'danger', 'king', 'zoo'].filter(word => word !== 'king' || kind === 'lion'),
    ...solid,
  });
}
