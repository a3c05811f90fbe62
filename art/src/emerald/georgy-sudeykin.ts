import { concept, placed } from '../concept.ts';
import { beam } from '../kit/city/draw.ts';
import { glow, twice } from '../kit/emerald/paper.ts';
import { bars } from '../kit/emerald/paperwork.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, polygon, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

const officer = concept(
  'policeman',
  [
    area(
      'M340 150C384 150 404 182 402 224C400 262 378 292 364 304L366 330C430 344 486 366 500 430L512 600L168 600L180 430C194 366 250 344 314 330L316 304C302 292 280 262 278 224C276 182 296 150 340 150Z',
      'mass',
      -0.5,
    ),
    area('M262 176C270 130 300 116 340 114C380 116 410 130 418 176C390 190 290 190 262 176Z', 'mass', -0.75),
    area('M270 178C290 196 390 196 410 178L404 196C380 208 300 208 276 196Z', 'accent', -0.3),
    twice(area('M496 420C488 378 452 362 416 360C420 384 448 410 496 420Z', 'accent', -0.15), 340),
    twice(stroke('M490 424L498 470M474 416L480 462M458 408L462 450', 5, 'accent', { tone: -0.1 }), 340),
    stroke('M340 340V600', 3, 'lit', { opacity: 0.3 }),
  ],
  { also: ['man', 'officer'], rim: 0.9 },
);
const glasses = concept(
  'spectacles',
  [
    glow(circle(312, 232, 44), 0.8),
    glow(circle(368, 232, 44), 0.8),
    area(circle(313, 232, 19) + circle(367, 232, 19), 'light', 0.5),
    stroke('M332 230C337 226 343 226 348 230M294 230L280 226M386 230L400 226', 4, 'accent'),
  ],
  { also: ['glasses'] },
);
const desk = concept(
  'desk lamp',
  [
    area('M250 596C250 580 300 574 330 574C360 574 410 580 410 596L410 606L250 606Z', 'accent', -0.4),
    area(rect(322, 470, 16, 108), 'accent', -0.2),
    glow(circle(330, 470, 300), 1),
    area('M206 462C216 398 264 372 330 372C396 372 444 398 454 462Z', 'green', -0.05, { shade: { to: [0, -1], depth: 0.5 } }),
    area(ellipse(330, 462, 124, 25), 'light', 0.6),
    area(ellipse(330, 464, 46, 12), 'paper', 1),
  ],
  { also: ['lamp', 'light'], rim: 0.6 },
);

export const scene: Scene = {
  canvas: 'card',
  idea: 'Seen from the prisoner’s chair: the lamp is turned into our eyes, and behind it there are only epaulettes and two blank lenses.',
  composition: 'interior',
  palette: 'frost',
  light: [330, 470],
  horizon: 0,
  layers: [
    {
      z: 0.5,
      nodes: [
        area(rect(-5, -5, 610, 850), 'mass', 0.15),
        concept(
          'shelf',
          [
            area([60, 176, 292].map(y => rect(-5, y + 92, 610, 10)).join(''), 'mass', -0.5),
            area(
              [60, 176, 292]
                .flatMap((y, r) => Array.from({ length: 17 }, (_, i) => rect(i * 36 + 3, y + ((i * 7 + r * 3) % 4) * 8, 29, 92 - ((i * 7 + r * 3) % 4) * 8)))
                .join(''),
              'mass',
              -0.2,
            ),
            area(
              [60, 176, 292].flatMap((y, r) => Array.from({ length: 17 }, (_, i) => rect(i * 36 + 9, y + 46 + ((i + r) % 3) * 4, 17, 22))).join(''),
              'paper',
              -0.45,
              { opacity: 0.6 },
            ),
          ],
          { also: ['file', 'archive'] },
        ),
        glow(circle(340, 300, 300), 0.5),
      ],
    },
    { z: 0.9, lifted: true, nodes: [officer, glasses] },
    {
      z: 1,
      lifted: true,
      nodes: [
        area(polygon([-10, 640], [70, 588], [530, 588], [610, 640], [610, 850], [-10, 850]), 'wood', -0.55),
        stroke('M70 588H530', 5, 'lit', { opacity: 0.5 }),
        placed(
          concept(
            'passport',
            [
              area(rect(-44, -30, 88, 60), 'paper', -0.1),
              area(circle(-22, -6, 12) + rect(-36, 8, 28, 14), 'dark', 0, { opacity: 0.5 }),
              area(bars(4, -18, 34, 4, 11), 'dark', 0, { opacity: 0.4 }),
            ],
            { also: ['paper'] },
          ),
          142,
          640,
          { turn: -12 },
        ),
        placed(
          concept('mask', [
            area(
              'M-52 -12C-30 -28 -12 -20 0 -12C12 -20 30 -28 52 -12C56 10 34 26 16 18C8 14 4 6 0 6C-4 6 -8 14 -16 18C-34 26 -56 10 -52 -12ZM-34 -4C-26 -12 -14 -8 -12 0C-20 6 -30 4 -34 -4ZM34 -4C26 -12 14 -8 12 0C20 6 30 4 34 -4Z',
              'dark',
              0.2,
              { evenOdd: true },
            ),
          ]),
          500,
          640,
          { turn: 14 },
        ),
        desk,
        beam(polygon([206, 470], [454, 470], [620, 850], [40, 850]), 0.4),
      ],
    },
  ],
  says: { place: 'police office', time: 'night', mood: ['threatening', 'cold'], action: ['interrogating', 'staring'] },
};
