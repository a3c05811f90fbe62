import { concept, placed } from '../concept.ts';
import { fill, halo } from '../kit/city/draw.ts';
import { windmill } from '../kit/city/works.ts';
import { reeds } from '../kit/nature/plants.ts';
import { person } from '../kit/people/body.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { stroke } from '../kit/stroke.ts';
import { bicycle } from '../kit/transport/bicycle.ts';
import { circle } from '../path.ts';
import type { Group, Scene, Token } from '../scene.ts';

/** A letter that flies to the right like a goose: its flap is the neck, its sides are wings. */
const wild = (up: 'up' | 'down', seal: Token): Group =>
  concept(
    'letter',
    [
      fill(
        'paper',
        up === 'up'
          ? 'M-8 -8C-20 -40 -44 -62 -84 -70C-70 -52 -72 -44 -58 -34C-46 -18 -30 -4 -8 8Z'
          : 'M-8 -2C-22 22 -46 40 -84 44C-70 30 -66 26 -58 18C-44 6 -28 -8 -8 -12Z',
        { tone: -0.35 },
      ),
      fill('paper', 'M-38 -14L46 -22L52 20L-32 28Z', { tone: 0.2 }),
      fill('paper', 'M-38 -14L46 -22L8 8Z', { tone: -0.15 }),
      stroke('M-38 -14L8 8L46 -22M-32 28L-4 2M52 20L22 0', 1.6, 'mass', { opacity: 0.4 }),
      fill(seal, circle(9, 5, 7)),
      fill(
        'paper',
        up === 'up'
          ? 'M8 -14C-2 -50 -26 -78 -70 -92C-58 -70 -60 -62 -46 -50C-36 -28 -20 -10 4 2Z'
          : 'M10 0C-6 30 -34 54 -76 62C-62 46 -60 40 -48 32C-32 14 -14 -4 4 -10Z',
        { tone: 0.35 },
      ),
      stroke(
        up === 'up' ? 'M-6 -28C-20 -54 -36 -70 -56 -82M-14 -22C-28 -44 -40 -56 -54 -64' : 'M-8 16C-24 34 -40 46 -60 54M-14 6C-30 22 -42 30 -56 36',
        1.4,
        'mass',
        { opacity: 0.3 },
      ),
    ],
    { also: ['envelope', 'bird', 'flying', 'news'], rim: 0.7 },
  );

const flock: readonly (readonly [x: number, y: number, scale: number])[] = [
  [462, 172, 0.62],
  [384, 184, 0.55],
  [314, 202, 0.5],
  [250, 224, 0.44],
  [194, 250, 0.39],
  [456, 238, 0.54],
  [452, 304, 0.48],
  [440, 364, 0.43],
];
const straying: readonly (readonly [number, number, number, number])[] = [[352, 440, 0.5, -26]];

const net = concept(
  'butterfly net',
  [
    stroke('M-10 26L62 -128', 4, 'wood', { tone: 0.3 }),
    fill('paper', 'M54 -132C46 -160 98 -182 114 -158C126 -128 130 -96 118 -64C92 -84 64 -100 54 -132Z', { tone: 0, opacity: 0.55 }),
    stroke('M66 -140L116 -76M84 -158L122 -94M62 -116L112 -148M78 -96L120 -124', 1.2, 'paper', { opacity: 0.6 }),
    stroke('M54 -132C46 -160 98 -182 114 -158C116 -140 76 -120 54 -132Z', 3, 'dark', { tone: 0.2 }),
  ],
  { also: ['net', 'catch'] },
);
const postman = person({
  who: 'man',
  height: 214,
  pose: { torso: 20, bend: 6, head: -20, nearArm: [110, 128, 8], farArm: [-50, 10, 8], nearLeg: [62, -16], farLeg: [-38, -84], nearFoot: 6, farFoot: 70 },
  dress: 'postman uniform',
  cloth: 'accent',
  lower: 'accent',
  trim: 'yellow',
  hat: 'postman cap',
  hatCloth: 'accent',
  skin: 'skin3',
  beard: 'moustache',
  hairColour: 'hairBlack',
  is: 'postman',
  near: { thing: net, scale: 0.72, keeps: 'upright', turn: 6 },
});

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Letters migrate like geese in front of the setting sun, and a postman runs after them with a butterfly net.',
  composition: 'rain of things',
  palette: 'coral',
  light: [320, 290],
  horizon: 540,
  layers: [
    {
      z: 0.02,
      nodes: [
        halo(320, 290, 290, 0.7),
        concept('sun', [fill('orange', circle(320, 290, 158), { tone: 0.1 }), fill('accent2', circle(320, 290, 150), { tone: -0.05 })], {
          also: ['sunset', 'evening'],
        }),
        placed(cloud({ kind: 'wisp', width: 280, seed: 3, token: 'lit', opacity: 0.6 }), 440, 370),
        placed(cloud({ kind: 'wisp', width: 240, seed: 7, token: 'lit', opacity: 0.6 }), 130, 330),
        placed(cloud({ kind: 'wisp', width: 180, seed: 5, opacity: 0.4 }), 470, 150),
      ],
    },
    {
      z: 0.3,
      nodes: [
        fill('mass', 'M0 500C120 486 240 498 360 492C460 488 540 494 600 486V560H0Z', { tone: 0.1 }),
        placed(windmill({ height: 86, turn: 30 }), 492, 492),
      ],
    },
    {
      z: 0.5,
      nodes: [
        concept(
          'water',
          [
            fill('accent2', 'M0 520H600V560H0Z', { tone: -0.3, opacity: 0.7 }),
            stroke('M240 530H400M270 540H370M40 534H110M470 536H560', 2, 'paper', { opacity: 0.6 }),
          ],
          { also: ['canal'] },
        ),
      ],
    },
    {
      z: 0.9,
      nodes: [
        concept('dike', [fill('mass', 'M0 570C120 540 260 546 380 552C470 556 540 548 600 560V693H0Z', { tone: -0.1, shade: { to: [0, 1], depth: 0.5 } })], {
          also: ['grass', 'hill'],
          rim: 0.9,
        }),
        placed(reeds({ width: 90, height: 84, seed: 4 }), 440, 580),
        placed(reeds({ width: 70, height: 64, seed: 9 }), 66, 582),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        ...flock.map(([x, y, scale], i) => placed(wild(i % 2 === 0 ? 'up' : 'down', i === 0 ? 'accent' : 'red'), x, y, { scale: scale * 1.12, turn: -10 })),
        ...straying.map(([x, y, scale, turn]) => placed(wild('up', 'red'), x, y, { scale, turn })),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(
          concept(
            'bag',
            [
              fill('wood', 'M-34 -24C-30 -34 26 -36 32 -24L38 22C34 32 -36 34 -40 22Z', { tone: 0 }),
              fill('wood', 'M-36 -22C-10 0 14 0 34 -22L32 -28C20 -34 -24 -34 -34 -28Z', { tone: -0.35 }),
              fill('paper', 'M-18 -44L6 -48L10 -26L-14 -22ZM10 -40L30 -36L26 -20L8 -24Z', { tone: 0.1 }),
            ],
            { also: ['post'], rim: 0.7 },
          ),
          148,
          462,
          { turn: 24, scale: 0.86 },
        ),
        placed(postman, 206, 562),
        placed(bicycle({ token: 'red', width: 118 }), 392, 572, { turn: -6 }),
      ],
    },
  ],
  says: {
    place: 'dike',
    time: 'evening',
    weather: 'clear',
    mood: ['playful', 'lost'],
    action: ['fly', 'run', 'chase'],
    more: ['migration', 'message', 'escape'],
  },
};
