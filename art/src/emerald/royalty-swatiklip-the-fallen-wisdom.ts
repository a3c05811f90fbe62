import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { eye, glint } from '../kit/emerald/eye.ts';
import { glow, twice } from '../kit/emerald/paper.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, rect } from '../path.ts';
import type { Point, Scene } from '../scene.ts';

const cx = 340;
const c = chance(5);
const tiles = Array.from({ length: 23 }, (_, row) => Array.from({ length: 17 }, (_, col) => ({ x: col * 36 + (row % 2) * 18 - 20, y: row * 37 })));
const gold = tiles
  .flat()
  .filter(() => c.happens(0.9))
  .map(({ x, y }) => rect(x, y, 32 + c.between(-3, 0), 32 + c.between(-3, 1)));
const wing = (path: string, feathers: string, tone: number) => ({ nodes: [area(path, 'mass', tone), stroke(feathers, 3, 'lit', { opacity: 0.4 })], rim: 0.9 });
const watchful: readonly Point[] = [
  [430, 150],
  [470, 110],
  [512, 90],
  [440, 206],
  [492, 180],
  [540, 160],
  [450, 330],
  [500, 360],
  [540, 410],
  [470, 400],
  [512, 470],
];

export const scene: Scene = {
  canvas: 'card',
  idea: 'A seraph has come down from the mosaic of the dome, its six wings full of eyes, and left its halo cracked upon the wall.',
  composition: 'close',
  palette: 'gas',
  light: [340, 90],
  horizon: 840,
  layers: [
    {
      z: 0.3,
      nodes: [
        concept(
          'mosaic',
          [
            area(rect(-5, -5, 610, 850), 'mass', -0.3),
            area(gold.join(''), 'accent2', -0.42, { opacity: 0.75 }),
            area(gold.filter((_, i) => i % 3 === 0).join(''), 'yellow', -0.1, { opacity: 0.55 }),
            area(gold.filter((_, i) => i % 7 === 2).join(''), 'light', 0, { opacity: 0.5 }),
          ],
          { also: ['wall', 'gold'] },
        ),
        glow(circle(cx, 230, 330), 0.8),
        concept(
          'halo',
          [
            area(circle(cx, 206, 128), 'yellow', 0.05),
            stroke(circle(cx, 206, 128), 8, 'brown', { tone: -0.1 }),
            stroke(circle(cx, 206, 108), 3, 'brown'),
            stroke('M380 84L366 130L392 160L360 200M290 90L304 132L276 158L310 190M466 216L430 206L410 232', 5, 'dark', { opacity: 0.8 }),
          ],
          { also: ['light', 'saint'] },
        ),
      ],
    },
    {
      z: 0.85,
      lifted: true,
      nodes: [
        concept(
          'wing',
          [
            twice(
              wing(
                'M372 250C400 170 450 96 556 46C580 110 560 190 500 240C460 270 410 276 372 270Z',
                'M386 240C430 180 480 130 548 70M392 252C440 220 500 190 560 140M396 262C440 250 490 240 530 206',
                -0.35,
              ),
              cx,
            ),
            twice(
              wing(
                'M376 270C450 290 540 340 574 450C560 520 520 560 470 580C430 500 390 400 366 310Z',
                'M386 290C450 330 520 400 552 480M380 310C430 370 490 460 512 540M374 320C410 400 450 480 480 560',
                -0.5,
              ),
              cx,
            ),
          ],
          { also: ['angel', 'feather'] },
        ),
        ...watchful.flatMap(([x, y]) => [x, 2 * cx - x].map(at => placed(eye({ width: 38, open: 0.52, white: 'light', iris: 'accent', shine: 0.25 }), at, y))),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'seraph',
          [
            area(`M${cx} 130C376 130 388 164 386 202C384 240 366 268 ${cx} 276C314 268 296 240 294 202C292 164 304 130 ${cx} 130Z`, 'dark', 0.15),
            area(
              `M${cx} 290C380 284 400 300 408 340C430 440 470 560 500 700L520 860L160 860L180 700C210 560 250 440 272 340C280 300 300 284 ${cx} 290Z`,
              'mass',
              -0.62,
            ),
            stroke(`M${cx} 300V850M310 330C290 480 270 640 250 850M370 330C390 480 410 640 430 850`, 3, 'lit', { opacity: 0.25 }),
          ],
          { also: ['angel', 'monster', 'royalty'], rim: 1.1 },
        ),
        twice(
          wing(
            'M344 300C372 280 400 300 410 350C440 440 440 560 400 660C370 580 346 440 344 300Z',
            'M356 310C384 400 400 500 400 620M352 340C370 440 384 520 392 590',
            -0.2,
          ),
          cx,
        ),
        ...[
          [-20, 196, 11],
          [20, 196, 11],
          [0, 170, 9],
          [-22, 226, 7],
          [22, 226, 7],
          [0, 244, 6],
        ].map(([x = 0, y = 0, r = 0]) => glint(cx + x, y, r)),
        ...[
          [36, 400],
          [30, 470],
          [44, 540],
        ].flatMap(([x = 0, y = 0]) => [x, -x].map(d => placed(eye({ width: 40, open: 0.52, white: 'light', iris: 'accent', shine: 0.3 }), cx + d, y))),
      ],
    },
  ],
  says: { place: 'cathedral', time: 'timeless', mood: ['holy', 'dreadful'], action: ['descending', 'watching'] },
};
