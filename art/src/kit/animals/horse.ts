import { concept } from '../../concept.ts';
import type { Group, Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint, solid } from '../things/brush.ts';
import { eye, type Leg, leg, tapered } from './body.ts';

export interface Horse extends Paint {
  readonly pose?: 'stand' | 'gallop';
  readonly mane?: Paint['fill'];
}

/** On the origin, facing right. */
export function horse({ pose = 'stand', fill = 'brown', tone = 0.05, mane = 'hairBlack' }: Horse = {}): Group {
  const head: Node[] = [
    area('M-14 10C-20 -8 -12 -24 2 -28L6 -40L14 -26C26 -16 38 2 44 16C46 24 40 28 34 26C24 24 14 18 8 18C2 22 -8 20 -14 10Z', fill, tone),
    area('M36 6C42 12 46 18 44 24C42 28 36 28 30 24C28 16 30 8 36 6Z', fill, tone - 0.3),
    ...eye(14, -10, 2.6),
    stroke('M38 22L40 20M22 20C28 22 34 24 36 24', 1.8, 'dark'),
  ];
  const neck = area('M10 -128C28 -140 40 -166 54 -188L82 -168C76 -146 70 -118 58 -92Z', fill, tone);
  const crest = area(
    'M58 -196C44 -190 34 -172 26 -154C20 -142 12 -136 2 -131C22 -126 38 -138 46 -154C52 -168 56 -178 66 -186C66 -194 62 -197 58 -196Z',
    mane,
    0.05,
  );
  const body = area(
    'M-68 -108C-68 -132 -42 -140 -18 -132C0 -126 16 -128 34 -136C52 -138 64 -118 60 -98C58 -82 46 -74 34 -73C14 -70 -4 -74 -20 -82C-34 -74 -46 -72 -56 -78C-66 -86 -68 -98 -68 -108Z',
    fill,
    tone,
  );
  const hoof = (by: Leg['by'], from: number, tint: number): Node[] => leg({ by, from, to: 4.6, foot: 'hoof' }, fill, tone + tint);
  const stand: Node[] = [
    area('M-62 -124C-90 -118 -96 -74 -84 -42C-72 -56 -68 -84 -56 -102Z', mane, 0.05),
    ...hoof(
      [
        [-38, -94],
        [-30, -70],
        [-44, -42],
        [-36, -10],
      ],
      14,
      -0.3,
    ),
    ...hoof(
      [
        [38, -92],
        [60, -76],
        [52, -50],
      ],
      11,
      -0.3,
    ),
    body,
    ...hoof(
      [
        [-50, -98],
        [-44, -72],
        [-60, -42],
        [-56, -10],
      ],
      18,
      0,
    ),
    ...hoof(
      [
        [46, -94],
        [50, -62],
        [46, -36],
        [48, -10],
      ],
      14,
      0,
    ),
    neck,
    crest,
    { nodes: head, transform: { move: [68, -180] } },
  ];
  const gallop: Node[] = [
    area('M-62 -122C-90 -132 -114 -122 -130 -102C-106 -106 -82 -100 -58 -104Z', mane, 0.05),
    ...hoof(
      [
        [-44, -94],
        [-60, -66],
        [-88, -48],
        [-102, -22],
      ],
      15,
      -0.3,
    ),
    ...hoof(
      [
        [42, -94],
        [74, -96],
        [84, -68],
      ],
      11,
      -0.3,
    ),
    body,
    ...hoof(
      [
        [-50, -98],
        [-68, -76],
        [-98, -62],
        [-120, -38],
      ],
      18,
      0,
    ),
    ...hoof(
      [
        [48, -96],
        [82, -86],
        [106, -64],
        [124, -46],
      ],
      14,
      0,
    ),
    neck,
    crest,
    { nodes: head, transform: { move: [70, -178], turn: -12 } },
  ];
  return concept('horse', pose === 'stand' ? stand : gallop, { also: ['animal', ...(pose === 'gallop' ? ['speed', 'freedom'] : [])], ...solid });
}

/** A horse of dreams. */
export function unicorn({ fill = 'white', tone = 0.4 }: Paint = {}): Group {
  return concept(
    'unicorn',
    [
      { ...horse({ fill, tone, mane: 'pink' }), concept: { is: 'horse' } },
      tapered(
        [
          [82, -206],
          [102, -248],
        ],
        4,
        0.6,
        'yellow',
        0.1,
      ),
    ],
    { also: ['animal', 'magic', 'fairy tale'] },
  );
}
