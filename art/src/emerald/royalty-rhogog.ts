import { concept, placed } from '../concept.ts';
import { crown } from '../kit/emerald/crown.ts';
import { eye } from '../kit/emerald/eye.ts';
import { halo } from '../kit/emerald/halo.ts';
import { basilica } from '../kit/emerald/landmarks/rome.ts';
import { glow, twice } from '../kit/emerald/paper.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, limb } from '../path.ts';
import type { Point, Scene } from '../scene.ts';

const cx = 340;
const boughs: readonly (readonly [readonly Point[], number, number])[] = [
  [
    [
      [376, 300],
      [430, 240],
      [450, 160],
      [520, 110],
      [560, 120],
    ],
    26,
    3,
  ],
  [
    [
      [450, 170],
      [470, 110],
      [456, 60],
      [480, 30],
    ],
    11,
    2,
  ],
  [
    [
      [500, 124],
      [530, 80],
      [570, 66],
    ],
    8,
    2,
  ],
  [
    [
      [384, 340],
      [450, 320],
      [500, 270],
      [570, 260],
      [600, 220],
    ],
    22,
    3,
  ],
  [
    [
      [520, 266],
      [550, 300],
      [590, 310],
    ],
    8,
    2,
  ],
  [
    [
      [470, 306],
      [500, 350],
      [560, 360],
    ],
    9,
    2,
  ],
  [
    [
      [356, 260],
      [376, 190],
      [400, 130],
      [396, 80],
    ],
    16,
    2,
  ],
];
const roots: readonly (readonly [readonly Point[], number, number])[] = [
  [
    [
      [380, 560],
      [430, 620],
      [500, 630],
      [560, 680],
    ],
    30,
    4,
  ],
  [
    [
      [366, 590],
      [400, 670],
      [460, 710],
      [480, 780],
    ],
    26,
    4,
  ],
];

export const scene: Scene = {
  canvas: 'card',
  idea: 'A black oak without leaves has taken the throne above the basilica, and its knots are eyes that all look at you.',
  composition: 'close',
  palette: 'ember',
  light: [340, 200],
  horizon: 640,
  layers: [
    { z: 0.05, nodes: [placed(halo({ r: 190, kind: 'disc', fill: 'light' }), cx, 300)] },
    {
      z: 0.3,
      nodes: [
        placed(basilica({ tone: 0.15 }), 120, 650, { scale: 0.6 }),
        placed(basilica({ tone: 0.15 }), 560, 650, { scale: 0.6 }),
        area('M-10 650C160 600 500 600 610 650L610 850L-10 850Z', 'mass', -0.1),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'oak',
          [
            twice({ nodes: [...boughs, ...roots].map(([points, from, to]) => area(limb(points, from, to), 'dark', 0.14)) }, cx),
            area(
              'M286 610C300 560 292 500 280 440C270 380 280 300 304 250C320 216 360 216 376 250C400 300 410 380 400 440C388 500 380 560 394 610C420 680 440 740 450 850L230 850C240 740 260 680 286 610Z',
              'dark',
              0.14,
            ),
            stroke(
              'M304 290C290 360 304 420 300 480C296 540 310 580 300 640M376 290C390 360 376 420 380 480C384 540 370 580 380 640M330 560C336 620 326 680 330 760M350 560C346 620 356 680 352 760',
              3,
              'accent',
              { opacity: 0.35 },
            ),
          ],
          { also: ['tree', 'royalty', 'monster'], rim: 1 },
        ),
        glow(circle(cx, 388, 130), 0.8, 'red'),
        placed(eye({ width: 116, open: 0.62, white: 'light', iris: 'red', shine: 0.3 }), cx, 388),
        ...[
          [0, 300, 40],
          [-26, 486, 34],
          [26, 486, 34],
          [0, 540, 30],
        ].map(([x = 0, y = 0, w = 0]) => placed(eye({ width: w, open: 0.6, white: 'light', iris: 'red', shine: 0.4 }), cx + x, y)),
        ...[
          [112, 214, 28],
          [162, 300, 26],
          [44, 188, 22],
          [118, 660, 24],
        ].flatMap(([x = 0, y = 0, w = 0]) => [x, -x].map(d => placed(eye({ width: w, open: 0.6, white: 'light', iris: 'red', shine: 0.4 }), cx + d, y))),
        placed(crown({ width: 100, points: 5 }), cx, 236),
      ],
    },
  ],
  says: { place: 'Rome', time: 'sunset', mood: ['ancient', 'dreadful'], action: ['growing', 'staring'] },
};
