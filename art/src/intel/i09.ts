import { concept, placed } from '../concept.ts';
import { songbird } from '../kit/animals/showbirds.ts';
import { fill } from '../kit/city/draw.ts';
import { house } from '../kit/city/house.ts';
import { windmill } from '../kit/city/works.ts';
import { tulipField, tulips } from '../kit/nature/flowers.ts';
import { person } from '../kit/people/body.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { stroke } from '../kit/stroke.ts';
import { circle, ellipse, limb, rect } from '../path.ts';
import type { Group, Node, Scene } from '../scene.ts';

const horn = (x: number, y: number): Node[] => [
  fill(
    'orange',
    limb(
      [
        [470, 430],
        [x - 6, (430 + y) / 2],
        [x, y],
      ],
      8,
      4,
    ),
    { tone: 0.1 },
  ),
  fill('orange', circle(x, y, 10), { tone: 0.25 }),
  fill('dark', circle(x + 3, y - 1, 5)),
  fill('paper', circle(x + 4.5, y - 3, 1.6)),
];

const snail: Group = concept(
  'snail',
  [
    ...horn(452, 350),
    fill(
      'orange',
      'M40 560C90 540 130 500 190 490C260 478 340 500 390 500C414 500 420 470 428 446C438 416 470 404 494 418C520 434 520 470 508 500C496 536 482 566 440 572C330 584 150 580 40 560Z',
      { tone: 0.05 },
    ),
    fill('orange', 'M40 560C150 574 330 574 436 562C470 558 490 530 504 500C500 540 484 568 440 574C330 588 150 584 40 560Z', { tone: -0.35 }),
    stroke(
      'M120 536C132 544 140 552 144 562M180 520C194 532 204 546 208 562M250 514C262 530 270 546 272 564M320 516C330 530 336 546 338 562M390 520C396 534 400 546 400 558M440 480C436 500 440 516 450 530',
      3,
      'orange',
      { tone: -0.3, opacity: 0.7 },
    ),
    fill('paper', `${ellipse(452, 450, 9, 5)}${ellipse(440, 474, 6, 4)}${ellipse(470, 500, 7, 4)}`, { tone: -0.2, opacity: 0.4 }),
    ...horn(508, 362),
    stroke('M492 482C500 486 508 484 514 478', 3, 'brown', { tone: -0.3 }),
    fill('pink', circle(480, 468, 9), { opacity: 0.5 }),
  ],
  { also: ['animal', 'slow', 'giant'], rim: 0.8, shade: { to: [-0.4, 1], depth: 0.35 } },
);

const can = concept(
  'watering can',
  [
    fill('accent2', 'M-10 -12H12V12H-10Z', { tone: -0.1 }),
    stroke('M12 6L28 -10M-10 -8C-20 -12 -20 6 -10 8', 3, 'accent2', { tone: -0.25 }),
    fill('accent2', 'M24 -15L33 -10L28 -4Z', { tone: -0.1 }),
  ],
  { rim: 0.6 },
);
const gardener = person({
  who: 'woman',
  height: 118,
  facing: 'three-quarter',
  pose: { torso: 16, bend: 10, head: 16, nearArm: [20, 74, 14], farArm: [50, 78, 8], nearLeg: [0, 0], farLeg: [0, 0] },
  dress: 'skirt and blouse',
  cloth: 'white',
  lower: 'blue',
  skin: 'skin4',
  hair: 'bun',
  hairColour: 'hairBlack',
  expression: 'smile',
  far: { thing: can, scale: 0.95, turn: 24 },
});

/** One large window on the first floor, so that the one who waters can be seen. */
const openWindow: Node[] = [
  fill('dark', rect(-30, -70, 60, 70), { tone: 0.2 }),
  fill('light', rect(-27, -67, 54, 67), { tone: -0.1 }),
  { nodes: [placed(gardener, -8, 52)], clip: rect(-27, -80, 90, 80) },
  fill('white', rect(-34, -2, 68, 7), { tone: 0.2 }),
  concept(
    'flower',
    [
      fill('wood', rect(-32, 4, 64, 12), { tone: -0.1 }),
      fill('leaf', ellipse(-18, 2, 14, 7) + ellipse(4, 2, 16, 7) + ellipse(22, 3, 11, 6)),
      fill('red', circle(-24, -3, 5) + circle(-8, -4, 5) + circle(8, -4, 5.5) + circle(22, -3, 5)),
      fill('pink', circle(-16, -1, 4) + circle(14, 0, 4) + circle(0, 0, 4)),
    ],
    { also: ['window box', 'plant'] },
  ),
  stroke('M34 -30L38 -14M38 -31L44 -12M42 -32L50 -14', 1.4, 'white', { opacity: 0.9 }),
];

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A snail carries a canal house as its shell across a tulip field; somebody waters the window boxes.',
  composition: 'scale flip',
  palette: 'noon',
  light: [500, 90],
  horizon: 392,
  layers: [
    {
      z: 0.05,
      nodes: [
        placed(cloud({ kind: 'heap', width: 190, seed: 4, token: 'white', tone: 0.5 }), 460, 250),
        placed(cloud({ kind: 'heap', width: 120, seed: 7, token: 'white', tone: 0.5 }), 90, 300),
        placed(cloud({ kind: 'wisp', width: 180, seed: 2, token: 'white', opacity: 0.6 }), 380, 140),
      ],
    },
    {
      z: 0.25,
      nodes: [
        fill('leaf', 'M0 388C120 380 260 384 380 380C470 378 540 384 600 382V410H0Z', { tone: 0.1 }),
        placed(windmill({ height: 96, turn: 12 }), 96, 388),
      ],
    },
    { z: 0.8, nodes: [placed(tulipField({ height: 310, to: 420, seed: 5 }), 0, 392)] },
    {
      z: 0.95,
      lifted: true,
      nodes: [
        { nodes: [fill('dark', ellipse(280, 576, 230, 16))], opacity: 0.3 },
        placed(
          {
            nodes: [
              house({ width: 176, height: 372, gable: 'neck', wall: 'brick1', door: 'green', lit: 0.15, seed: 6, detail: 'rich', shutters: 'none' }),
              placed({ nodes: openWindow }, 6, -150, { scale: 1.25 }),
            ],
          },
          250,
          508,
          { turn: -5 },
        ),
        concept('smoke', [stroke('M288 140C276 124 298 114 284 96', 9, 'white', { opacity: 0.5 })]),
        snail,
      ],
    },
    {
      z: 1,
      nodes: [
        placed(tulips({ width: 330, scale: 1.5, seed: 3, tokens: ['red', 'yellow', 'red'] }), 150, 640),
        placed(songbird(), 430, 352, { scale: 0.5, flip: true }),
      ],
    },
  ],
  says: { place: 'field', time: 'noon', weather: 'sunny', mood: ['calm', 'playful'], action: ['travel', 'carry', 'water'], more: ['slow', 'home', 'journey'] },
};
