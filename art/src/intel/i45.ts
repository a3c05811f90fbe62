import { concept, placed } from '../concept.ts';
import { gull } from '../kit/animals/birds.ts';
import { crab } from '../kit/animals/sea.ts';
import { palm } from '../kit/nature/plants.ts';
import { tree } from '../kit/nature/tree.ts';
import { person } from '../kit/people/body.ts';
import { head } from '../kit/people/heads.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { sun } from '../kit/sky/sun.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { sailBoat } from '../kit/transport/boat.ts';
import { snow } from '../kit/weather/snow.ts';
import { circle, ellipse } from '../path.ts';
import type { Group, Node, Scene } from '../scene.ts';

const [x, y, r] = [352, 306, 178];
const ball = circle(x, y, r);

const child = head('boy with cap', {
  view: 'profile',
  size: 208,
  hat: 'beanie',
  hatCloth: 'accent',
  hatBand: 'white',
  bust: 'wrap',
  cloth: 'accent',
  skin: 'skin2',
});

const mitten: Group = concept(
  'mitten',
  [
    area('M-30 60C-34 30 -46 18 -50 0C-54 -14 -40 -20 -32 -10C-30 -30 -26 -58 0 -60C28 -60 34 -30 32 0C32 24 28 44 28 60Z', 'yellow', 0),
    area('M-34 54H32V84H-34Z', 'white', 0.2),
    stroke('M-20 -20C-10 -26 12 -26 22 -20M-22 0C-8 -8 14 -8 24 0M-22 20C-8 12 14 12 24 20', 4, 'accent'),
    stroke('M-24 56V82M-12 56V82M0 56V82M12 56V82M24 56V82', 2, 'grey', { opacity: 0.6 }),
  ],
  { also: ['glove', 'hand'], rim: 0.9 },
);

const umbrella: Group = concept(
  'parasol',
  [
    stroke('M0 0V-96', 4, 'wood', { tone: 0.2 }),
    area('M-58 -84C-50 -122 -20 -136 0 -136C20 -136 50 -122 58 -84C20 -92 -20 -92 -58 -84Z', 'red', 0),
    area('M-30 -88C-26 -116 -12 -132 0 -136C-4 -120 -6 -104 -6 -90ZM20 -89C18 -108 12 -124 0 -136C26 -132 40 -110 42 -86Z', 'white', 0.5),
  ],
  { also: ['umbrella', 'shade'], rim: 0.7 },
);

const summer: Node[] = [
  area(ball, 'blue', 0.55),
  { glow: circle(x + 60, y - 90, 170), kind: 'round', opacity: 0.9, fill: 'light' },
  placed(sun({ r: 30, kind: 'rays', glow: 0.6 }), x + 66, y - 96),
  placed(cloud({ width: 100, seed: 3, token: 'white' }), x - 60, y - 70),
  concept('sea', [
    area(`M${x - 190} ${y - 4}H${x + 190}V${y + 190}H${x - 190}Z`, 'blue', 0.1),
    stroke(`M${x - 150} ${y + 16}h40M${x - 70} ${y + 10}h34M${x + 40} ${y + 18}h44M${x + 100} ${y + 8}h30M${x - 20} ${y + 28}h40`, 3, 'white', {
      tone: 0.5,
      opacity: 0.7,
    }),
  ]),
  placed(sailBoat({ width: 66 }), x + 70, y + 10),
  concept(
    'beach',
    [
      area(
        `M${x - 190} ${y + 60}C${x - 100} ${y + 24} ${x} ${y + 66} ${x + 70} ${y + 48}C${x + 110} ${y + 38} ${x + 150} ${y + 50} ${x + 190} ${y + 40}V${y + 190}H${x - 190}Z`,
        'yellow',
        0.4,
      ),
      stroke(
        `M${x - 180} ${y + 54}C${x - 100} ${y + 20} ${x} ${y + 62} ${x + 70} ${y + 44}C${x + 110} ${y + 34} ${x + 150} ${y + 46} ${x + 180} ${y + 36}`,
        5,
        'white',
        { tone: 0.8, opacity: 0.9 },
      ),
    ],
    { also: ['sand', 'summer'] },
  ),
  placed(palm({ height: 150, pot: 'yellow', seed: 4 }), x - 96, y + 112),
  placed(umbrella, x + 52, y + 116, { turn: 8 }),
  placed(
    person({
      who: 'woman',
      height: 104,
      pose: 'sitting on the ground',
      dress: 'swimsuit',
      cloth: 'accent',
      hat: 'straw hat',
      hatCloth: 'yellow',
      skin: 'skin4',
    }),
    x + 30,
    y + 122,
  ),
  placed(person({ who: 'girl', height: 76, pose: 'running', dress: 'swimsuit', cloth: 'green', skin: 'skin2', hairColour: 'hairBlond' }), x - 26, y + 96, {
    flip: true,
  }),
  placed(crab(), x + 100, y + 128, { scale: 0.34 }),
  placed(gull(), x - 6, y - 112, { scale: 0.34 }),
];

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Inside a snow globe it is summer at the beach; outside, in the snow, a child in mittens presses the nose against it.',
  composition: 'through a frame',
  palette: 'winter',
  light: [410, 210],
  horizon: 520,
  layers: [
    {
      z: 0.25,
      nodes: (
        [
          [54, 520, 190, 4],
          [140, 516, 140, 2],
          [556, 520, 210, 7],
          [486, 510, 120, 5],
        ] as const
      ).map(([tx, ty, height, seed]) => placed(tree({ kind: 'snowy', height, seed }), tx, ty)),
    },
    { z: 0.5, nodes: [concept('snow', [area('M0 524C140 500 300 516 600 500V693H0Z', 'white', 0.6, { shade: { to: [-0.3, 1], depth: 0.25 } })])] },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'snow globe',
          [
            area(`M${x - 128} 460C${x - 100} 440 ${x + 100} 440 ${x + 128} 460L${x + 150} 560C${x + 100} 584 ${x - 100} 584 ${x - 150} 560Z`, 'wood', -0.2),
            area(`M${x - 134} 478C${x - 90} 498 ${x + 90} 498 ${x + 134} 478L${x + 138} 496C${x + 90} 518 ${x - 90} 518 ${x - 138} 496Z`, 'yellow', -0.1),
            area(ball, 'haze', 0.5),
          ],
          { also: ['glass', 'toy', 'ball'], rim: 1.1, shade: { to: [-0.4, 1], depth: 0.25 } },
        ),
        { clip: ball, nodes: summer },
        { clip: ball, nodes: [stroke(circle(x, y, r - 5), 11, 'white', { tone: 0.6, opacity: 0.35 })] },
        stroke(
          `M${x - 132} ${y - 70}C${x - 112} ${y - 116} ${x - 78} ${y - 138} ${x - 48} ${y - 146}M${x - 142} ${y - 36}C${x - 140} ${y - 44} ${x - 139} ${y - 48} ${x - 137} ${y - 54}`,
          9,
          'white',
          { tone: 1, opacity: 0.8 },
        ),
        area(ellipse(x - 6, 568, 168, 18), 'white', 0.7),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(child.figure, 106, 420),
        { glow: circle(188, 360, 60), kind: 'round', opacity: 0.35 },
        placed(mitten, 226, 452, { turn: 14, scale: 0.92 }),
      ],
    },
  ],
  weather: [snow({ kind: 'steady', seed: 45, crystals: 3 })],
  says: {
    place: 'garden',
    time: 'winter',
    weather: 'snow',
    mood: ['dreamy', 'cold', 'hopeful'],
    action: ['look', 'press', 'play'],
    more: ['summer', 'wish', 'holiday'],
  },
};
