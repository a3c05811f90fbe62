import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { fill, times } from '../kit/city/draw.ts';
import { boots } from '../kit/motifs/skaters-boots.ts';
import { person } from '../kit/people/body.ts';
import { shadowOf } from '../kit/people/shadow.ts';
import { stroke } from '../kit/stroke.ts';
import { circle, ellipse, line, sampled, smooth } from '../path.ts';
import type { Node, Point, Scene } from '../scene.ts';

/** The back of the fish, from its mouth to the root of its tail. */
const spine = sampled(
  [
    [436, 262],
    [376, 294],
    [302, 318],
    [236, 366],
    [202, 432],
    [212, 494],
  ],
  60,
);
const thick = [30, 52, 66, 72, 74, 70, 62, 50, 38, 26, 16] as const;

/** One side of the fish from its mouth to its tail, `more` outside of its skin. */
const side = (way: 1 | -1, more: number): Point[] =>
  spine.map(([x, y], i) => {
    const [a, b] = [spine[Math.max(0, i - 1)] ?? [x, y], spine[Math.min(60, i + 1)] ?? [x, y]];
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const t = (i / 60) * 10;
    const [from, to] = [thick[Math.floor(t)] ?? 16, thick[Math.ceil(t)] ?? 16];
    const w = (from + (to - from) * (t % 1) + more) * way;
    return [x - ((b[1] - a[1]) / long) * w, y + ((b[0] - a[0]) / long) * w];
  });
const every = (points: readonly Point[]): Point[] => points.filter((_, i) => i % 6 === 0);
const body = smooth([...every(side(-1, 0)).reverse(), [462, 236], ...every(side(1, 0))], 'closed');
/** From the mouth down the belly, round the tail and up the back: the last stroke to the mouth is still missing. */
const track: readonly Point[] = [
  [486, 296],
  ...every(side(-1, 26)),
  [262, 540],
  [284, 590],
  [246, 588],
  [214, 576],
  [178, 590],
  [138, 594],
  [152, 546],
  ...every(side(1, 26)).reverse(),
  [452, 200],
  [490, 214],
];

/** Rows of half moons across the back, open towards the tail. */
const scales = times(11)
  .flatMap(row =>
    [-0.62, -0.31, 0, 0.31, 0.62].map(across => {
      const i = 14 + row * 4;
      const [[lx, ly], [rx, ry]] = [side(-1, 0)[i] ?? [0, 0], side(1, 0)[i] ?? [0, 0]];
      const t = (across + (row % 2) * 0.15 + 1) / 2;
      const [x, y] = [lx + (rx - lx) * t, ly + (ry - ly) * t];
      const [ux, uy] = [(rx - lx) * 0.09, (ry - ly) * 0.09];
      return `M${(x - ux).toFixed(1)} ${(y - uy).toFixed(1)}Q${(x + uy * 1.6).toFixed(1)} ${(y - ux * 1.6).toFixed(1)} ${(x + ux).toFixed(1)} ${(y + uy).toFixed(1)}`;
    }),
  )
  .join('');

const fish = concept(
  'fish',
  [
    fill('mass', 'M350 350C372 392 366 436 340 462C330 430 312 410 290 396ZM330 268C312 226 276 206 240 204C252 236 262 264 284 290Z', { tone: -0.15 }),
    fill('mass', 'M228 474C244 514 262 544 264 572C246 568 228 556 214 556C198 558 174 568 156 574C164 544 180 510 198 474Z', { tone: -0.15 }),
    fill('mass', body, { tone: -0.5, shade: { to: [-0.6, 1], depth: 0.4 } }),
    fill(
      'accent',
      smooth(
        [
          [356, 282],
          [318, 276],
          [280, 300],
          [276, 332],
          [310, 342],
          [346, 318],
        ],
        'closed',
      ),
      { tone: -0.1, opacity: 0.85 },
    ),
    fill(
      'accent',
      smooth(
        [
          [244, 360],
          [216, 384],
          [206, 424],
          [222, 434],
          [246, 402],
        ],
        'closed',
      ),
      { tone: -0.15, opacity: 0.75 },
    ),
    stroke(scales, 1.8, 'lit', { opacity: 0.28 }),
    stroke(smooth(spine.filter((_, i) => i > 8 && i % 6 === 0)), 3, 'dark', { tone: 0.4, opacity: 0.5 }),
    stroke('M462 244C476 236 486 238 494 246M468 262C482 262 490 270 492 280', 3, 'mass', { tone: -0.5 }),
    fill('light', circle(412, 238, 10) + circle(446, 296, 10), { tone: 0.2 }),
    fill('dark', circle(416, 236, 5.4) + circle(450, 292, 5.4)),
  ],
  { also: ['animal', 'giant', 'danger'] },
);

const skaterPose = {
  torso: 34,
  bend: 10,
  head: -10,
  nearArm: [-60, -40, 10],
  farArm: [-70, -50, 8],
  nearLeg: [34, -20],
  farLeg: [-46, -70],
  nearFoot: 6,
  farFoot: 50,
} as const;
const skater = person({
  who: 'man',
  height: 104,
  pose: skaterPose,
  dress: 'jumper',
  cloth: 'red',
  lower: 'dark',
  hat: 'beanie',
  hatCloth: 'accent',
  scarf: 'yellow',
  is: 'skater',
  skin: 'skin2',
});
const angler: Node[] = [
  fill('dark', ellipse(0, 0, 26, 20), { tone: 0.6 }),
  stroke('M10 4L44 22', 2, 'brown'),
  fill('brown', ellipse(0, 0, 20, 15), { tone: 0.1, rim: 0.8 }),
  fill('green', circle(2, 0, 10), { tone: -0.2, rim: 0.8 }),
];
const r = chance(6);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A skater cuts the outline of a huge fish into the ice, and under the ice a huge fish follows him.',
  composition: 'from above',
  palette: 'winter',
  light: [120, 60],
  horizon: 0,
  layers: [
    {
      z: 0.4,
      nodes: [
        concept(
          'ice',
          [
            fill('haze', 'M0 0H600V693H0Z', { tone: -0.12, shade: { to: [0.3, 1], depth: 0.3 } }),
            fill(
              'white',
              smooth(
                [
                  [0, 330],
                  [120, 300],
                  [220, 180],
                  [330, 150],
                  [200, 90],
                  [0, 160],
                ],
                'closed',
              ),
              { opacity: 0.25 },
            ),
            fill(
              'white',
              smooth(
                [
                  [330, 600],
                  [480, 470],
                  [600, 420],
                  [600, 560],
                  [420, 640],
                ],
                'closed',
              ),
              { opacity: 0.25 },
            ),
          ],
          { also: ['winter', 'frozen'] },
        ),
      ],
    },
    { z: 0.62, nodes: [{ ...fish, opacity: 0.86 }] },
    {
      z: 1,
      nodes: [
        stroke(
          times(6)
            .map(() => {
              const [x, y] = [r.between(60, 540), r.between(120, 600)];
              return line([x, y], [x + r.between(-50, 50), y + r.between(-40, 40)], [x + r.between(-90, 90), y + r.between(-70, 70)]);
            })
            .join(''),
          1.4,
          'white',
          { opacity: 0.5 },
        ),
        concept('track', [stroke(smooth(track), 7, 'white', { tone: 0.6 }), stroke(smooth(track), 2.2, 'mass', { opacity: 0.6 })], {
          also: ['outline', 'drawing'],
        }),
      ],
    },
    {
      z: 0.95,
      nodes: [
        concept(
          'snow',
          [
            fill('white', 'M0 0H600V150C540 130 500 160 440 128C400 108 340 120 300 96C250 70 190 110 140 130C100 146 60 190 0 200Z', {
              tone: 0.5,
              shade: { to: [0, 1], depth: 0.12 },
            }),
            fill(
              'mass',
              'M0 200C60 190 100 146 140 130C190 110 250 70 300 96C340 120 400 108 440 128C500 160 540 130 600 150V158C540 140 500 170 440 138C400 118 340 130 300 106C250 82 190 120 140 140C100 156 60 200 0 210Z',
              { opacity: 0.35 },
            ),
          ],
          { also: ['bank', 'winter'] },
        ),
        stroke('M150 126l-6 -26M158 122l2 -30M166 120l8 -24M420 118l-8 -22M430 120l4 -26', 2, 'leaf', { tone: -0.2 }),
        stroke(
          times(7)
            .map(i => `M${332 + i * 9} ${40 + i * 11}l5 3M${338 + i * 9} ${36 + i * 11}l5 3`)
            .join(''),
          2,
          'mass',
          { opacity: 0.4 },
        ),
        placed(
          {
            nodes: [
              concept('angler', angler, { also: ['person', 'man'] }),
              concept('hole', [fill('dark', ellipse(54, 30, 16, 10), { tone: 0.2 }), stroke(ellipse(54, 30, 17, 11), 2.4, 'white')]),
              stroke('M44 22L54 30', 0.8, 'dark'),
            ],
          },
          380,
          520,
        ),
        placed(concept('bucket', [fill('grey', circle(0, 0, 9), { tone: 0.1 }), fill('dark', circle(0, 0, 6), { tone: 0.4 })]), 352, 500),
      ],
    },
    { z: 1, lifted: true, nodes: [placed(shadowOf(skater, { along: [0.75, 0.5], opacity: 0.4 }), 506, 262), placed(skater, 506, 262)] },
    { z: 1, nodes: [placed(boots, 262, 172, { turn: -24 })] },
  ],
  says: {
    place: 'frozen lake',
    time: 'morning',
    weather: 'frost',
    mood: ['dangerous', 'playful'],
    action: ['skate', 'follow', 'draw'],
    more: ['below', 'outline'],
  },
};
