import { concept, placed } from '../concept.ts';
import { gull } from '../kit/animals/birds.ts';
import { cat } from '../kit/animals/cat.ts';
import { fish } from '../kit/animals/sea.ts';
import { house } from '../kit/city/house.ts';
import { ripples } from '../kit/nature/water.ts';
import { jointsOf, type Person, person } from '../kit/people/body.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { sun } from '../kit/sky/sun.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, rect } from '../path.ts';
import type { Group, Node, Scene, Token } from '../scene.ts';

const level = 372;
const line = 288;

const peg = (x: number, y: number): Node => area(rect(x - 2, y - 7, 4, 13), 'wood', 0.2);
const shirt = (fill: Token): Group =>
  concept('shirt', [area('M-24 0H24L44 18L34 32L24 24V62H-24V24L-34 32L-44 18Z', fill, 0.1), stroke('M-8 0C-4 6 4 6 8 0', 2.4, fill, { tone: -0.4 })], {
    also: ['laundry', 'clothes'],
  });
const sock = (fill: Token): Group =>
  concept('sock', [area('M-7 0H7V28C14 30 22 34 22 42H-2C-8 42 -8 36 -7 28Z', fill, 0), stroke('M-7 6H7M-7 12H7', 2.4, 'white', { tone: 0.3 })], {
    also: ['laundry', 'clothes'],
  });
const sheet = (fill: Token): Group =>
  concept(
    'sheet',
    [
      area('M-44 0H44C46 20 40 40 46 56C20 62 -20 52 -46 58C-40 40 -46 20 -44 0Z', fill, 0.4),
      stroke('M-16 4C-12 24 -20 40 -14 54M18 4C14 22 22 38 18 54', 2, fill, { tone: -0.2, opacity: 0.5 }),
    ],
    { also: ['laundry'] },
  );

const washing: Node[] = [
  placed(shirt('red'), 128, line + 6),
  placed(sock('accent2'), 192, line + 4),
  placed(sock('accent2'), 220, line + 4),
  placed(sheet('white'), 404, line + 4),
  placed(shirt('blue'), 492, line + 4, { scale: 0.8 }),
  ...[106, 150, 192, 220, 366, 442, 474, 510].map(x => peg(x, line + 4)),
];
const rope: Node = concept('washing line', [stroke(`M40 ${line - 16}C180 ${line + 10} 420 ${line + 10} 560 ${line - 16}`, 3.4, 'dark', { tone: 0.2 })], {
  also: ['rope', 'line'],
});

const walker: Person = {
  who: 'woman',
  height: 176,
  pose: {
    torso: -4,
    bend: 2,
    sway: 4,
    head: 6,
    nearArm: [34, 62, 12],
    farArm: [40, 62, 12],
    nearLeg: [16, 4, 0],
    farLeg: [-14, -22, 0],
    nearFoot: 4,
    farFoot: 20,
  },
  dress: 'dress',
  cloth: 'accent',
  skin: 'skin3',
  hair: 'bun',
  hairColour: 'hairBlack',
  shoe: 'white',
  is: 'tightrope walker',
  rim: 0.9,
};
const stand = [300, line + 4] as const;
const [hx, hy] = jointsOf(walker).nearHand;
const pole = (x: number, y: number, w: number): Group =>
  concept(
    'pole',
    [
      stroke(`M${x - w} ${y + 14}C${x - w * 0.4} ${y - 2} ${x + w * 0.4} ${y - 2} ${x + w} ${y + 14}`, 4.6, 'yellow', { tone: -0.15 }),
      area(circle(x - w, y + 14, 5) + circle(x + w, y + 14, 5), 'red', 0),
    ],
    { also: ['balance'] },
  );

const wall = (x: number, seed: number): Node => placed(house({ width: 118, height: 250, seed, lit: 0.1, detail: 'rich' }), x, level - 10);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A tightrope walker balances on a washing line above; below, in the water, a fish balances on the same line upside down.',
  composition: 'mirrored',
  palette: 'noon',
  light: [400, 100],
  horizon: 372,
  layers: [
    {
      z: 0.1,
      mirrored: level,
      nodes: [
        placed(sun({ r: 40, glow: 0.7 }), 410, 150),
        placed(cloud({ width: 170, seed: 3, token: 'paper' }), 240, 196),
        placed(cloud({ width: 120, seed: 9, token: 'paper' }), 420, 240),
      ],
    },
    { z: 0.7, mirrored: level, nodes: [wall(-42, 4), wall(524, 9), area('M0 352H88V374H0ZM512 352H600V374H512Z', 'brick4', -0.1)] },
    { z: 0.9, mirrored: level, nodes: [rope, ...washing] },
    { z: 0.6, water: rect(0, level, 600, 330), depth: 0.35 },
    {
      z: 0.7,
      nodes: [
        ripples({ from: level + 6, to: 690, seed: 9, token: 'paper', opacity: 0.4, count: 34 }),
        stroke(`M0 ${level}H600`, 2, 'paper', { tone: 0.6, opacity: 0.5 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        pole(stand[0] + hx, stand[1] + hy - 4, 150),
        placed(person(walker), stand[0], stand[1]),
        placed(gull({ pose: 'stand' }), 176, 276, { scale: 0.34 }),
      ],
    },
    {
      z: 1,
      nodes: [
        {
          transform: { scale: [1, -1], move: [0, 2 * level] },
          nodes: [
            rope,
            placed({ ...fish({ kind: 'carp', fill: 'orange', tone: 0.05 }), rim: 1 }, 304, line - 66, { turn: -82, scale: 1.25 }),
            area('M280 288C262 300 262 306 284 298L304 288L324 298C346 306 346 300 328 288L306 262Z', 'orange', -0.25),
            pole(318, line - 74, 142),
            area('M318 226C330 214 346 218 350 226C342 236 328 238 318 234Z', 'orange', -0.2),
          ],
        },
        ...(
          [
            [262, 470, 4],
            [250, 446, 3],
            [352, 500, 4],
            [362, 476, 2.6],
          ] as const
        ).map(([x, y, r]): Node => stroke(circle(x, y, r), 1.6, 'paper', { tone: 0.6, opacity: 0.8 })),
        placed(fish({ kind: 'herring', fill: 'blue' }), 150, 560, { scale: 0.6 }),
        placed(fish({ kind: 'herring', fill: 'blue' }), 452, 580, { scale: 0.5, flip: true }),
        stroke(ellipse(300, level + 6, 70, 5), 1.6, 'paper', { tone: 0.6, opacity: 0.6 }),
      ],
    },
    { z: 1, nodes: [placed(cat({ pose: 'look up', fill: 'mass' }), 70, 352, { scale: 0.42 })] },
  ],
  says: {
    place: 'canal',
    time: 'noon',
    weather: 'sun',
    mood: ['playful', 'tense', 'absurd'],
    action: ['balance', 'walk', 'wash'],
    more: ['reflection', 'two', 'circus'],
  },
};
