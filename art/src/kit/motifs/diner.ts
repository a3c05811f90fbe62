import { concept } from '../../concept.ts';
import { circle, ellipse, limb } from '../../path.ts';
import type { Group, Node, Point, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';
import { along } from './along.ts';

export interface Diner {
  readonly cloth: Token;
  readonly hair: Token;
  readonly skin: Token;
  readonly top: 'hair' | 'bun' | 'bald' | 'hat' | 'parting' | 'curls';
  readonly does: 'dips' | 'eats' | 'waits' | 'drinks' | 'prays';
}

const reach: { readonly [does in Diner['does']]: readonly [readonly Point[], readonly Point[]] } = {
  dips: [along('34 14 58 58 22 112'), along('-36 12 -48 44 -34 66')],
  eats: [along('34 12 50 44 26 66'), along('-34 12 -50 44 -28 66')],
  waits: [along('34 12 48 40 40 62'), along('-34 12 -48 40 -16 54')],
  drinks: [along('34 12 62 40 58 70'), along('-34 12 -46 42 -32 62')],
  prays: [along('32 12 40 40 5 52'), along('-32 12 -40 40 -5 52')],
};

/** Someone at table from above: the origin is the crown of the head, the table lies below. */
export function diner({ cloth, hair, skin, top, does }: Diner): Group {
  const [right, left] = reach[does];
  const hand = (by: readonly Point[]): Node => area(circle(...(by.at(-1) ?? [0, 0]), 9), skin, 0);
  const crown: { readonly [kind in Diner['top']]: Node[] } = {
    hair: [area(ellipse(0, 0, 23, 26), hair, 0), stroke('M0 -22C-4 -8 -10 6 -16 14M0 -22C6 -8 10 4 16 12', 1.8, hair, { tone: -0.4 })],
    bun: [area(ellipse(0, 2, 23, 26), hair, 0), area(circle(0, -14, 13), hair, -0.2), stroke(circle(0, -14, 8), 1.6, hair, { tone: -0.5 })],
    bald: [area(ellipse(0, 2, 22, 26), skin, 0.1), stroke('M-20 -4C-22 -20 -8 -28 0 -27C8 -28 22 -20 20 -4', 6, hair)],
    hat: [
      area(circle(0, 0, 40), 'accent2', -0.15),
      stroke(circle(0, 0, 33), 1.4, 'brown', { opacity: 0.5 }),
      area(circle(0, 0, 21), 'accent2', 0.2),
      stroke(circle(0, 0, 22), 5, 'accent'),
    ],
    parting: [
      area(ellipse(0, 0, 24, 27), hair, 0),
      stroke('M-3 -24C-5 -8 -4 8 -2 20', 2, skin),
      area('M-23 4C-32 20 -30 36 -22 42C-18 30 -18 16 -16 8ZM23 4C32 20 30 36 22 42C18 30 18 16 16 8Z', hair, -0.2),
    ],
    curls: [
      area(
        [
          [0, 0, 20],
          [-16, -10, 13],
          [16, -10, 13],
          [-20, 8, 12],
          [20, 8, 12],
          [0, -18, 13],
          [-10, 18, 11],
          [10, 18, 11],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r))
          .join(''),
        hair,
        0,
      ),
    ],
  };
  return concept(
    'guest',
    [
      area('M-62 6C-66 -20 -40 -34 0 -34C40 -34 66 -20 62 6C56 22 30 28 0 28C-30 28 -56 22 -62 6Z', cloth, 0),
      ...[right, left].flatMap((by): Node[] => [
        hand(by),
        area(
          limb(by.slice(0, 2).concat([[(by[1]?.[0] ?? 0) * 0.25 + (by[2]?.[0] ?? 0) * 0.75, (by[1]?.[1] ?? 0) * 0.25 + (by[2]?.[1] ?? 0) * 0.75]]), 16, 10),
          cloth,
          -0.1,
        ),
      ]),
      area(ellipse(0, 20, 6, 9), skin, 0.1),
      ...crown[top],
    ],
    { also: ['person'], rim: 0.7, shade: { to: [0.3, 1], depth: 0.2 } },
  );
}
