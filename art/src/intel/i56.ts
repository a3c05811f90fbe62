import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { owl } from '../kit/animals/owl.ts';
import { rabbit } from '../kit/animals/small.ts';
import { along } from '../kit/motifs/along.ts';
import { wateringCan } from '../kit/motifs/watering-can.ts';
import { mushrooms } from '../kit/nature/plants.ts';
import { jointsOf, type Person, person } from '../kit/people/body.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, limb } from '../path.ts';
import type { Group, Layer, Node, Point, Scene } from '../scene.ts';

/** Half lamp, half tree: bark below, iron above; its foot at the origin, 300 high. */
function lampTree(seed: number, leafy: number): Group {
  const r = chance(seed);
  const bend = r.between(-10, 10);
  const roots: readonly (readonly Point[])[] = [
    along('-4 -18 -26 -4 -58 6 -78 2'),
    along('4 -18 28 -2 56 8 82 4'),
    along('0 -14 -14 8 -34 18'),
    along('2 -14 16 10 40 20'),
  ];
  const at = (t: number): Point => [Math.sin(t * Math.PI) * bend, -t * 236];
  const leaf = (x: number, y: number, side: number): string =>
    `M${x} ${y}c${side * 8} -12 ${side * 22} -12 ${side * 30} -2c${side * -8} 10 ${side * -22} 10 ${side * -30} 2Z`;
  const leaves = Array.from({ length: leafy }, (_, i) => {
    const [x, y] = at(0.3 + (i / leafy) * 0.62);
    return leaf(x, y, i % 2 === 0 ? 1 : -1);
  });
  return concept(
    'lamp',
    [
      ...roots.map((by): Node => area(limb(by, 10, 2), 'mass', -0.45)),
      area(limb([at(0), at(0.25), at(0.5), at(0.75), at(1)], 13, 5.5), 'mass', -0.45),
      area(leaves.join(''), 'leaf', 0.15),
      stroke('M-30 -222C-20 -238 20 -238 30 -222M-18 -236C-10 -244 10 -244 18 -236', 4, 'mass', { tone: -0.45 }),
      area('M-20 -244H20L14 -240H-14Z', 'mass', -0.5),
      area('M-15 -244L-24 -290H24L15 -244Z', 'light', 0.35),
      stroke('M-15 -244L-24 -290M15 -244L24 -290M0 -244V-290', 3, 'mass', { tone: -0.5 }),
      area('M-32 -288C-22 -306 -10 -312 0 -322C10 -312 22 -306 32 -288Z', 'mass', -0.5),
      { glow: circle(0, -266, 110), kind: 'round', opacity: 0.85 },
    ],
    { also: ['tree', 'light', 'root'], rim: 0.7 },
  );
}

/** Rows that run together far away; the near ones are dark and large. */
const wood: readonly (readonly [number, number, number, number, number])[] = [
  [262, 404, 0.3, 0.15, 1],
  [338, 402, 0.3, 0.15, 2],
  [226, 414, 0.38, 0.25, 3],
  [380, 416, 0.4, 0.25, 4],
  [300, 408, 0.26, 0.12, 5],
  [172, 436, 0.56, 0.42, 6],
  [436, 440, 0.6, 0.42, 7],
  [106, 478, 0.86, 0.65, 8],
  [508, 486, 0.92, 0.65, 9],
];

const girl: Person = {
  who: 'girl',
  height: 208,
  pose: { torso: 6, bend: 8, head: 14, nearArm: [40, 74, 6], farArm: [44, 80, 6], nearLeg: [-10, -16], farLeg: [16, 0], nearFoot: 10 },
  dress: 'pinafore',
  cloth: 'accent',
  trim: 'paper',
  skin: 'skin4',
  hair: 'braid',
  hairColour: 'hairBlack',
  expression: 'smile',
  rim: 1.2,
  near: { thing: wateringCan(), scale: 0.82, keeps: 'upright', turn: 12 },
};
const stand: Point = [228, 604];
const reach = jointsOf(girl).nearHand[0];

const sapling: Group = concept(
  'seedling',
  [
    ...([along('0 -6 -16 4 -34 6'), along('0 -6 16 6 34 6'), along('0 -6 4 12 -6 20')] as const).map(by => area(limb(by, 5, 1.4), 'mass', -0.4)),
    area(limb(along('0 0 5 -40 -3 -80 2 -112'), 5.5, 3), 'leaf', 0),
    area('M2 -52C14 -66 32 -66 40 -56C30 -46 14 -44 2 -52ZM0 -76C-12 -90 -28 -90 -36 -80C-28 -70 -12 -70 0 -76Z', 'leaf', 0.3),
    area('M-8 -112L-14 -140H18L12 -112Z', 'light', 0.5),
    area('M-19 -138C-10 -150 -2 -154 2 -160C6 -154 14 -150 23 -138Z', 'leaf', -0.2),
    { glow: circle(2, -128, 84), kind: 'round', opacity: 0.9 },
  ],
  { also: ['lamp', 'light', 'young'], rim: 0.8 },
);

const r = chance(56);
const sparks = Array.from({ length: 18 }, (): Point => [r.between(90, 510), r.between(330, 600)]);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'In a wood whose trees are street lamps with roots, a girl waters the youngest with a can.',
  composition: 'perspective',
  palette: 'absinthe',
  light: [300, 400],
  horizon: 410,
  layers: [
    { z: 0.05, nodes: [{ glow: circle(300, 400, 260), kind: 'round', opacity: 0.8, fill: 'lit' }] },
    {
      z: 0.3,
      nodes: [
        concept('wood', [area('M0 412C150 396 450 396 600 412V693H0Z', 'leaf', -0.25, { shade: { to: [0, 1], depth: 0.5 } })], { also: ['forest', 'nature'] }),
        concept('path', [area('M290 404C330 440 210 470 250 520C300 580 180 640 140 700H460C440 620 400 560 360 510C330 470 340 430 312 404Z', 'lit', -0.05)], {
          also: ['way'],
        }),
      ],
    },
    ...wood.map(([x, y, scale, z, seed]): Layer => ({ z, nodes: [placed(lampTree(seed, scale > 0.5 ? 6 : 4), x, y, { scale })] })),
    { z: 1, nodes: [placed(lampTree(12, 0), 40, 610, { scale: 1.5 }), placed(lampTree(14, 0), 572, 620, { scale: 1.56 })] },
    {
      z: 1,
      lifted: true,
      nodes: [
        { nodes: [area(ellipse(stand[0], stand[1] + 2, 54, 7) + ellipse(stand[0] + reach + 74, 602, 40, 6), 'dark')], opacity: 0.45 },
        concept('earth', [area(ellipse(stand[0] + reach + 72, 604, 54, 12), 'brown', -0.45)]),
        placed(sapling, stand[0] + reach + 72, 602, { scale: 1.1 }),
        placed(person(girl), stand[0], stand[1]),
        placed(rabbit({ pose: 'sit', fill: 'white' }), 446, 606, { scale: 0.62, flip: true }),
        placed(mushrooms({}), 128, 602, { scale: 0.6 }),
      ],
    },
    {
      z: 1,
      nodes: [
        ...sparks.map(([x, y]): Node => ({ glow: circle(x, y, 9), kind: 'round', opacity: 0.9 })),
        area(sparks.map(([x, y]) => circle(x, y, 1.8)).join(''), 'light', 0.7),
        placed(owl({ fill: 'brown' }), 508, 194, { scale: 0.44 }),
      ],
    },
  ],
  says: { place: 'wood', time: 'night', mood: ['tender', 'hopeful', 'calm'], action: ['water', 'grow'], more: ['light', 'care', 'future'] },
};
