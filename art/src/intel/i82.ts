import { concept, placed } from '../concept.ts';
import { crow } from '../kit/animals/birds.ts';
import { d, halo } from '../kit/city/draw.ts';
import { trolley } from '../kit/motifs/luggage-trolley.ts';
import { rail, rungs, side, sleepers } from '../kit/motifs/rail-ladder.ts';
import { grass } from '../kit/nature/plants.ts';
import { person } from '../kit/people/body.ts';
import { shadowOf } from '../kit/people/shadow.ts';
import { flock } from '../kit/sky/air.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, polygon, rounded } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const porter = person({
  who: 'man',
  is: 'porter',
  height: 172,
  pose: { torso: 16, bend: 4, head: -26, nearArm: [64, 80, 8], farArm: [72, 86, 6], nearLeg: [30, 4], farLeg: [-22, -36], nearFoot: 0, farFoot: 40 },
  dress: 'guard uniform',
  cloth: 'accent',
  tone: -0.2,
  lower: 'dark',
  hat: 'postman cap',
  hatCloth: 'accent',
  hatBand: 'red',
  skin: 'skin4',
});

const pole = (x: number, y: number, h: number): Node =>
  concept(
    'telegraph pole',
    [
      stroke(d`M${x} ${y}V${y - h}M${x - h * 0.16} ${y - h * 0.9}H${x + h * 0.16}M${x - h * 0.12} ${y - h * 0.78}H${x + h * 0.12}`, h * 0.03, 'dark', {
        tone: 0.25,
      }),
    ],
    { also: ['post'] },
  );

export const scene: Scene = {
  canvas: 'hex',
  idea: 'The rails bend upward into a ladder to the sun, and a porter with a trolley of trunks begins the climb.',
  composition: 'perspective',
  palette: 'sodium',
  light: [306, 160],
  horizon: 420,
  layers: [
    {
      z: 0.05,
      nodes: [
        halo(306, 160, 240, 0.9),
        concept(
          'sun',
          [area(circle(306, 160, 84), 'light', 0.25), area(circle(306, 160, 84), 'orange', 0.3, { opacity: 0.35, shade: { to: [0, 1], depth: 0.3 } })],
          { also: ['sunset', 'light'] },
        ),
        placed(cloud({ kind: 'bank', width: 230, seed: 3 }), 110, 260),
        placed(cloud({ kind: 'bank', width: 240, seed: 7 }), 500, 300),
        placed(flock({ count: 6, width: 110, seed: 5, token: 'dark' }), 440, 210),
      ],
    },
    {
      z: 0.4,
      nodes: [
        concept('plain', [area('M0 408C120 396 240 412 300 410C400 406 500 398 600 410V560H0Z', 'mass', 0.1, { shade: { to: [0, 1], depth: 0.3 } })], {
          also: ['land'],
        }),
      ],
    },
    {
      z: 0.85,
      nodes: [
        concept(
          'field',
          [
            area('M0 432C160 424 440 424 600 432V693H0Z', 'brick5', 0.14, { shade: { to: [0, 1], depth: 0.5 } }),
            stroke('M0 470H200M0 520H150M0 590H90M420 470H600M460 520H600M520 590H600', 2, 'brick5', { tone: -0.4, opacity: 0.5 }),
          ],
          { also: ['land'] },
        ),
        pole(78, 520, 210),
        pole(168, 466, 120),
        pole(214, 440, 66),
        stroke('M44 331C80 350 130 352 149 358M149 358C170 370 190 380 203 381M111 331C130 350 170 356 187 358', 1.4, 'dark', { tone: 0.2, opacity: 0.8 }),
        concept('gravel', [
          area(polygon(side(0, -1.5), side(0, 1.5), side(0.41, 1.5), side(0.41, -1.5)), 'brick4', -0.25, { shade: { to: [0, 1], depth: 0.4 } }),
        ]),
      ],
    },
    { z: 1, nodes: [concept('rails', [...sleepers, ...rail(-1), ...rail(1)], { also: ['railway', 'way'] })] },
    { z: 1, lifted: true, nodes: [concept('ladder', rungs, { also: ['climb', 'rails'] })] },
    { z: 1, nodes: [...rail(-1), ...rail(1)] },
    {
      z: 1,
      lifted: true,
      nodes: [placed(shadowOf(porter, { along: [-0.2, 0.4] }), 224, 562), placed(porter, 224, 562), placed(trolley, 338, 520, { scale: 0.94, turn: -22 })],
    },
    {
      z: 1,
      nodes: [
        concept(
          'signal',
          [
            stroke('M494 560V366', 6, 'dark', { tone: 0.3 }),
            area(rounded(482, 350, 24, 50, 8), 'dark', 0.2),
            area(circle(494, 363, 7), 'red', -0.4),
            area(circle(494, 386, 8), 'green', 0.5),
            halo(494, 386, 34, 0.7, 'green'),
          ],
          { also: ['lamp', 'light'] },
        ),
        placed(crow({ pose: 'stand' }), 494, 350, { scale: 0.44, flip: true }),
        placed(grass({ width: 120, height: 26, seed: 4 }), 60, 580),
        placed(grass({ width: 110, height: 26, seed: 9 }), 430, 584),
        area(ellipse(494, 562, 16, 4), 'dark', 0, { opacity: 0.5 }),
      ],
    },
  ],
  says: { place: 'railway', time: 'sunset', mood: ['hopeful', 'lonely'], action: ['climb', 'push', 'travel'], more: ['ascent', 'journey', 'evening'] },
};
