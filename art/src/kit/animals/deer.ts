import { concept } from '../../concept.ts';
import type { Group } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint, solid } from '../things/brush.ts';
import { eye, legs } from './body.ts';

export interface Deer extends Paint {
  readonly kind?: 'deer' | 'stag';
}

export function deer({ kind = 'stag', fill = 'wood', tone = 0.15 }: Deer = {}): Group {
  return concept(
    kind,
    [
      {
        nodes: [
          ...legs(fill, tone - 0.3, 3, [
            [
              [
                [-30, -66],
                [-20, -50],
                [-30, -26],
                [-26, 16],
              ],
              10,
            ],
            [
              [
                [30, -64],
                [30, -30],
                [26, 16],
              ],
              8,
            ],
          ]),
          area('M-50 -84C-60 -82 -60 -72 -54 -68L-44 -72Z', 'paper', 0),
          area('M-52 -74C-50 -92 -26 -90 -4 -88C14 -86 24 -92 34 -94C48 -86 48 -64 38 -54C22 -46 6 -52 -12 -50C-30 -48 -52 -52 -52 -74Z', fill, tone),
          ...legs(fill, tone, 3.2, [
            [
              [
                [-40, -68],
                [-34, -48],
                [-46, -24],
                [-42, 16],
              ],
              13,
            ],
            [
              [
                [36, -66],
                [42, -30],
                [40, 16],
              ],
              10,
            ],
          ]),
          area('M20 -86C30 -100 36 -122 42 -134L60 -126C56 -104 52 -80 42 -60Z', fill, tone),
          area('M40 -92C48 -100 52 -112 54 -120C56 -104 52 -80 42 -64C40 -72 38 -82 40 -92Z', 'paper', -0.2),
          area('M40 -140C30 -148 24 -146 20 -140C26 -132 34 -130 42 -132Z', fill, tone - 0.2),
          area('M38 -128C36 -142 46 -152 56 -148C66 -144 78 -132 86 -124C88 -118 84 -114 78 -114C66 -114 42 -110 38 -128Z', fill, tone),
          area('M80 -128C86 -126 89 -121 86 -117C82 -118 79 -122 80 -128Z', 'dark'),
          ...eye(60, -136, 2.6),
          ...(kind === 'stag'
            ? [
                stroke(
                  'M46 -148C36 -170 16 -176 14 -204M38 -166C28 -168 16 -164 8 -172M24 -180C14 -182 8 -188 4 -194M54 -150C58 -172 76 -180 82 -206M62 -166C72 -168 82 -164 92 -172M74 -182C82 -184 92 -190 96 -196',
                  4,
                  'hairBlond',
                  { tone: -0.15 },
                ),
              ]
            : [
                area(
                  'M-20 -78a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM-4 -72a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM-32 -70a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM12 -78a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z',
                  'paper',
                  -0.05,
                ),
              ]),
        ],
        transform: { move: [0, -24] },
      },
    ],
    { also: ['animal', 'forest', 'deer'].filter(word => word !== kind), ...solid },
  );
}
