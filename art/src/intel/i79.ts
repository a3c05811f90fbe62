import { concept, placed } from '../concept.ts';
import { dog } from '../kit/animals/dog.ts';
import { owl } from '../kit/animals/owl.ts';
import { d, halo, times } from '../kit/city/draw.ts';
import { windmill } from '../kit/city/works.ts';
import { hills } from '../kit/nature/land.ts';
import { grass } from '../kit/nature/plants.ts';
import { jointsOf, type Person, person } from '../kit/people/body.ts';
import { shadowOf } from '../kit/people/shadow.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { constellation } from '../kit/sky/constellation.ts';
import { moon } from '../kit/sky/moon.ts';
import { stars } from '../kit/sky/stars.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { scissors } from '../kit/things/craft.ts';
import { polygon, rect } from '../path.ts';
import type { Node, Point, Scene } from '../scene.ts';

/** The four corners of the hole. */
const [top, right, foot, left]: readonly [Point, Point, Point, Point] = [
  [398, 84],
  [520, 222],
  [336, 400],
  [236, 170],
];
const hole = polygon(top, right, foot, left);

const girl: Person = {
  who: 'girl',
  height: 210,
  pose: { torso: -14, bend: -2, head: -20, nearArm: [96, 118, 8], farArm: [112, 136, 6], nearLeg: [-20, -26, 3], farLeg: [26, 6, 3], nearFoot: 14 },
  dress: 'pinafore',
  cloth: 'red',
  trim: 'white',
  skin: 'skin4',
  hair: 'afro',
  hairColour: 'hairBlack',
};
const at: Point = [176, 588];
const hand = jointsOf(girl).farHand;
const grip: Point = [at[0] + hand[0], at[1] + hand[1]];

const tail = times(5).map((i): Node => {
  const [x, y] = [352 + Math.sin(i * 1.3) * 22 + i * 12, 424 + i * 25];
  return concept('ribbon', [
    area(d`M${x} ${y}l-15 -9v18ZM${x} ${y}l15 -9v18Z`, 'dark', 0.16),
    area(d`M${x - 9} ${y - 2}h2v2h-2ZM${x + 8} ${y + 1}h2v2h-2Z`, 'paper', 1),
  ]);
});

const scraps = (
  [
    [248, 612, 12],
    [286, 600, -30],
    [312, 626, 50],
    [236, 636, 80],
    [346, 604, 20],
  ] as const
).map(([x, y, turn]) => placed(area(polygon([-13, -5], [10, -9], [14, 6], [-8, 9]), 'blue', 0.55, { shade: { to: [1, 1], depth: 0.3 } }), x, y, { turn }));

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A girl flies a kite that is a piece of night cut out of the blue: stars shine through the hole.',
  composition: 'double exposure',
  palette: 'noon',
  light: [110, 150],
  horizon: 520,
  layers: [
    {
      z: 0.1,
      nodes: [
        placed(cloud({ kind: 'heap', width: 210, seed: 3, token: 'paper', tone: 0.3 }), 250, 250),
        placed(cloud({ kind: 'heap', width: 190, seed: 9, token: 'paper', tone: 0.3 }), 510, 330),
        placed(cloud({ kind: 'wisp', width: 200, seed: 5 }), 130, 330),
      ],
    },
    {
      z: 1,
      nodes: [
        concept('kite', [area(hole, 'dark', 0.1)], { also: ['hole', 'toy'] }),
        {
          clip: hole,
          nodes: [
            concept(
              'night',
              [
                area(rect(220, 70, 320, 340), 'blue', -0.62, { shade: { to: [0.4, -1], depth: 0.6 } }),
                halo(420, 200, 120, 0.5, 'violet'),
                placed(stars({ seed: 12, width: 320, height: 360, count: 150, bright: 12, milkyWay: true }), 220, 66),
              ],
              { also: ['sky', 'star'] },
            ),
            placed(moon({ phase: 'crescent', r: 32, glow: 0.8 }), 444, 190),
            placed(constellation({ figure: 'cat', width: 104 }), 340, 224),
          ],
        },
        stroke(hole, 4, 'paper', { tone: 0.7 }),
        stroke(polygon(top, foot) + polygon(left, right), 2, 'paper', { tone: 0.6, opacity: 0.35 }),
        concept(
          'flap',
          [
            area('M398 84C420 74 446 86 452 106C436 96 424 104 426 116Z', 'blue', 0.7, { shade: { to: [1, 1], depth: 0.4 } }),
            area('M236 170C220 176 214 196 224 208C228 194 240 196 246 192Z', 'blue', 0.7),
          ],
          { also: ['paper', 'sky'] },
        ),
      ],
    },
    { z: 0.35, nodes: [placed(hills({ height: 70, seed: 7, token: 'leaf', tone: 0.3 }), 0, 540), placed(windmill({}), 492, 520, { scale: 0.4 })] },
    {
      z: 0.9,
      nodes: [
        concept('meadow', [area('M0 566C120 528 260 548 380 566C460 576 540 560 600 548V693H0Z', 'leaf', 0.35, { shade: { to: [1, 1], depth: 0.45 } })], {
          also: ['hill', 'grass'],
        }),
        placed(grass({ width: 200, height: 20, seed: 3, flowers: 6 }), 60, 600),
        placed(grass({ width: 220, height: 22, seed: 8, flowers: 6 }), 300, 610),
      ],
    },
    {
      z: 1,
      nodes: [
        stroke(d`M${grip[0]} ${grip[1]}C${grip[0] + 40} ${grip[1] - 40} 300 440 ${foot[0]} ${foot[1]}`, 2.2, 'paper', { tone: 0.8 }),
        stroke('M336 400C350 430 330 446 356 470C376 492 352 506 384 530C400 540 396 552 408 560', 2, 'dark', { tone: 0.2 }),
        ...tail,
        ...scraps,
        placed(scissors({ fill: 'red' }), 286, 636, { scale: 0.5, turn: -20 }),
        placed(dog({ pose: 'sit', fill: 'white' }), 396, 606, { scale: 0.74, flip: true }),
      ],
    },
    { z: 1, lifted: true, nodes: [placed(shadowOf(person(girl), { along: [0.5, 0.2] }), ...at), placed(person(girl), ...at)] },
    { z: 1, lifted: true, nodes: [placed(owl({ pose: 'fly', fill: 'brown' }), 486, 282, { scale: 0.62, turn: 14 })] },
  ],
  says: { place: 'meadow', time: 'noon', weather: 'sun', mood: ['playful', 'dreamy'], action: ['fly', 'hold', 'cut'], more: ['day', 'night', 'window'] },
};
