import { concept, placed } from '../concept.ts';
import { fish, jellyfish } from '../kit/animals/sea.ts';
import { churchTower } from '../kit/city/church.ts';
import { beam, fill, halo, times } from '../kit/city/draw.ts';
import { house } from '../kit/city/house.ts';
import { tree } from '../kit/nature/tree.ts';
import { person } from '../kit/people/body.ts';
import { moon } from '../kit/sky/moon.ts';
import { stars } from '../kit/sky/stars.ts';
import { stroke } from '../kit/stroke.ts';
import { rowingBoat } from '../kit/transport/boat.ts';
import { circle, limb } from '../path.ts';
import type { Scene } from '../scene.ts';

const body =
  'M112 300C84 284 62 250 66 208C102 218 134 244 150 278C190 268 214 238 262 218C350 182 470 206 522 290C548 334 540 392 500 426C440 474 330 478 252 432C206 404 178 354 150 322C132 358 102 384 64 396C62 356 82 320 112 300Z';
const fin = 'M292 446C286 500 250 548 204 562C206 520 222 470 250 430Z';
const ground = 'M150 400C220 402 260 398 320 404C400 410 470 398 540 392V480H150Z';

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A whale in the deep whose body holds the night sky and a sleeping village.',
  composition: 'double exposure',
  palette: 'teal',
  light: [300, 60],
  horizon: 693,
  layers: [
    {
      z: 0.2,
      nodes: [
        concept('sea', [fill('haze', 'M0 0H600V693H0Z', { tone: 0.15, shade: { to: [0, 1], depth: 0.9 } })], { also: ['water', 'deep'] }),
        beam('M250 90L330 90L460 640L330 640Z', 0.3, 'paper'),
        beam('M180 90L220 90L190 560L90 560Z', 0.22, 'paper'),
        beam('M380 90L420 90L590 520L520 560Z', 0.2, 'paper'),
        fill('paper', 'M0 0H600V92C560 100 530 88 490 96C440 106 420 90 370 98C320 106 290 90 240 98C190 106 160 90 110 98C70 104 30 94 0 100Z', {
          tone: 0.1,
          opacity: 0.5,
        }),
        stroke('M0 100C30 94 70 104 110 98C160 90 190 106 240 98C290 90 320 106 370 98C420 90 440 106 490 96C530 88 560 100 600 92', 2.4, 'paper', {
          opacity: 0.8,
        }),
      ],
    },
    {
      z: 0.85,
      nodes: [
        placed(
          person({
            who: 'man',
            height: 70,
            pose: { torso: 22, bend: 12, head: 30, nearArm: [30, 40, 6], farArm: [34, 40, 6], nearLeg: [88, 6], farLeg: [84, 10] },
            dress: 'jumper',
            cloth: 'accent',
            lower: 'dark',
            hat: 'straw hat',
            hatCloth: 'hairBlond',
            is: 'rower',
          }),
          310,
          96,
        ),
        placed(rowingBoat({ width: 118, oars: false }), 316, 102),
      ],
    },
    {
      z: 0.55,
      nodes: [
        ...[
          [110, 470, 0.4],
          [136, 490, 0.34],
          [90, 496, 0.36],
          [150, 464, 0.3],
        ].map(([x = 0, y = 0, scale = 1]) => placed(fish({ kind: 'herring', fill: 'lit' }), x, y, { scale, turn: -8 })),
        placed(jellyfish({ fill: 'lit' }), 482, 500, { scale: 0.5 }),
        placed(jellyfish({ fill: 'lit' }), 440, 530, { scale: 0.3 }),
      ],
    },
    {
      z: 0.95,
      lifted: true,
      nodes: [concept('whale', [fill('dark', fin, { tone: 0.4, rim: 1 }), fill('dark', body, { tone: 0.45, rim: 1.2 })], { also: ['animal', 'giant'] })],
    },
    {
      z: 1,
      clip: body,
      nodes: [
        concept('night', [fill('blue', body, { tone: -0.62, shade: { to: [-0.2, -1], depth: 0.5 } })], { also: ['sky', 'dark'] }),
        { nodes: [stars({ seed: 9, width: 480, height: 240, count: 80, bright: 8 })], transform: { move: [70, 190] } },
        placed(moon({ phase: 'crescent', r: 30, glow: 0.7 }), 262, 286),
        fill('mass', 'M130 392C180 360 220 380 280 366C350 350 420 378 540 350V480H130Z', { tone: 0.15 }),
        fill('mass', ground, { tone: -0.2 }),
      ],
    },
    {
      z: 0.85,
      clip: body,
      nodes: [
        placed(churchTower({ kind: 'needle', height: 118 }), 372, 402),
        ...(
          [
            [286, 48, 70, 'brick1', 3],
            [330, 44, 58, 'brick2', 5],
            [412, 46, 66, 'brick4', 8],
            [246, 40, 50, 'brick5', 7],
            [452, 42, 46, 'brick2', 11],
          ] as const
        ).map(([x, width, height, wall, seed]) =>
          placed(house({ width, height: height * 1.1, wall, seed, lit: 0.5, gable: 'spout', detail: 'plain' }), x, 408),
        ),
        placed(tree({ kind: 'leafy', height: 54, seed: 3 }), 210, 402),
        placed(tree({ kind: 'poplar', height: 64, seed: 6 }), 394, 404),
      ],
    },
    {
      z: 1,
      nodes: [
        {
          clip: body,
          nodes: [
            fill('lit', 'M252 432C330 478 440 474 500 426C470 420 420 440 360 436C320 434 290 424 262 412Z', { tone: -0.1, opacity: 0.35 }),
            stroke('M280 436C340 462 420 462 482 432M306 456C360 470 420 470 456 454', 2, 'paper', { opacity: 0.4 }),
          ],
        },
        stroke('M540 356C526 376 500 388 470 388', 3.4, 'paper', { opacity: 0.7 }),
        stroke('M474 330C482 342 496 342 504 330', 3.6, 'paper'),
        concept('bubble', [stroke(`${circle(544, 250, 9)}${circle(556, 224, 6)}${circle(546, 204, 4)}${circle(530, 232, 4)}`, 2, 'paper', { opacity: 0.8 })]),
        halo(300, 392, 120, 0.35),
      ],
    },
    {
      z: 0.75,
      nodes: [
        concept(
          'seaweed',
          times(7).map(i =>
            fill(
              'leaf',
              limb(
                [
                  [150 + i * 52, 693],
                  [140 + i * 52 + (i % 2) * 20, 640],
                  [160 + i * 50 - (i % 3) * 14, 590 + (i % 3) * 14],
                ],
                7,
                2,
              ),
              { tone: -0.5 },
            ),
          ),
          { also: ['plant'] },
        ),
        fill('mass', 'M100 640C200 618 300 640 400 622C460 612 500 630 560 620V693H100Z', { tone: -0.5 }),
      ],
    },
  ],
  says: { place: 'deep sea', time: 'night', mood: ['dreamy', 'calm'], action: ['swim', 'sleep'], more: ['village', 'inside', 'dream'] },
};
