import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { type Diner, diner } from '../kit/motifs/diner.ts';
import { moon } from '../kit/sky/moon.ts';
import { comet } from '../kit/sky/spectacle.ts';
import { sparkle } from '../kit/sky/stars.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, rect } from '../path.ts';
import type { Group, Node, Point, Scene } from '../scene.ts';

const middle: Point = [300, 340];

const guests: readonly (Diner & { readonly turn: number })[] = [
  { turn: 0, cloth: 'accent', hair: 'hairBlack', skin: 'skin4', top: 'curls', does: 'waits' },
  { turn: 60, cloth: 'mass', hair: 'hairGrey', skin: 'skin1', top: 'bald', does: 'drinks' },
  { turn: 120, cloth: 'red', hair: 'hairBlond', skin: 'skin2', top: 'hat', does: 'eats' },
  { turn: 180, cloth: 'accent', hair: 'hairRed', skin: 'skin1', top: 'parting', does: 'dips' },
  { turn: 240, cloth: 'brown', hair: 'hairBrown', skin: 'skin3', top: 'hair', does: 'eats' },
  { turn: 300, cloth: 'violet', hair: 'hairGrey', skin: 'skin2', top: 'bun', does: 'prays' },
];

const setting: Node = {
  nodes: [
    concept(
      'plate',
      [
        area(circle(0, 108, 30), 'paper', 0.1),
        stroke(circle(0, 108, 21), 1.6, 'mass', { tone: 0.2, opacity: 0.5 }),
        stroke(circle(0, 108, 27), 2, 'accent', { tone: 0.1, opacity: 0.7 }),
      ],
      { rim: 0.7 },
    ),
    stroke('M-40 92V124M40 92V124', 2.6, 'grey', { tone: 0.6 }),
  ],
};
const glass: Node = concept('glass', [area(circle(52, 140, 11), 'paper', 0.3, { opacity: 0.6 }), area(circle(52, 140, 8), 'red', -0.1)]);

const r = chance(42);
const dust = Array.from({ length: 90 }, () => {
  const [a, q] = [r() * Math.PI * 2, Math.sqrt(r()) * 84];
  return circle(middle[0] + Math.cos(a) * q, middle[1] + Math.sin(a) * q, r.between(0.6, 1.8));
}).join('');

const at = (turn: number, node: Node, far: number): Group => {
  const a = ((turn - 90) * Math.PI) / 180;
  return placed(node, middle[0] + Math.cos(a) * far, middle[1] + Math.sin(a) * far, { turn });
};

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A dinner table from above, six guests, and the dish in the middle is a hole full of stars into which one dips a spoon.',
  composition: 'from above',
  palette: 'sodium',
  light: [300, 340],
  horizon: 0,
  layers: [
    {
      z: 0.8,
      nodes: [
        concept('floor', [
          area(rect(0, 0, 600, 693), 'brick5', -0.25),
          stroke(Array.from({ length: 16 }, (_, i) => `M0 ${20 + i * 46}H600`).join(''), 2, 'dark', { tone: 0.2, opacity: 0.45 }),
          stroke('M120 20V66M340 66V112M480 20V66M80 572V618M420 618V664M520 526V572', 2, 'dark', { tone: 0.2, opacity: 0.45 }),
        ]),
        concept('carpet', [area(circle(...middle, 282), 'red', -0.45), stroke(circle(...middle, 268), 4, 'accent2', { tone: -0.3 })]),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'table',
          [
            area(circle(...middle, 190), 'paper', -0.12),
            stroke(circle(...middle, 184), 3, 'accent', { tone: -0.1, opacity: 0.6 }),
            stroke(circle(...middle, 178), 1.4, 'accent', { tone: -0.1, opacity: 0.5 }),
          ],
          { also: ['dinner'] },
        ),
        { glow: circle(...middle, 190), kind: 'round', opacity: 0.5 },
        ...guests.flatMap(({ turn }) => [at(turn, turn === 180 ? glass : { nodes: [setting, glass] }, 238)]),
      ],
    },
    {
      z: 1,
      nodes: [
        concept('bowl', [area(circle(...middle, 98), 'yellow', -0.1, { rim: 1 }), area(circle(...middle, 90), 'dark', 0.1)], { also: ['dish', 'hole'] }),
        concept(
          'night',
          [
            { glow: circle(...middle, 80), kind: 'round', opacity: 0.55, fill: 'accent' },
            area('M216 360C250 330 330 390 386 320C380 380 330 420 286 428C250 420 222 396 216 360Z', 'violet', -0.3, { opacity: 0.5 }),
            area(dust, 'paper', 0.6),
            area(sparkle(268, 310, 13) + sparkle(338, 386, 10) + sparkle(300, 360, 7) + sparkle(346, 306, 8) + sparkle(250, 366, 8), 'paper', 0.8),
            placed(comet({ length: 70 }), 330, 350, { scale: 0.7 }),
            placed(moon({ r: 19, phase: 'crescent', glow: 0.4 }), 270, 388),
          ],
          { also: ['star', 'sky', 'space'] },
        ),
      ],
    },
    { z: 1, lifted: true, nodes: guests.map(one => at(one.turn, diner(one), 238)) },
    {
      z: 1,
      nodes: [
        concept(
          'spoon',
          [
            stroke('M268 482L306 400', 8, 'yellow', { tone: -0.35 }),
            area('M298 404C292 376 308 360 320 362C334 370 328 398 310 410Z', 'yellow', -0.2),
            { glow: circle(312, 384, 46), kind: 'round', opacity: 0.9 },
            area(sparkle(313, 384, 19), 'light', 0.8),
          ],
          { rim: 0.8 },
        ),
        concept(
          'candle',
          (
            [
              [216, 300],
              [384, 384],
            ] as const
          ).flatMap(([x, y]): Node[] => [
            area(circle(x, y, 12), 'yellow', -0.2),
            area(circle(x, y, 7), 'paper', 0.3),
            { glow: circle(x, y, 46), kind: 'round', opacity: 0.8 },
            area(circle(x, y, 3), 'light', 0.8),
          ]),
          { also: ['light'] },
        ),
      ],
    },
  ],
  says: { place: 'dining room', time: 'evening', mood: ['festive', 'secret', 'dreamy'], action: ['eat', 'dip', 'share'], more: ['six', 'feast', 'universe'] },
};
