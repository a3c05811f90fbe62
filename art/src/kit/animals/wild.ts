import { concept } from '../../concept.ts';
import { circle } from '../../path.ts';
import type { Group, Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint, solid } from '../things/brush.ts';
import { eye, leg, tapered } from './body.ts';

export interface Elephant extends Paint {
  readonly trunk?: 'up' | 'down';
}

/** On the origin, facing right. */
export function elephant({ trunk = 'up', fill = 'grey', tone = -0.1 }: Elephant = {}): Group {
  const foot = (x: number, tint: number): Node[] => [
    area(`M${x - 17} -56L${x - 15} -4C${x - 15} 2 ${x + 17} 2 ${x + 16} -4L${x + 17} -56Z`, fill, tone + tint),
    area(`M${x - 12} -4a4 4 0 0 1 7 0ZM${x - 3} -4a4 4 0 0 1 7 0ZM${x + 6} -4a4 4 0 0 1 7 0Z`, 'paper', -0.2),
  ];
  return concept(
    'elephant',
    [
      stroke('M-86 -96C-98 -84 -96 -66 -98 -56', 4, fill, { tone: tone - 0.2 }),
      ...foot(-46, -0.35),
      ...foot(38, -0.35),
      area('M-90 -84C-92 -128 -50 -142 -10 -140C26 -140 58 -126 62 -90C62 -64 50 -46 30 -44C-6 -40 -50 -40 -68 -46C-84 -52 -90 -66 -90 -84Z', fill, tone),
      ...foot(-66, 0),
      ...foot(18, 0),
      trunk === 'up'
        ? tapered(
            [
              [84, -96],
              [110, -84],
              [126, -108],
              [116, -138],
              [126, -156],
            ],
            17,
            6,
            fill,
            tone,
          )
        : tapered(
            [
              [84, -96],
              [104, -74],
              [104, -40],
              [96, -16],
              [108, -8],
            ],
            17,
            6,
            fill,
            tone,
          ),
      area('M38 -104C34 -140 58 -154 80 -146C102 -138 108 -114 102 -94C94 -78 72 -70 56 -76C44 -82 40 -92 38 -104Z', fill, tone),
      area('M88 -82C104 -74 116 -70 126 -76C118 -64 100 -62 84 -70Z', 'paper', 0),
      area('M58 -142C36 -152 10 -136 12 -104C14 -82 30 -70 40 -76C52 -84 60 -112 58 -142Z', fill, tone - 0.2),
      stroke('M20 -112C20 -96 26 -84 34 -80', 2.4, fill, { tone: tone + 0.4, opacity: 0.7 }),
      ...eye(82, -118, 3),
    ],
    { also: ['animal', 'giant', 'memory', 'zoo'], ...solid },
  );
}

export function giraffe({ fill = 'hairBlond', tone = 0 }: Paint = {}): Group {
  const patches =
    'M-34 -118l10 -4l8 8l-6 10l-12 -4ZM-12 -116l10 -4l6 10l-8 8l-10 -6ZM-36 -98l8 -2l6 10l-8 8l-8 -6ZM-14 -98l10 -2l4 10l-8 6l-8 -6ZM14 -116l8 -6l8 8l-6 8l-10 -2ZM10 -98l10 -2l4 12l-8 4l-8 -6ZM26 -140l8 -6l6 10l-8 8l-8 -4ZM34 -166l8 -4l4 10l-8 8l-6 -6ZM42 -192l6 -4l4 10l-6 6l-6 -4ZM48 -216l6 -2l2 10l-6 4Z';
  const l = (by: Parameters<typeof leg>[0]['by'], tint: number): Node[] => leg({ by, from: 9, to: 3.6, foot: 'hoof' }, fill, tone + tint);
  return concept(
    'giraffe',
    [
      stroke('M-44 -112C-54 -98 -52 -82 -54 -70', 3, fill, { tone: tone - 0.1 }),
      area('M-56 -74C-60 -64 -56 -56 -52 -58C-48 -62 -50 -70 -52 -74Z', 'hairBrown', 0),
      ...l(
        [
          [-30, -92],
          [-26, -50],
          [-28, -9],
        ],
        -0.3,
      ),
      ...l(
        [
          [20, -92],
          [20, -50],
          [16, -9],
        ],
        -0.3,
      ),
      area(
        'M-48 -106C-44 -122 -20 -126 2 -128C14 -130 24 -140 30 -150L44 -220L60 -216C56 -180 50 -140 38 -104C30 -84 -4 -84 -28 -84C-44 -86 -50 -96 -48 -106Z',
        fill,
        tone,
      ),
      ...l(
        [
          [-38, -94],
          [-42, -50],
          [-40, -9],
        ],
        0,
      ),
      ...l(
        [
          [28, -94],
          [32, -50],
          [32, -9],
        ],
        0,
      ),
      area(patches, 'hairBrown', 0.15),
      stroke('M40 -220C32 -190 26 -160 16 -136', 4, 'hairBrown'),
      area('M44 -232C34 -240 28 -238 26 -232C32 -226 40 -226 46 -226Z', fill, tone - 0.2),
      stroke('M50 -236L46 -252M58 -236L60 -252', 4, fill, { tone: tone - 0.1 }),
      area(`${circle(46, -253, 4)}${circle(60, -253, 4)}`, 'hairBrown', 0),
      area('M42 -220C40 -234 50 -242 62 -238C74 -232 86 -220 90 -212C92 -204 84 -202 76 -204C64 -206 46 -206 42 -220Z', fill, tone),
      area('M80 -222C88 -218 92 -210 88 -205C82 -203 76 -206 74 -210Z', fill, tone - 0.25),
      ...eye(66, -228, 2.6),
    ],
    { also: ['animal', 'tall', 'zoo'], ...solid },
  );
}
