import { concept, placed } from '../concept.ts';
import { rabbit } from '../kit/animals/small.ts';
import { duck } from '../kit/animals/waders.ts';
import { houseRowInDepth } from '../kit/city/row.ts';
import { viewFrom } from '../kit/city/view.ts';
import { sunflower, tulips } from '../kit/nature/flowers.ts';
import { tree } from '../kit/nature/tree.ts';
import { ripples } from '../kit/nature/water.ts';
import { jointsOf, type Person, person } from '../kit/people/body.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, polygon, sampled, smooth } from '../path.ts';
import type { Group, Node, Point, Scene } from '../scene.ts';

const view = viewFrom({ vanishing: [300, 216], focal: 260 });
const slider: Point = [300, 384];
const left: Point[] = [slider, [262, 444], [194, 524], [118, 610], [62, 700]];
const right: Point[] = left.map(([x, y]): Point => [600 - x, y]);
const opening = `${smooth(left)}L${right.at(-1)?.join(' ')}${smooth(right.toReversed()).replace('M', 'L')}Z`;

/** Teeth sit across the edge and grow towards us. */
const teeth = (edge: readonly Point[], side: 1 | -1): string =>
  sampled(edge, 46)
    .map(([x, y], i) => {
      const k = 2.4 + i * 0.13;
      return polygon([x - side * k, y - k * 0.5], [x + side * k * 1.6, y - k * 0.2], [x + side * k * 1.6, y + k * 0.55], [x - side * k, y + k * 0.4]);
    })
    .join('');

const lapel = (side: 1 | -1): Node => {
  const at = (x: number): number => 300 + side * x;
  return area(`M${at(0)} 384C${at(40)} 440 ${at(120)} 530 ${at(238)} 700L${at(310)} 700C${at(220)} 560 ${at(120)} 462 ${at(0)} 384Z`, 'lit', 0.3, {
    shade: { to: [-side * 0.6, 0.4], depth: 0.35 },
  });
};

const walker: Person = {
  who: 'woman',
  height: 224,
  pose: { torso: 20, bend: 6, head: -4, nearArm: [-46, -28, 14], farArm: [-30, -34, 10], nearLeg: [36, 8], farLeg: [-24, -40], nearFoot: -4, farFoot: 46 },
  facing: 'three-quarter back',
  dress: 'dress',
  cloth: 'accent',
  hair: 'bun',
  hairColour: 'hairBlack',
  hat: 'straw hat',
  hatCloth: 'yellow',
  hatBand: 'accent',
  skin: 'skin4',
};
const stand: Point = [316, 360];
const grip = jointsOf(walker).nearHand;
const hand: Point = [stand[0] + grip[0], stand[1] + grip[1]];

const garden: Group = {
  clip: opening,
  nodes: [
    concept(
      'garden',
      [
        area('M60 380H540V700H60Z', 'leaf', 0.35),
        area('M300 400C330 450 250 480 300 530C340 580 260 620 280 700H380C350 640 400 590 344 530C310 480 350 450 304 400Z', 'accent2', 0.5),
      ],
      { also: ['nature', 'summer'] },
    ),
    placed(tree({ kind: 'leafy', height: 104, seed: 4 }), 262, 520),
    placed(tree({ kind: 'blossom', height: 90, seed: 2 }), 340, 506),
    placed(tulips({ width: 110, scale: 1.1, seed: 3, tokens: ['red', 'yellow', 'pink'] }), 160, 576),
    placed(tulips({ width: 100, scale: 1.1, seed: 8, tokens: ['violet', 'white', 'orange'] }), 356, 572),
    placed(person({ who: 'old man', height: 108, pose: 'waving', facing: 'three-quarter', dress: 'overalls', hat: 'straw hat', hatCloth: 'yellow' }), 306, 606),
    placed(rabbit(), 214, 622, { scale: 0.62 }),
    placed(sunflower({ height: 92 }), 396, 640),
    placed(sunflower({ height: 76, lean: -8 }), 424, 650),
    placed(tulips({ width: 140, scale: 1.4, seed: 5, tokens: ['red', 'yellow', 'white'] }), 140, 668),
    {
      nodes: [area('M300 384C262 444 194 524 62 700H100C210 556 280 470 300 420C320 470 390 556 500 700H538C406 524 338 444 300 384Z', 'dark')],
      opacity: 0.28,
    },
  ],
};

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A woman pulls a zip along the middle of the canal and the water opens on a garden below.',
  composition: 'wide',
  palette: 'noon',
  light: [430, 60],
  horizon: 230,
  layers: [
    { z: 0.1, nodes: [placed(cloud({ width: 190, seed: 4, token: 'paper' }), 330, 150), placed(cloud({ width: 110, seed: 7, token: 'paper' }), 214, 118)] },
    ...houseRowInDepth({ view, side: 'left', aside: 3.1, from: 2.4, to: 22, height: [3.2, 4.6], seed: 3, lit: 0.1 }),
    ...houseRowInDepth({ view, side: 'right', aside: 3.1, from: 2.4, to: 22, height: [3.2, 4.6], seed: 8, lit: 0.1 }),
    {
      z: 0.85,
      nodes: [
        concept('quay', [area(polygon(view.at(-3.1, -1, 24), view.at(3.1, -1, 24), view.at(3.1, -1, 0.9), view.at(-3.1, -1, 0.9)), 'brick4', 0.15)]),
        area(polygon(view.at(-2.3, -1, 24), view.at(2.3, -1, 24), view.at(2.3, -1, 0.8), view.at(-2.3, -1, 0.8)), 'brick1', -0.35),
        concept(
          'canal',
          [area(polygon(view.at(-2.25, -1.14, 26), view.at(2.25, -1.14, 26), view.at(2.25, -1.14, 0.8), view.at(-2.25, -1.14, 0.8)), 'blue', 0.28)],
          { also: ['water'] },
        ),
        ripples({ from: 240, to: 690, left: 80, right: 520, seed: 6, token: 'paper', opacity: 0.35 }),
      ],
    },
    { z: 0.95, nodes: [garden] },
    {
      z: 1,
      nodes: [
        lapel(-1),
        lapel(1),
        concept(
          'zip',
          [
            stroke('M300 236V384', 3, 'dark', { tone: 0.2 }),
            stroke(Array.from({ length: 22 }, (_, i) => `M${298 - i * 0.12} ${238 + i * 6.6}h${4 + i * 0.24}`).join(''), 2, 'yellow', { tone: 0.1 }),
            area(teeth(left, 1), 'yellow', 0.1),
            area(teeth(right, -1), 'yellow', 0.1),
            area('M286 372C290 362 310 362 314 372L318 402C310 412 290 412 282 402Z', 'yellow', -0.15, { rim: 1 }),
            area(circle(300, 378, 5), 'yellow', 0.5),
          ],
          { also: ['metal'] },
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        { nodes: [area(ellipse(stand[0] + 6, stand[1], 50, 7), 'dark')], opacity: 0.3 },
        placed(person(walker), stand[0], stand[1]),
        stroke(`M300 378L${hand[0]} ${hand[1]}`, 5, 'yellow', { tone: -0.1 }),
        area(circle(hand[0], hand[1], 6), 'yellow', 0.2),
      ],
    },
    {
      z: 1,
      nodes: [
        placed(duck(), 150, 456, { scale: 0.5 }),
        placed(duck(), 120, 478, { scale: 0.34 }),
        placed(duck({ fill: 'grey' }), 436, 424, { scale: 0.4, flip: true }),
      ],
    },
  ],
  says: { place: 'canal', time: 'noon', weather: 'sun', mood: ['absurd', 'hopeful'], action: ['pull', 'open', 'wave'], more: ['secret'] },
};
