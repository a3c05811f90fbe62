import { concept, placed } from '../concept.ts';
import { gull } from '../kit/animals/birds.ts';
import { fill, halo } from '../kit/city/draw.ts';
import { lightStreak } from '../kit/nature/water.ts';
import { person } from '../kit/people/body.ts';
import { cafe } from '../kit/rooms/trade.ts';
import { stroke } from '../kit/stroke.ts';
import { match } from '../kit/things/lights.ts';
import { ellipse } from '../path.ts';
import type { Group, Node, Scene } from '../scene.ts';

/** At anchor, sails furled; its lantern may still be dark. */
const ship = (lamp: 'lit' | 'dark', hull: 'red' | 'accent2' | 'dark'): Group =>
  concept(
    'ship',
    [
      stroke('M-12 -8V-62M10 -8V-74M28 -12L46 -24', 2, 'wood', { tone: -0.3 }),
      stroke('M-24 -46H0M-22 -30H-2M-4 -58H24M-2 -40H22', 4, 'paper', { tone: -0.1 }),
      stroke('M10 -74L44 -23M10 -74L-30 -12M-12 -62L-30 -12', 0.9, 'wood', { tone: -0.2 }),
      fill('accent', 'M10 -74C16 -78 20 -72 27 -75V-68C20 -66 16 -71 10 -68Z'),
      fill(hull, 'M-34 -18L-24 -14H22L38 -20C36 -4 28 4 18 5H-22C-32 4 -35 -6 -34 -18Z', {
        tone: hull === 'dark' ? 0.35 : -0.1,
        shade: { to: [0, 1], depth: 0.5 },
      }),
      stroke('M-34 -18L-24 -14H22L38 -20', 1.6, 'paper'),
      ...(lamp === 'lit'
        ? [halo(-30, -26, 30, 0.9), fill('light', ellipse(-30, -26, 4, 5.5), { tone: 0.4 })]
        : [fill('dark', ellipse(-30, -26, 4, 5.5), { tone: 0.4 })]),
      stroke('M-30 -32V-20M-34 -20H-26', 1.4, 'dark', { tone: 0.2 }),
    ],
    { also: ['boat', 'sea'], rim: 0.6 },
  );

const cup: Node[] = [
  stroke('M148 44C214 34 214 118 124 122', 22, 'paper', { tone: -0.1 }),
  stroke('M152 40C206 30 214 96 150 114', 5, 'paper', { tone: 0.4, opacity: 0.8 }),
  fill('paper', 'M-160 0C-160 90 -110 150 -66 160H66C110 150 160 90 160 0Z', { shade: { to: [-0.6, 1], depth: 0.45 } }),
  fill('accent', 'M-154 34C-100 62 100 62 154 34L149 58C92 86 -92 86 -149 58Z', { tone: -0.05, shade: { to: [-1, 0.4], depth: 0.4 } }),
  fill('paper', ellipse(0, 0, 160, 52), { tone: 0.3 }),
  fill('wood', ellipse(0, 7, 147, 43), { tone: -0.62 }),
];

const waiter = person({
  who: 'man',
  height: 470,
  facing: 'three-quarter',
  dress: 'tailcoat',
  cloth: 'dark',
  tone: 0.35,
  trim: 'white',
  hair: 'parted',
  hairColour: 'hairBlack',
  beard: 'moustache',
  skin: 'skin3',
  is: 'waiter',
  pose: { torso: 12, bend: 18, head: 16, nearArm: [-6, 74, 14, -30], farArm: [74, 92, 4], nearLeg: [0, 0], farLeg: [2, 0] },
  far: { thing: match({}), scale: 0.8, turn: 40 },
});

export const scene: Scene = {
  canvas: 'hex',
  idea: 'In a brown café a cup of coffee is a harbour: tiny ships lie at anchor in it and the waiter lights their lanterns with a match.',
  composition: 'interior',
  palette: 'gold',
  light: [350, 380],
  horizon: 693,
  layers: [
    { z: 0.45, nodes: [cafe({ cone: 200 }), fill('dark', 'M0 0H600V693H0Z', { opacity: 0.15 }), halo(200, 330, 230, 0.55)] },
    { z: 0.9, lifted: true, nodes: [placed(waiter, 150, 664)] },
    {
      z: 0.95,
      nodes: [
        concept(
          'table',
          [
            fill('wood', 'M0 556C160 536 440 536 600 556V693H0Z', { tone: -0.1, shade: { to: [0, 1], depth: 0.6 } }),
            stroke('M0 590C160 574 440 574 600 590M0 640C160 626 440 626 600 640', 2, 'wood', { tone: -0.5, opacity: 0.7 }),
          ],
          { also: ['furniture'], rim: 0.8 },
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'saucer',
          [
            fill('paper', ellipse(316, 592, 196, 34), { tone: -0.12 }),
            fill('paper', ellipse(316, 586, 190, 29), { tone: 0.2, shade: { to: [-0.6, 1], depth: 0.3 } }),
          ],
          { also: ['plate'] },
        ),
        concept('cup', [...cup], { also: ['coffee', 'harbour', 'drink'], transform: { move: [316, 424] }, rim: 0.7 }),
      ],
    },
    {
      z: 1,
      nodes: [
        halo(316, 424, 150, 0.35),
        {
          clip: ellipse(316, 431, 147, 43),
          nodes: [
            stroke(
              'M190 420q16 -5 32 0M236 408q12 -4 24 0M290 402q12 -4 24 0M356 410q14 -4 28 0M400 424q14 -4 28 0M214 446q18 -5 36 0M300 462q18 -5 36 0M380 450q18 -5 36 0',
              1.6,
              'lit',
              { opacity: 0.55 },
            ),
            placed(lightStreak({ to: 30, width: 20, seed: 2 }), 215, 428),
            placed(lightStreak({ to: 30, width: 20, seed: 3 }), 366, 440),
          ],
        },
        placed(ship('lit', 'red'), 236, 424, { scale: 1.1 }),
        placed(ship('dark', 'dark'), 318, 408, { scale: 0.9, flip: true }),
        placed(ship('lit', 'accent2'), 402, 438, { scale: 1.25 }),
        placed(ship('dark', 'red'), 314, 464, { scale: 1, flip: true }),
        concept(
          'steam',
          [
            stroke('M420 370C440 320 400 290 424 240C436 214 428 190 416 170', 7, 'paper', { opacity: 0.16 }),
            stroke('M448 384C466 340 440 310 456 270', 5, 'paper', { opacity: 0.14 }),
          ],
          { also: ['smoke'] },
        ),
        placed(gull({ pose: 'fly' }), 432, 286, { scale: 0.42, flip: true }),
        placed(gull({ pose: 'fly' }), 470, 250, { scale: 0.28, flip: true }),
        concept('spoon', [stroke('M430 598L528 560', 6, 'grey', { tone: 0.3 }), fill('grey', ellipse(418, 602, 26, 11), { tone: 0.4 })]),
        concept(
          'sugar',
          [
            fill('white', 'M150 574L176 566L192 574L192 596L166 604L150 596Z', { tone: 0.3 }),
            fill('grey', 'M166 582L192 574V596L166 604Z', { tone: 0.3 }),
            fill('dark', 'M154 588h7v12l-7 -3Z', { tone: 0.3 }),
          ],
          { transform: { move: [34, 8] } },
        ),
      ],
    },
  ],
  says: { place: 'café', time: 'night', mood: ['dreamy', 'tender'], action: ['light', 'wait'], more: ['harbour', 'small and large'] },
};
