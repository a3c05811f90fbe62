import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { crow } from '../kit/animals/birds.ts';
import { along } from '../kit/motifs/along.ts';
import { handOnGlass } from '../kit/motifs/passenger-hand.ts';
import { person } from '../kit/people/body.ts';
import { flock } from '../kit/sky/air.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { sun } from '../kit/sky/sun.ts';
import { stroke } from '../kit/stroke.ts';
import { book } from '../kit/things/books.ts';
import { area } from '../kit/things/brush.ts';
import { hat } from '../kit/things/clothes.ts';
import { suitcase } from '../kit/things/luggage.ts';
import { cup } from '../kit/things/table.ts';
import { circle, rect, rounded } from '../path.ts';
import type { Group, Node, Scene } from '../scene.ts';

const glass = rounded(84, 116, 432, 344, 34);

/** A sail full of wind: from its upper left corner, bellying to the right. */
const sail = (x: number, y: number, w: number, h: number): Node[] => [
  area(
    `M${x} ${y}C${x + w * 0.3} ${y + 6} ${x + w * 0.7} ${y + 6} ${x + w} ${y}C${x + w * 1.22} ${y + h * 0.4} ${x + w * 1.16} ${y + h * 0.8} ${x + w * 1.02} ${y + h}C${x + w * 0.7} ${y + h * 0.9} ${x + w * 0.3} ${y + h * 0.9} ${x} ${y + h}C${x + w * 0.14} ${y + h * 0.7} ${x + w * 0.16} ${y + h * 0.3} ${x} ${y}Z`,
    'paper',
    -0.08,
    { shade: { to: [-1, 0.4], depth: 0.45 } },
  ),
  stroke(`M${x - 4} ${y}H${x + w + 4}`, 3, 'dark', { tone: 0.2 }),
];

const ship: Group = concept(
  'ship',
  [
    stroke('M-70 -40V-230M10 -40V-262M84 -40V-216M120 -52L186 -92', 5, 'dark', { tone: 0.15 }),
    stroke('M-70 -226L-140 -60M-70 -226L10 -258L84 -212L184 -92M10 -258L184 -92', 1.4, 'dark', { tone: 0.2, opacity: 0.8 }),
    ...sail(-104, -214, 62, 56),
    ...sail(-112, -150, 76, 72),
    ...sail(-28, -246, 68, 58),
    ...sail(-38, -180, 86, 86),
    ...sail(54, -200, 58, 52),
    ...sail(46, -140, 74, 66),
    area('M112 -80L184 -92L122 -160Z', 'paper', -0.2),
    area('M-150 -78C-150 -60 -140 -20 -118 20H110C130 0 146 -30 156 -60L120 -48H-90L-96 -74Z', 'brown', -0.35),
    area('M-146 -58C-100 -34 40 -28 150 -44L144 -30C40 -14 -90 -18 -141 -42Z', 'accent', 0),
    area('M-136 -70H-126V-58H-136ZM-116 -66H-106V-54H-116Z', 'light', 0.3),
    stroke('M10 -262V-280', 3, 'dark', { tone: 0.2 }),
    area('M10 -280C26 -288 34 -272 52 -280C44 -270 46 -266 50 -262C36 -258 26 -270 10 -264Z', 'accent', 0.1),
  ],
  { also: ['boat', 'sail', 'sea'], rim: 0.9 },
);

const r = chance(32);
const wheat = (y: number, count: number, size: number, tone: number): Node => {
  const stalks = Array.from({ length: count }, () => [r.between(70, 530), y + r.between(-6, 8), r.between(-4, 6)] as const);
  const ear = ([x, top, lean]: readonly [number, number, number]): string =>
    `M${x.toFixed(1)} ${top.toFixed(1)}c${(-3 * size).toFixed(1)} ${(-5 * size).toFixed(1)} ${(-2 * size + lean).toFixed(1)} ${(-12 * size).toFixed(1)} ${lean.toFixed(1)} ${(-15 * size).toFixed(1)}c${(3 * size).toFixed(1)} ${(4 * size).toFixed(1)} ${(3 * size).toFixed(1)} ${(11 * size).toFixed(1)} ${(-lean).toFixed(1)} ${(15 * size).toFixed(1)}Z`;
  return {
    nodes: [
      area(`M60 ${y}C200 ${y - 8} 400 ${y + 6} 540 ${y - 4}V520H60Z`, 'yellow', tone - 0.15),
      stroke(stalks.map(([x, top]) => `M${x.toFixed(1)} ${top.toFixed(1)}v${(16 * size).toFixed(1)}`).join(''), 1.3 * size, 'yellow', { tone: tone - 0.5 }),
      area(stalks.map(ear).join(''), 'yellow', tone + 0.2),
    ],
  };
};

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Through a train window at sunset a sailing ship crosses a field of wheat beside the track; a hand on the glass.',
  composition: 'through a frame',
  palette: 'sodium',
  light: [430, 250],
  horizon: 352,
  layers: [
    {
      z: 0.1,
      clip: glass,
      nodes: [
        placed(sun({ r: 62, kind: 'low', glow: 0.9 }), 440, 284),
        placed(cloud({ width: 210, kind: 'bank', seed: 5 }), 200, 190),
        placed(flock({ seed: 3 }), 150, 150),
      ],
    },
    {
      z: 0.35,
      clip: glass,
      nodes: [
        concept('field', [area('M60 352C180 336 380 344 540 336V470H60Z', 'yellow', -0.2)]),
        ...along('120 338 150 336 476 334').map(([x, y]) => area(`M${x - 10} ${y}C${x - 12} ${y - 26} ${x + 12} ${y - 26} ${x + 10} ${y}Z`, 'mass', 0)),
      ],
    },
    { z: 0.85, clip: glass, nodes: [placed(ship, 316, 382, { scale: 0.96 })] },
    {
      z: 0.95,
      clip: glass,
      nodes: [
        concept(
          'wheat',
          [
            wheat(376, 110, 0.7, -0.05),
            stroke('M440 372C470 360 486 372 500 366M452 382C480 374 500 384 520 376M150 372C120 366 110 374 96 370', 3, 'light', { tone: 0.3, opacity: 0.8 }),
            wheat(404, 90, 1, 0.05),
            wheat(440, 60, 1.5, 0.1),
          ],
          { also: ['grain', 'field'] },
        ),
        placed(
          person({
            who: 'old man',
            is: 'scarecrow',
            pose: 'balancing',
            facing: 'front',
            height: 76,
            dress: 'long coat',
            cloth: 'brown',
            hat: 'straw hat',
            hatCloth: 'yellow',
            rim: 0.8,
          }),
          470,
          420,
        ),
        placed(crow(), 452, 352, { scale: 0.3 }),
        stroke('M60 300C240 312 400 300 540 314M60 318C240 330 400 320 540 332', 1.4, 'dark', { tone: 0.2, opacity: 0.7 }),
      ],
    },
    {
      z: 1,
      nodes: [
        concept(
          'window',
          [
            area(`${rect(0, 0, 600, 693)}${rounded(84, 116, 432, 344, 34)}`, 'mass', -0.55, { evenOdd: true }),
            area(`${rounded(70, 102, 460, 372, 44)}${glass}`, 'wood', -0.15, { evenOdd: true, rim: 1 }),
            stroke('M84 158H516', 7, 'wood', { tone: -0.3 }),
            stroke('M120 440L250 180M150 446L300 170', 9, 'paper', { tone: 0.6, opacity: 0.12 }),
          ],
          { also: ['train', 'glass', 'frame'] },
        ),
        concept('curtain', [
          area('M500 100H560V480C540 486 528 470 516 478C520 380 486 300 500 100Z', 'accent', -0.25, { shade: { to: [1, 0.4], depth: 0.5 } }),
          stroke('M520 104C512 240 536 340 530 470M542 104C536 240 552 340 548 474', 3, 'accent', { tone: -0.6 }),
        ]),
        concept('train', [area('M0 520C200 508 400 508 600 520V693H0Z', 'wood', -0.5), area('M250 496H600V514H250Z', 'wood', -0.15, { rim: 1 })], {
          also: ['journey'],
        }),
        concept(
          'luggage',
          [
            stroke('M180 92H420', 5, 'yellow', { tone: -0.3 }),
            stroke('M200 92V104M300 92V104M400 92V104', 4, 'yellow', { tone: -0.4 }),
            placed(suitcase({ fill: 'brown' }), 272, 90, { scale: 0.6 }),
            placed(suitcase({ fill: 'accent' }), 344, 90, { scale: 0.46 }),
          ],
          { also: ['suitcase'] },
        ),
        concept('seat', [
          area('M252 600C252 568 270 560 300 560H520C560 560 580 600 580 700H252Z', 'red', -0.45),
          stroke('M262 600C262 576 280 570 302 570H518', 3, 'red', { opacity: 0.7 }),
        ]),
        placed(hat({ kind: 'captain' }), 372, 560, { scale: 0.8 }),
        placed(cup({ fill: 'paper' }), 352, 497, { scale: 0.72 }),
        placed(book({ state: 'closed' }), 448, 490, { scale: 0.7 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        { nodes: [handOnGlass], transform: { scale: 0.86, move: [-4, 78] } },
        { glow: circle(150, 420, 70), kind: 'round', opacity: 0.18 },
      ],
    },
  ],
  says: { place: 'train', time: 'sunset', mood: ['dreamy', 'lost', 'hopeful'], action: ['travel', 'look', 'sail'], more: ['journey'] },
};
