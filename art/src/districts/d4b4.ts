import { concept, placed } from '../concept.ts';
import { halo } from '../kit/city/draw.ts';
import { streetLamp } from '../kit/city/lamp.ts';
import { houseRow } from '../kit/city/row.ts';
import { person } from '../kit/people/body.ts';
import { flock } from '../kit/sky/air.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { sun } from '../kit/sky/sun.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { oldCar } from '../kit/transport/car.ts';
import { ellipse, polygon, rect } from '../path.ts';
import type { Group, Node, Scene } from '../scene.ts';

/** Looking down the stairs from the top: each step lies lower, farther, and is seen flatter. */
const edges = [693, 612, 546, 494, 454, 424, 402, 386] as const;
const flight = (from: number, to: number): Group =>
  concept(
    'stairs',
    edges.slice(from, to).flatMap((y, k): Node[] => {
      const i = from + k;
      const next = edges[i + 1] ?? y;
      const [half, far] = [420 - i * 42, 420 - (i + 1) * 42];
      const lip = 9 - i;
      return [
        area(polygon([300 - half, y], [300 + half, y], [300 + far, next], [300 - far, next]), 'brick4', 0.16 - i * 0.05),
        area(polygon([300 - half * 0.62, y], [300 + half * 0.62, y], [300 + far * 0.62, next], [300 - far * 0.62, next]), 'red', 0 - i * 0.05),
        area(rect(300 - far, next, far * 2, lip), 'brick4', 0.6),
        area(rect(300 - far * 0.62, next, far * 1.24, lip), 'red', 0.4),
        area(rect(300 - far, next - lip, far * 2, lip), 'dark', 0.1, { opacity: 0.75 }),
      ];
    }),
    { also: ['step', 'carpet'] },
  );

const glove = concept(
  'glove',
  [
    area(
      'M-112 -26C-84 -34 -46 -34 -20 -32C2 -46 24 -50 58 -48C72 -46 72 -34 60 -32L34 -30C58 -32 88 -32 102 -26C112 -20 108 -10 98 -10L46 -10C66 -8 92 -4 102 2C110 10 104 18 94 16L40 8C56 14 76 22 82 28C86 36 78 42 70 38L24 24C34 32 42 40 44 46C44 54 36 56 30 52C12 42 -6 32 -22 24C-50 28 -84 28 -112 26C-118 10 -118 -12 -112 -26Z',
      'white',
      0.6,
    ),
    area('M-112 4C-84 10 -46 12 -22 24C-50 28 -84 28 -112 26Z', 'white', 0.05),
    stroke('M-6 -20C10 -22 22 -22 36 -20M-6 -6C10 -6 24 -6 38 -4M-8 8C6 10 16 12 28 16', 2.6, 'mass', { tone: 0.3, opacity: 0.6 }),
    stroke('M-112 -26C-104 -12 -104 12 -112 26', 4, 'mass', { tone: 0.4, opacity: 0.6 }),
    stroke('M-62 -32C-54 -14 -54 10 -60 26', 2.6, 'mass', { tone: 0.3, opacity: 0.4 }),
    area(ellipse(-84, -4, 5, 5) + ellipse(-68, -4, 5, 5), 'yellow', 0.2),
  ],
  { also: ['hand', 'lost', 'white'], rim: 0.9, shade: { to: [-0.2, 1], depth: 0.2 } },
);

const pillar = (x: number, w: number): Node =>
  concept(
    'column',
    [
      area(rect(x - w, 0, w * 2, 600), 'brick4', -0.2, { shade: { to: [x < 300 ? -1 : 1, 0.2], depth: 0.6 } }),
      stroke(`M${x - w * 0.5} 0V580M${x} 0V580M${x + w * 0.5} 0V580`, 4, 'brick4', { tone: -0.5, opacity: 0.6 }),
      area(rect(x - w * 1.3, 576, w * 2.6, 34), 'brick4', -0.1),
      area(rect(x - w * 1.5, 606, w * 3, 60), 'brick4', -0.25),
    ],
    { also: ['stone'], rim: 0.7 },
  );

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A couple in evening dress comes down the stairs of the opera, and a white glove stays behind.',
  composition: 'wide',
  palette: 'sodium',
  light: [330, 240],
  horizon: 380,
  layers: [
    {
      z: 0,
      nodes: [
        halo(330, 330, 260, 0.8),
        placed(cloud({ kind: 'wisp', width: 240, seed: 5 }), 210, 190),
        placed(cloud({ kind: 'wisp', width: 170, seed: 9 }), 440, 150),
        placed(flock({ count: 6, width: 90 }), 180, 150),
        placed(sun({ r: 40, kind: 'plain' }), 340, 292),
      ],
    },
    { z: 0.22, nodes: [placed(houseRow({ height: [60, 104], houseWidth: [34, 52], seed: 8, lit: 0.5, detail: 'plain' }), 0, 384)] },
    {
      z: 0.4,
      nodes: [
        concept('square', [area(rect(0, 378, 600, 320), 'mass', 0.25)], { also: ['street'] }),
        placed(streetLamp({ kind: 'double', height: 150, cone: 0.3 }), 150, 400),
        placed(oldCar({ width: 128, token: 'dark' }), 452, 410),
        halo(496, 398, 50, 0.8),
      ],
    },
    { z: 0.8, nodes: [flight(3, 7)] },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(
          person({
            who: 'man',
            height: 300,
            facing: 'back',
            pose: 'walking',
            dress: 'tailcoat',
            cloth: 'dark',
            lower: 'dark',
            hat: 'top hat',
            hatCloth: 'dark',
            hatBand: 'red',
            rim: 1.2,
          }),
          384,
          548,
        ),
        placed(
          person({
            who: 'woman',
            height: 278,
            facing: 'back',
            pose: { torso: 0, head: 0, nearArm: [-4, 10, 9], farArm: [10, 60, 14, -20], nearLeg: [6, 2, 2], farLeg: [-6, -8, 2] },
            dress: 'evening gown',
            cloth: 'accent',
            skin: 'skin4',
            hair: 'bun',
            hairColour: 'hairBlack',
            rim: 1.1,
          }),
          300,
          550,
        ),
      ],
    },
    { z: 0.92, nodes: [flight(0, 3)] },
    {
      z: 0.95,
      nodes: [
        concept(
          'balustrade',
          [
            stroke('M600 560L452 392', 14, 'brick4', { tone: 0.1 }),
            stroke('M590 640V566M556 610V524M524 570V488M496 530V456M472 496V430', 10, 'brick4', { tone: -0.15 }),
          ],
          { also: ['railing'], rim: 0.6 },
        ),
        placed(streetLamp({ kind: 'globe', height: 250 }), 506, 560),
        pillar(76, 32),
      ],
    },
    { z: 1, lifted: true, nodes: [area(ellipse(296, 612, 108, 13), 'dark', 0, { opacity: 0.45 }), placed(glove, 290, 584, { turn: -10, scale: 0.92 })] },
  ],
  says: {
    place: 'opera',
    time: 'evening',
    weather: 'clear',
    mood: ['tender', 'lost'],
    action: ['leave', 'descend', 'forget'],
    more: ['two', 'couple', 'glove left'],
  },
};
