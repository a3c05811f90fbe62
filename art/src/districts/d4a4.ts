import { concept, placed } from '../concept.ts';
import { pigeon } from '../kit/animals/birds.ts';
import { halo, times } from '../kit/city/draw.ts';
import { bench } from '../kit/city/furniture.ts';
import { tree } from '../kit/nature/tree.ts';
import { person } from '../kit/people/body.ts';
import { largeHand } from '../kit/people/hands.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { newspaper } from '../kit/things/letters.ts';
import { statueHead } from '../kit/things/statue.ts';
import { rain } from '../kit/weather/rain.ts';
import { ellipse, rect } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const canopy = 'M-214 0C-206 -96 -112 -150 0 -150S206 -96 214 0C196 -22 152 -24 128 0C104 -22 26 -24 0 0C-26 -24 -104 -22 -128 0C-152 -24 -196 -22 -214 0Z';
const umbrella = concept(
  'umbrella',
  [
    area('M-206 -4C-140 -34 140 -34 206 -4C120 14 -120 14 -206 -4Z', 'red', -0.65),
    stroke('M0 -160V340', 6, 'grey', { tone: 0.1 }),
    stroke('M0 40L-120 -8M0 40L118 -8M0 40L-10 -16', 2, 'grey', { tone: 0.2 }),
    area(canopy, 'red', 0.02),
    area('M0 -150C-70 -128 -118 -70 -128 0C-152 -24 -196 -22 -214 0C-206 -96 -112 -150 0 -150Z', 'red', 0.2),
    area('M0 -150C70 -128 118 -70 128 0C104 -22 26 -24 0 0C8 -50 8 -100 0 -150Z', 'red', -0.14),
    area('M0 -150C112 -150 206 -96 214 0C196 -22 152 -24 128 0C118 -70 70 -128 0 -150Z', 'red', -0.3),
    ...[
      [-166, -58],
      [-92, -104],
      [-70, -46],
      [-10, -84],
      [62, -60],
      [58, -118],
      [150, -64],
      [174, -30],
      [-138, -20],
      [16, -34],
      [-24, -128],
    ].map(([x = 0, y = 0]): Node => area(ellipse(x, y, 9, 10), 'paper', 0.1)),
    stroke('M-176 -74C-150 -108 -110 -130 -70 -140', 4, 'paper', { tone: 0.4, opacity: 0.7 }),
    stroke('M-214 4V20M-128 6V24M0 8V20M128 6V26M214 4V16', 4, 'paper', { tone: 0.3 }),
    area('M-5 -172L5 -172L4 -148H-4Z', 'grey', 0.1),
  ],
  { also: ['rain', 'gift'], rim: 0.9 },
);

/** The part of the shaft that the statue has before it. */
const handle = concept(
  'handle',
  [stroke('M0 150V300', 6, 'grey', { tone: 0.3 }), area('M-6 268H6V366C6 400 -44 400 -44 366C-44 360 -34 360 -34 366C-34 386 -6 386 -6 366Z', 'wood', 0.25)],
  { rim: 0.7 },
);

/** Knitted: stripes across, ribs along, fringe at the end. */
const hangs = 'M-34 0C-36 60 -44 120 -40 186L34 178C30 120 34 60 36 0Z';
const scarf = concept(
  'scarf',
  [
    {
      nodes: [
        {
          clip: hangs,
          nodes: [
            area(hangs, 'yellow', 0),
            ...times(5).map(
              (i): Node =>
                area(
                  `M-60 ${16 + i * 40}C-20 ${24 + i * 40} 20 ${22 + i * 40} 60 ${12 + i * 40}V${30 + i * 40}C20 ${40 + i * 40} -20 ${42 + i * 40} -60 ${34 + i * 40}Z`,
                  'paper',
                  0.1,
                ),
            ),
            stroke('M-22 0C-22 60 -30 120 -26 190M-8 0V190M8 0C8 60 4 120 6 190M22 0C22 60 18 120 20 190', 1.6, 'brown', { opacity: 0.45 }),
          ],
        },
        stroke('M-36 186L-40 206M-24 185L-26 206M-12 184L-12 204M0 183L1 203M12 181L14 201M24 180L28 198', 4, 'yellow', { tone: -0.1 }),
      ],
      transform: { turn: -6, move: [300, 372] },
    },
    area('M196 336C230 366 300 372 344 338C358 348 362 366 350 382C306 416 232 414 188 376C180 360 184 346 196 336Z', 'yellow', 0.05),
    area('M214 348L200 384L222 396L236 360ZM266 364L262 406L286 404L288 362ZM320 352L332 392L350 382L336 344Z', 'paper', 0.1),
    stroke('M196 352C236 384 304 388 350 356M192 364C236 398 306 400 352 370', 1.6, 'brown', { opacity: 0.4 }),
  ],
  { also: ['wool', 'gift', 'warm'], rim: 0.7, shade: { to: [-0.6, 1], depth: 0.3 } },
);

const folds = 'M206 410C176 500 206 610 196 693M250 440C246 520 280 600 262 693M330 540C330 590 344 640 336 693M140 450C128 520 150 600 138 693';
const body = concept(
  'statue',
  [
    placed(statueHead({ fill: 'grey', tone: 0.6 }), 262, 486, { scale: 2 }),
    area('M232 372C160 384 118 424 104 500C92 580 96 640 90 720H420C414 640 404 560 392 500C384 430 350 388 306 372Z', 'grey', 0.42),
    area('M232 372C160 384 118 424 104 500C92 580 96 640 90 720H190C200 620 170 500 206 410Z', 'grey', 0.12),
    stroke(folds, 9, 'grey', { tone: -0.05, opacity: 0.8 }),
    { nodes: [stroke(folds, 3, 'grey', { tone: 0.8, opacity: 0.7 })], transform: { move: [7, 0] } },
    area('M306 392C360 400 392 440 386 500C372 528 318 520 306 480C298 450 296 414 306 392Z', 'grey', 0.5),
    stroke('M318 500C340 520 368 520 384 506M316 488C336 506 366 508 386 492', 4, 'grey', { tone: -0.2 }),
    area('M104 500C116 510 128 500 140 514C136 548 120 540 98 560ZM120 640C140 630 150 650 170 640C172 660 140 680 96 690Z', 'leaf', -0.1, { opacity: 0.6 }),
  ],
  { also: ['stone', 'art', 'poet'], rim: 0.9, shade: { to: [-1, 0.6], depth: 0.24 } },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A stone statue that someone has given an umbrella and a scarf; somebody without either runs off into the rain.',
  composition: 'close',
  palette: 'rain',
  light: [520, 150],
  horizon: 500,
  layers: [
    {
      z: 0.12,
      nodes: [
        concept(
          'museum',
          [
            area('M0 500V330H60V280L90 210L120 280V330H330V300L380 270L430 300V330H470V280L500 200L530 280V330H600V500Z', 'mass', 0.15),
            area(
              times(9)
                .map(i => rect(150 + i * 36, 360, 14, 44))
                .join(''),
              'light',
              0.1,
            ),
          ],
          { also: ['building'] },
        ),
      ],
    },
    { z: 0.35, nodes: [placed(tree({ kind: 'bare', height: 330, seed: 5 }), 92, 520), placed(tree({ kind: 'bare', height: 260, seed: 2 }), 548, 516)] },
    {
      z: 0.4,
      nodes: [
        area('M0 496H600V693H0Z', 'mass', 0.25),
        concept('path', [area('M470 496C500 530 380 570 300 693H640V496Z', 'haze', 0.3)], { also: ['puddle'] }),
        area(ellipse(500, 590, 46, 9) + ellipse(530, 540, 30, 5), 'paper', 0, { opacity: 0.4 }),
      ],
    },
    {
      z: 0.62,
      nodes: [
        placed(bench({}), 70, 540, { scale: 0.8 }),
        area(ellipse(486, 560, 30, 5), 'dark', 0, { opacity: 0.4 }),
        placed(
          person({
            who: 'man',
            height: 148,
            pose: {
              torso: 20,
              bend: 6,
              head: 4,
              nearArm: [150, 100, 8, 0],
              farArm: [-50, 30, 6],
              nearLeg: [64, -20, 3],
              farLeg: [-26, -86, 3],
              nearFoot: -6,
              farFoot: 60,
            },
            near: { thing: newspaper(), keeps: 'upright', scale: 0.34, turn: 84 },
            dress: 'overalls',
            cloth: 'blue',
            tone: -0.1,
            skin: 'skin4',
            hair: 'short',
            rim: 0.5,
          }),
          484,
          560,
        ),
      ],
    },
    { z: 0.9, nodes: [halo(330, 300, 260, 0.3)] },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(umbrella, 312, 218, { turn: -16, scale: 0.92 }),
        body,
        scarf,
        placed(handle, 312, 218, { turn: -16, scale: 0.92 }),
        placed(largeHand('gripping', { skin: 'grey', sleeve: 'bare', size: 118, arm: 0.6 }), 402, 488),
        placed(pigeon({}), 152, 428, { scale: 0.72 }),
      ],
    },
  ],
  weather: [rain({ kind: 'steady', seed: 4 })],
  says: { place: 'park', time: 'day', weather: 'rain', mood: ['tender', 'absurd'], action: ['give', 'shelter', 'run'], more: ['kindness', 'gift', 'stone'] },
};
