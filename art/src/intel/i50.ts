import { concept, placed } from '../concept.ts';
import { songbird } from '../kit/animals/showbirds.ts';
import { snail } from '../kit/animals/small.ts';
import { along } from '../kit/motifs/along.ts';
import { hills } from '../kit/nature/land.ts';
import { largeHand } from '../kit/people/hands.ts';
import { flock } from '../kit/sky/air.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { sun } from '../kit/sky/sun.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, limb } from '../path.ts';
import type { Group, Node, Point, Scene } from '../scene.ts';

const middle: Point = [286, 356];

/** A leaf that points right, its stalk at the origin. */
const leaf = (x: number, y: number, turn: number, scale: number, tone = 0): Node => ({
  nodes: [
    area('M0 0C10 -16 32 -18 48 -2C34 12 12 14 0 0Z', 'leaf', tone + 0.1, { rim: 0.8 }),
    stroke('M-8 1L44 -2M14 0L22 -9M26 -1L34 -9M16 0L24 8', 1.6, 'leaf', { tone: tone + 0.6, opacity: 0.8 }),
  ],
  transform: { turn, scale, move: [x, y] },
});

const twigs: readonly (readonly [readonly Point[], number])[] = [
  [along('540 340 520 270 476 216 466 166'), 11],
  [along('506 246 540 206 548 160'), 7],
  [along('560 320 590 250 580 180'), 12],
  [along('490 400 500 456 476 500'), 8],
  [along('560 410 556 480 574 540'), 10],
];

const nest: Group = concept(
  'nest',
  [
    area('M-52 -10C-36 22 36 22 52 -10C24 2 -24 2 -52 -10Z', 'brown', -0.25),
    area(ellipse(-16, -12, 12, 15) + ellipse(12, -12, 12, 15), 'paper', 0.2),
    area('M-52 -10C-40 14 40 14 52 -10C54 4 36 24 0 24C-36 24 -54 4 -52 -10Z', 'wood', -0.1),
    stroke('M-56 -8C-30 8 24 12 56 -12M-50 2C-20 18 24 18 50 0M-40 12C-16 22 18 22 40 10M-60 -2L-44 6M60 -6L46 4M-34 18L-46 26M30 18L44 26', 2.6, 'wood', {
      tone: 0.35,
    }),
  ],
  { also: ['home'], rim: 0.8 },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Two hands greet: one is a human hand, the other has grown from a tree, leaves for nails and a bird’s nest at the wrist.',
  composition: 'close',
  palette: 'coral',
  light: [286, 190],
  horizon: 570,
  layers: [
    {
      z: 0.08,
      nodes: [
        placed(sun({ r: 128, glow: 0.8 }), 286, 330),
        placed(cloud({ kind: 'bank', width: 240, seed: 4 }), 140, 240),
        placed(flock({ seed: 6 }), 190, 190),
      ],
    },
    { z: 0.35, nodes: [placed(hills({ width: 640, height: 90, seed: 9 }), -20, 600), area('M0 594C200 560 420 590 600 570V693H0Z', 'mass', -0.1)] },
    {
      z: 0.8,
      nodes: [
        concept(
          'stump',
          [
            area('M250 620C258 606 260 590 258 572H322C320 590 324 606 336 620Z', 'wood', -0.3),
            area(ellipse(290, 572, 32, 8), 'accent2', 0),
            stroke(ellipse(290, 572, 20, 5) + ellipse(290, 572, 9, 2), 1.4, 'wood', { opacity: 0.8 }),
          ],
          { also: ['wood'], rim: 0.8 },
        ),
        concept(
          'axe',
          [stroke('M300 560L350 508', 5, 'wood', { tone: 0.3 }), area('M284 556C290 544 302 542 310 548L302 572C294 570 286 564 284 556Z', 'grey', 0.3)],
          { also: ['tool'], rim: 0.8 },
        ),
      ],
    },
    {
      z: 0.9,
      nodes: [
        concept(
          'tree',
          [
            area('M600 120C560 200 586 280 548 336C520 372 470 372 452 380L456 440C500 434 548 436 572 480C590 540 566 620 540 700H640V120Z', 'wood', -0.42),
            ...twigs.map(([by, from]) => area(limb(by, from, 2.6), 'wood', -0.42)),
            stroke('M590 200C578 270 592 330 566 380M584 430C598 500 584 580 570 660M560 360C540 384 500 392 470 396', 3, 'wood', { opacity: 0.6 }),
          ],
          { also: ['nature', 'trunk'], rim: 0.9 },
        ),
        ...(
          [
            [466, 168, -100, 0.9],
            [474, 210, 190, 0.8],
            [496, 240, 200, 0.9],
            [548, 164, -70, 0.9],
            [536, 206, -150, 0.8],
            [580, 184, -90, 1],
            [586, 230, 200, 0.9],
            [480, 196, -30, 0.8],
            [476, 498, 110, 0.9],
            [496, 456, 170, 0.8],
            [502, 440, 20, 0.7],
            [572, 536, 80, 1],
            [558, 490, 180, 0.9],
          ] as const
        ).map(([x, y, turn, scale], i) => leaf(x, y, turn, scale, i % 3 === 0 ? 0.3 : i % 3 === 1 ? -0.2 : 0)),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(
          largeHand('shaking', { skin: 'skin1', otherSkin: 'wood', sleeve: 'accent', cuff: 'paper', otherSleeve: 'bare', size: 300, arm: 1.1, rim: 1.1 }),
          middle[0],
          middle[1],
        ),
      ],
    },
    {
      z: 1,
      nodes: [
        stroke(
          `M${middle[0] + 96} ${middle[1] - 22}C${middle[0] + 140} ${middle[1] - 10} ${middle[0] + 190} ${middle[1] - 2} ${middle[0] + 230} ${middle[1] + 6}M${middle[0] + 84} ${middle[1] + 30}C${middle[0] + 130} ${middle[1] + 34} ${middle[0] + 190} ${middle[1] + 40} ${middle[0] + 240} ${middle[1] + 52}M${middle[0] + 110} ${middle[1] + 4}C${middle[0] + 124} ${middle[1] - 6} ${middle[0] + 146} ${middle[1] - 2} ${middle[0] + 150} ${middle[1] + 10}C${middle[0] + 140} ${middle[1] + 20} ${middle[0] + 116} ${middle[1] + 18} ${middle[0] + 110} ${middle[1] + 4}M${middle[0] - 50} ${middle[1] + 4}h70M${middle[0] - 44} ${middle[1] + 28}h60`,
          2.4,
          'wood',
          { tone: -0.6, opacity: 0.7 },
        ),
        ...(
          [
            [-62, -5, 192, 1.05],
            [-64, 19, 182, 1.1],
            [-56, 43, 172, 1.02],
            [-44, 63, 162, 0.9],
          ] as const
        ).map(([x, y, turn, scale], i) => leaf(middle[0] + x, middle[1] + y, turn, scale, i % 2 === 0 ? 0.15 : -0.1)),
        placed(nest, 474, 352, { scale: 0.96 }),
        placed(songbird({ fill: 'accent2', beak: 'singing' }), 452, 336, { scale: 0.84, flip: true }),
        concept(
          'ladybird',
          [
            area(ellipse(128, 300, 9, 7), 'red', 0),
            area(circle(137, 300, 4), 'dark'),
            stroke('M128 293V307', 1.4, 'dark'),
            area(circle(124, 297, 1.6) + circle(132, 303, 1.6) + circle(124, 303, 1.6), 'dark'),
          ],
          { also: ['insect'] },
        ),
        placed(snail(), 556, 340, { scale: 0.5, flip: true }),
      ],
    },
  ],
  says: { place: 'wood', time: 'sunset', mood: ['tender', 'hopeful', 'calm'], action: ['greet', 'grow', 'sing'], more: ['friendship', 'promise', 'nature'] },
};
