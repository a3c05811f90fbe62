import { concept, placed } from '../concept.ts';
import { pigeon } from '../kit/animals/birds.ts';
import { cat } from '../kit/animals/cat.ts';
import { halo, times } from '../kit/city/draw.ts';
import { tree } from '../kit/nature/tree.ts';
import { person } from '../kit/people/body.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { sun } from '../kit/sky/sun.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { broom } from '../kit/things/harbour.ts';
import { circle, ellipse, polygon, rect } from '../path.ts';
import type { Node, Point, Scene } from '../scene.ts';

/** The front edge of step i: they rise to the right. */
const step = (i: number): Point => [-30 + i * 74, 668 - i * 36];
const steps = concept(
  'stairs',
  times(9).flatMap((i): Node[] => {
    const [x, y] = step(i);
    return [
      area(polygon([x, y], [640, y], [640, y + 200], [x, y + 200]), 'brick4', 0.05 + i * 0.02, { shade: { to: [0, 1], depth: 0.2 } }),
      area(polygon([x, y], [640, y], [640, y + 9], [x, y + 9]), 'paper', 0.1),
      area(polygon([x, y], [x + 10, y + 9], [x + 10, y + 40], [x, y + 40]), 'brick4', -0.4),
    ];
  }),
  { also: ['step', 'climb', 'stone'] },
);

const column = (x: number, w: number): Node[] => [
  area(`M${x - w} 420L${x - w * 0.86} 234H${x + w * 0.86}L${x + w} 420Z`, 'paper', -0.1, { shade: { to: [1, 0], depth: 0.4 } }),
  stroke(`M${x - w * 0.5} 412V242M${x - w * 0.1} 412V242M${x + w * 0.4} 412V242`, 2, 'brick4', { tone: -0.1, opacity: 0.7 }),
  area(rect(x - w * 1.3, 216, w * 2.6, 20) + rect(x - w * 1.25, 412, w * 2.5, 16), 'paper', 0.05),
];
const hall = concept(
  'concert hall',
  [
    area(rect(372, 180, 300, 280), 'brick1', 0.1),
    ...[456, 548].map((x): Node => area(`M${x - 22} 420V300C${x - 22} 266 ${x + 22} 266 ${x + 22} 300V420Z`, 'light', 0)),
    ...[412, 502, 592].flatMap(x => column(x, 21)),
    area(polygon([360, 216], [660, 216], [660, 178], [350, 178]), 'paper', 0),
    stroke('M356 196H660', 3, 'brick4', { tone: -0.2 }),
    {
      nodes: [
        concept(
          'lyre',
          [
            stroke(
              'M452 70C424 50 428 22 446 14C440 30 446 40 456 44M484 70C512 50 508 22 490 14C496 30 490 40 480 44M446 24H490M460 26V66M468 26V66M476 26V66',
              5,
              'yellow',
              { tone: 0.1 },
            ),
            area(rect(444, 66, 48, 10), 'yellow', -0.1),
          ],
          { also: ['music', 'gold'], rim: 0.8 },
        ),
      ],
      transform: { move: [-10, 102] },
    },
  ],
  { also: ['building', 'music', 'column'] },
);

/** Nobody carries such a case: it carries itself, on two small legs. */
const shape =
  'M-22 -230C-24 -252 24 -252 22 -230L20 -140C58 -136 82 -108 80 -74C79 -48 58 -40 60 -18C62 2 104 16 106 74C108 130 60 158 0 158S-108 130 -106 74C-104 16 -62 2 -60 -18C-58 -40 -79 -48 -80 -74C-82 -108 -58 -136 -20 -140Z';
const cello = concept(
  'cello case',
  [
    area(shape, 'dark', 0.2),
    area(
      'M-20 -140C-58 -136 -82 -108 -80 -74C-79 -48 -58 -40 -60 -18C-62 2 -104 16 -106 74C-108 130 -60 158 0 158C-40 150 -80 120 -80 76C-80 30 -34 10 -34 -18C-34 -46 -54 -52 -54 -76C-54 -104 -36 -128 -10 -140Z',
      'mass',
      0.12,
    ),
    stroke('M0 -226V150', 2.5, 'dark', { tone: -0.3 }),
    area(rect(-9, -108, 18, 14) + rect(-9, -22, 18, 14) + rect(-9, 108, 18, 14), 'yellow', 0.1),
    area('M-12 -172H12V-160H-12Z', 'yellow', -0.1),
    area(ellipse(46, 68, 24, 20), 'red', 0.05),
    area('M36 74L46 56L56 74Z', 'paper', 0.1),
    { nodes: [area(rect(-20, -14, 40, 28), 'accent2', 0.1), area(circle(0, 0, 8), 'paper', 0.1)], transform: { turn: -16, move: [-44, 96] } },
    { nodes: [area(rect(-16, -12, 32, 24), 'yellow', 0.1), stroke('M-10 4C-4 -8 4 8 10 -4', 3, 'red')], transform: { turn: 12, move: [34, -82] } },
    stroke('M-58 -84C-40 -60 -40 -30 -44 -14', 4, 'paper', { tone: 0.3, opacity: 0.45 }),
  ],
  { also: ['music', 'luggage', 'burden'], rim: 1 },
);

const sheet = (x: number, y: number, turn: number): Node => ({
  nodes: [
    concept(
      'sheet music',
      [
        area('M-17 -22C-6 -18 6 -26 17 -22V22C6 18 -6 26 -17 22Z', 'white', 0.5),
        stroke('M-11 -11C-4 -9 4 -15 11 -12M-11 -2C-4 0 4 -6 11 -3M-11 7C-4 9 4 3 11 6', 1.4, 'dark', { tone: 0.3 }),
        area(ellipse(-5, -3, 2.6, 2) + ellipse(5, 5, 2.6, 2), 'dark', 0.1),
      ],
      { also: ['paper', 'note'], rim: 0.5 },
    ),
  ],
  transform: { turn, move: [x, y] },
});

const carrier = person({
  who: 'woman',
  is: 'musician',
  also: ['woman', 'small'],
  height: 178,
  pose: {
    torso: 32,
    bend: 10,
    head: -26,
    nearArm: [-4, 138, 6, -4],
    farArm: [24, 130, 6, -6],
    nearLeg: [62, -12, 3],
    farLeg: [-4, -26, 3],
    nearFoot: 0,
    farFoot: 26,
  },
  dress: 'short jacket',
  cloth: 'accent',
  lower: 'blue',
  lowerTone: -0.3,
  skin: 'skin3',
  hair: 'bun',
  hairColour: 'hairBlack',
  scarf: 'accent2',
});

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A very small woman carries a very large cello case up the steps of the concert hall.',
  composition: 'scale flip',
  palette: 'dawn',
  light: [120, 300],
  horizon: 520,
  layers: [
    {
      z: 0,
      nodes: [
        halo(120, 372, 240, 0.8),
        placed(sun({ r: 44, kind: 'plain' }), 104, 380),
        placed(cloud({ kind: 'wisp', width: 220, seed: 3 }), 220, 170),
        placed(cloud({ kind: 'wisp', width: 150, seed: 8 }), 110, 250),
      ],
    },
    {
      z: 0.2,
      nodes: [
        concept('city', [area('M0 520V440H30V424L44 408L58 424V436H92V420H120V446H170V430L186 414L202 430V452H250V440H300V520Z', 'mass', 0.1)], {
          also: ['roof'],
        }),
        placed(tree({ kind: 'poplar', height: 110, seed: 4 }), 246, 500),
        placed(tree({ kind: 'poplar', height: 90, seed: 6 }), 214, 510),
      ],
    },
    { z: 0.55, nodes: [hall] },
    {
      z: 0.66,
      nodes: [
        placed(person({ who: 'old man', height: 118, pose: 'sweeping', dress: 'overalls', cloth: 'blue', skin: 'skin2', hat: 'cap', rim: 0.6 }), 540, 394, {
          flip: true,
        }),
        placed(broom({}), 500, 394, { scale: 0.52, turn: 18 }),
      ],
    },
    {
      z: 0.9,
      nodes: [
        steps,
        stroke('M290 590H600M216 626H600M330 552V590M430 552V590M530 552V590M280 590V626M380 590V626M470 590V626M330 626V662M420 626V662', 1.8, 'brick4', {
          tone: -0.35,
          opacity: 0.6,
        }),
        concept('window', [
          area(circle(404, 574, 34), 'brick4', -0.3),
          area(circle(404, 574, 26), 'light', 0.1),
          { clip: circle(404, 574, 26), nodes: [placed(cat({ pose: 'sit' }), 402, 602, { scale: 0.42 })] },
          stroke('M404 548V600M378 574H430', 2.4, 'brick4', { tone: -0.3 }),
          halo(404, 574, 70, 0.4),
        ]),
      ],
    },
    { z: 1, lifted: true, nodes: [placed(cello, 240, 334, { turn: 18, scale: 1.08 }), placed(carrier, 306, 524)] },
    {
      z: 1,
      nodes: [
        concept('strap', [stroke('M272 374C296 376 318 388 322 402C322 416 310 424 296 440', 6, 'brown', { tone: 0.2 })]),
        placed(pigeon({}), 306, 68, { scale: 0.42, flip: true }),
        sheet(150, 500, -24),
        sheet(126, 556, 18),
        sheet(206, 578, 64),
      ],
    },
  ],
  says: {
    place: 'concert hall',
    time: 'morning',
    weather: 'clear',
    mood: ['proud', 'absurd'],
    action: ['carry', 'climb', 'lose'],
    more: ['burden', 'small and large'],
  },
};
