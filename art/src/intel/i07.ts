import { concept, placed } from '../concept.ts';
import { churchTower } from '../kit/city/church.ts';
import { fill } from '../kit/city/draw.ts';
import { houseRow } from '../kit/city/row.ts';
import { person } from '../kit/people/body.ts';
import { footing } from '../kit/people/shadow.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { stroke } from '../kit/stroke.ts';
import { key, padlock } from '../kit/things/keys.ts';
import { treasureChest } from '../kit/things/riches.ts';
import { umbrella } from '../kit/things/umbrella.ts';
import type { Group, Scene, Token } from '../scene.ts';

/** Fallen by hand, not by chance: near ones large, none before the face of the child. */
const falling: readonly (readonly [x: number, y: number, scale: number, turn: number])[] = [
  [300, 92, 0.62, 70],
  [206, 150, 0.8, 110],
  [420, 142, 0.9, 64],
  [120, 214, 0.66, 80],
  [330, 196, 1.05, 100],
  [500, 232, 0.8, 120],
  [226, 262, 0.6, 58],
  [430, 296, 0.62, 84],
  [90, 316, 0.9, 104],
  [164, 356, 0.5, 76],
  [526, 356, 0.6, 96],
  [378, 374, 0.5, 66],
  [250, 336, 0.46, 112],
  [370, 246, 0.5, 80],
  [274, 246, 0.42, 100],
  [60, 262, 0.5, 70],
  [466, 336, 0.44, 100],
  [318, 290, 0.4, 66],
  [150, 280, 0.42, 94],
];
const lying: readonly (readonly [number, number, number])[] = [
  [176, 596, 14],
  [388, 598, -10],
  [330, 634, 6],
  [250, 640, -24],
  [448, 566, 20],
];
const colours: readonly Token[] = ['dark', 'grey', 'brown', 'dark', 'mass', 'dark'];
const walkers = ['man', 'woman', 'old man', 'woman', 'man', 'old woman'] as const;
const coats = ['long coat', 'trench coat', 'suit', 'long coat', 'raincoat', 'long coat'] as const;
const cloths: readonly Token[] = ['grey', 'brick2', 'brick3', 'brick5', 'brown', 'brick4'];
const skins: readonly Token[] = ['skin1', 'skin4', 'skin2', 'skin3', 'skin5'];
const walker = (x: number, y: number, height: number, i: number): Group =>
  placed(
    person({
      who: walkers[i % 6] ?? 'man',
      height,
      pose: i % 4 === 3 ? 'holding before' : 'holding an umbrella',
      dress: coats[i % 6] ?? 'suit',
      cloth: cloths[(i * 5 + 2) % 6] ?? 'dark',
      lower: 'dark',
      skin: skins[i % 5] ?? 'skin2',
      detail: 1,
      rim: 0.5,
      near: { thing: umbrella({ fill: colours[i % 6] ?? 'dark', tone: i % 2 === 0 ? 0.25 : 0.05 }), scale: height / 172, turn: (i % 3) * 5 - 5 },
    }),
    x,
    y,
    { flip: x > 300 },
  );

const child = person({
  who: 'girl',
  height: 196,
  pose: {
    torso: -3,
    bend: -4,
    head: -18,
    nearArm: [30, 20, 132, 166],
    farArm: [-6, 10, 14],
    nearLeg: [-4, -2, 4],
    farLeg: [6, 0, 4],
    nearFoot: 20,
    farFoot: 20,
  },
  facing: 'front',
  dress: 'raincoat',
  cloth: 'accent',
  lower: 'dark',
  skin: 'skin2',
  expression: 'smile',
  is: 'child',
  near: { thing: placed(padlock({ state: 'open' }), 0, -34), scale: 0.95, keeps: 'upright' },
});

export const scene: Scene = {
  canvas: 'hex',
  idea: 'It rains keys on a square of umbrellas; one child holds up a padlock instead.',
  composition: 'rain of things',
  palette: 'rain',
  light: [300, 60],
  horizon: 430,
  layers: [
    {
      z: 0.1,
      nodes: [
        placed(cloud({ kind: 'storm', width: 360, seed: 8, tone: -0.2 }), 170, 130),
        placed(cloud({ kind: 'storm', width: 340, seed: 3, tone: -0.1 }), 470, 110),
      ],
    },
    {
      z: 0.2,
      nodes: [
        placed(churchTower({ height: 300 }), 470, 440),
        placed(houseRow({ seed: 44, width: 640, height: [70, 116], houseWidth: [38, 56], lit: 0.2, detail: 'plain' }), -20, 440),
      ],
    },
    {
      z: 0.5,
      nodes: [
        concept('square', [fill('mass', 'M0 436H600V693H0Z', { tone: 0.3, shade: { to: [0, 1], depth: 0.4 } })], { also: ['street', 'place'] }),
        ...falling.slice(6).map(([x, y, scale, turn]) => placed(key({}), x, y, { scale: scale * 0.8, turn })),
      ],
    },
    { z: 0.6, nodes: [...[64, 132, 200, 258, 350, 410, 478, 540].map((x, i) => walker(x, 506 + (i % 3) * 8, 92 + (i % 2) * 6, i))] },
    { z: 0.85, nodes: [...[92, 168, 438, 514].map((x, i) => walker(x, 566 - (i % 2) * 10, 132 + (i % 2) * 8, i * 3 + 1))] },
    {
      z: 1,
      nodes: [
        ...falling.slice(0, 6).map(([x, y, scale, turn], i) => placed(key({ kind: i % 3 === 1 ? 'house' : 'old' }), x, y, { scale, turn })),
        ...lying.map(([x, y, turn]) => placed(key({}), x, y, { scale: 0.42, turn })),
        stroke('M214 96L206 112M338 136L332 156M424 84L420 100M122 170L120 186M502 178L500 194', 1.6, 'yellow', { opacity: 0.5 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [placed(footing(90), 304, 606), placed(child, 304, 606), placed(treasureChest({ state: 'closed' }), 398, 606, { scale: 0.62 })],
    },
  ],
  says: { place: 'square', time: 'day', weather: 'rain', mood: ['hopeful', 'absurd'], action: ['fall', 'hold', 'shelter'], more: ['rain', 'chance'] },
};
