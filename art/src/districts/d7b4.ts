import { concept, placed } from '../concept.ts';
import { d, halo, times } from '../kit/city/draw.ts';
import { bouquet } from '../kit/nature/flowers.ts';
import { largeHand } from '../kit/people/hands.ts';
import { head } from '../kit/people/heads.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { mask } from '../kit/things/masks.ts';
import { circle, ellipse, rect, rounded } from '../path.ts';
import type { Node, Point, Scene } from '../scene.ts';

const glass = rounded(124, 112, 352, 396, 20);
const actor = head('young man', { view: 'front', size: 214 });
const bulbs: Point[] = [
  ...times(6).flatMap((i): Point[] => [
    [98, 136 + i * 70],
    [502, 136 + i * 70],
  ]),
  ...times(6).map((i): Point => [126 + i * 70, 88]),
];

/** The other face: white, smiling, with empty eyes; the ribbon hangs from its temple. */
const face = concept(
  'mask',
  [
    stroke('M74 -30C110 -20 96 30 124 60', 6, 'red'),
    area('M-72 -84C-40 -112 40 -112 72 -84C86 -40 78 30 46 74C24 102 -24 102 -46 74C-78 30 -86 -40 -72 -84Z', 'paper', 0.15, {
      shade: { to: [1, 0.6], depth: 0.25 },
    }),
    area('M-54 -26C-44 -42 -22 -42 -12 -24C-24 -14 -44 -14 -54 -26ZM54 -26C44 -42 22 -42 12 -24C24 -14 44 -14 54 -26Z', 'dark', 0),
    stroke('M-58 -50C-44 -66 -22 -64 -12 -52M58 -50C44 -66 22 -64 12 -52', 5, 'dark', { tone: 0.1 }),
    stroke('M0 -18C-2 2 -12 14 -4 20C2 22 6 20 8 18', 3.4, 'paper', { tone: -0.4 }),
    area('M-34 38C-20 50 20 50 34 38C28 68 -28 68 -34 38Z', 'red', 0),
    area(circle(-46, 18, 13), 'red', 0.1, { opacity: 0.5 }),
    area(circle(46, 18, 13), 'red', 0.1, { opacity: 0.5 }),
    area('M28 -10C34 0 34 8 28 12C22 8 22 0 28 -10Z', 'accent', 0),
  ],
  { also: ['face', 'disguise'], rim: 1 },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A dressing-room mirror framed in bulbs: the actor takes off one of two faces, masks on the wall.',
  composition: 'through a frame',
  palette: 'absinthe',
  light: [300, 120],
  horizon: 693,
  layers: [
    {
      z: 0.9,
      nodes: [
        concept(
          'dressing room',
          [area(rect(0, 0, 600, 693), 'brick3', -0.3), ...times(13).map((i): Node => stroke(d`M${i * 50} 0V560`, 9, 'brick3', { tone: -0.45, opacity: 0.5 }))],
          { also: ['theatre', 'room'] },
        ),
      ],
    },
    {
      z: 0.5,
      clip: glass,
      nodes: [
        area(rect(110, 100, 380, 420), 'mass', 0.3),
        halo(300, 240, 220, 0.5),
        placed(mask({ kind: 'tragedy' }), 176, 180, { scale: 0.74 }),
        placed(mask({ kind: 'plague doctor' }), 428, 178, { scale: 0.72 }),
        placed(mask({ kind: 'carnival' }), 306, 158, { scale: 0.46 }),
        concept(
          'door',
          [
            area(rect(138, 288, 62, 230), 'light', 0.1),
            area(rect(138, 288, 12, 230), 'dark', 0.2),
            area('M168 518V410C156 400 158 372 174 370C190 372 192 400 182 410L194 518Z', 'dark', 0),
          ],
          { also: ['visitor', 'shadow'] },
        ),
      ],
    },
    { z: 0.85, clip: glass, nodes: [placed(actor.figure, 268, 452)] },
    {
      z: 0.95,
      lifted: true,
      clip: glass,
      nodes: [
        placed(face, 404, 306, { turn: 16, scale: 1.06 }),
        placed(largeHand('gripping', { skin: 'skin3', sleeve: 'accent', size: 120 }), 458, 396, { turn: -70 }),
      ],
    },
    {
      z: 1,
      nodes: [
        concept(
          'mirror',
          [
            area(`${rounded(68, 62, 464, 460, 26)}${glass}`, 'wood', -0.15, { evenOdd: true, shade: { to: [0, 1], depth: 0.3 } }),
            stroke(glass, 5, 'yellow', { tone: -0.1 }),
            stroke('M146 240L210 150M146 280L250 136', 5, 'paper', { tone: 0.2, opacity: 0.22 }),
          ],
          { also: ['frame'], rim: 0.6 },
        ),
        concept(
          'bulb',
          bulbs.flatMap(([x, y]): Node[] => [halo(x, y, 46, 0.75), area(circle(x, y, 14), 'light', 0.5), area(circle(x - 4, y - 4, 5), 'white', 0.7)]),
          { also: ['light', 'lamp'] },
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'dressing table',
          [
            area('M20 536H580V560H20Z', 'wood', 0.15),
            area(rect(40, 560, 520, 140), 'wood', -0.3),
            stroke('M300 560V693M230 600h30M340 600h30', 4, 'yellow', { tone: -0.2 }),
          ],
          { also: ['table'], rim: 0.6 },
        ),
        concept(
          'powder',
          [area(rounded(128, 510, 60, 28, 6), 'pink', 0.1), area(ellipse(158, 506, 30, 9), 'paper', 0.1), area(circle(180, 494, 16), 'paper', 0.2)],
          { also: ['make-up'], rim: 0.6 },
        ),
        concept('brush', [stroke('M206 536L214 486', 5, 'red'), area('M210 488C206 472 214 462 220 458C226 466 224 480 218 490Z', 'dark', 0.2)], { rim: 0.5 }),
        concept('lipstick', [area(rect(346, 506, 16, 30), 'yellow', -0.1), area('M349 506V486L359 478V506Z', 'red', 0)], { rim: 0.6 }),
        placed(bouquet({ kind: 'rose', token: 'red' }), 436, 542, { scale: 0.82, turn: -76 }),
      ],
    },
  ],
  says: {
    place: 'dressing room',
    time: 'night',
    mood: ['secret', 'lonely'],
    action: ['unmask', 'look', 'change'],
    more: ['disguise', 'two faces', 'reflection', 'actor'],
  },
};
