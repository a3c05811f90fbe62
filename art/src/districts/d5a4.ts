import { concept, placed } from '../concept.ts';
import { halo, times } from '../kit/city/draw.ts';
import { windmill } from '../kit/city/works.ts';
import { tree } from '../kit/nature/tree.ts';
import { person } from '../kit/people/body.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { hat, shoe } from '../kit/things/clothes.ts';
import { suitcase } from '../kit/things/luggage.ts';
import { circle, ellipse, limb, polygon, rect, rounded } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const pane = rounded(112, 150, 376, 210, 18);
const bench = concept(
  'seat',
  [
    area(rounded(40, 352, 520, 190, 26), 'red', -0.2, { shade: { to: [0, 1], depth: 0.3 } }),
    stroke('M170 360V530M300 360V530M430 360V530', 2.5, 'red', { tone: -0.5 }),
    area(rounded(30, 500, 540, 64, 20), 'red', -0.05, { shade: { to: [0, 1], depth: 0.4 } }),
    ...[104, 236, 366, 496].map((x): Node => area(rounded(x - 44, 352, 88, 34, 8), 'paper', -0.05)),
  ],
  { also: ['bench'] },
);

const newspaper = concept(
  'newspaper',
  [
    area(polygon([-112, -96], [-2, -86], [-2, 96], [-108, 90]), 'paper', -0.08),
    area(polygon([112, -96], [2, -86], [2, 96], [108, 90]), 'paper', 0.05),
    stroke('M0 -86V96', 2, 'dark', { tone: 0.5, opacity: 0.6 }),
    area(polygon([-98, -78], [-14, -70], [-14, -54], [-98, -60]), 'dark', 0.25),
    ...times(5).map(
      (i): Node =>
        stroke(
          `M-98 ${-42 + i * 24}L-58 ${-39 + i * 24}M-98 ${-34 + i * 24}L-64 ${-31 + i * 24}M-48 ${-38 + i * 24}L-14 ${-36 + i * 24}M-48 ${-30 + i * 24}L-20 ${-28 + i * 24}`,
          4,
          'grey',
          { tone: 0.05, opacity: 0.7 },
        ),
    ),
    ...times(3).map((i): Node => stroke(`M18 ${26 + i * 22}L96 ${24 + i * 22}M18 ${35 + i * 22}L80 ${33 + i * 22}`, 4, 'grey', { tone: 0.05, opacity: 0.7 })),
    area(polygon([16, -74], [98, -80], [98, -66], [16, -60]), 'dark', 0.25),
    concept(
      'hole',
      [
        area('M22 -44C36 -54 70 -56 88 -44C96 -30 92 -8 82 2C64 10 38 8 24 0C16 -14 14 -32 22 -44Z', 'dark', -0.1),
        {
          clip: 'M22 -44C36 -54 70 -56 88 -44C96 -30 92 -8 82 2C64 10 38 8 24 0C16 -14 14 -32 22 -44Z',
          nodes: [
            concept(
              'eye',
              [
                area(ellipse(54, -20, 46, 34), 'skin2', -0.05),
                area('M26 -20C38 -36 68 -36 82 -20C68 -8 40 -8 26 -20Z', 'white', 0.5),
                area(circle(46, -21, 9), 'blue', -0.2),
                area(circle(45, -21, 4.5), 'dark', -0.4),
                area(circle(43, -24, 2), 'white', 0.6),
                stroke('M24 -20C38 -38 68 -38 84 -20', 3.4, 'dark'),
                stroke('M26 -40C44 -50 66 -48 84 -38', 6, 'hairBrown', { tone: -0.2 }),
              ],
              { also: ['look'] },
            ),
          ],
        },
        stroke('M22 -44C36 -54 70 -56 88 -44C96 -30 92 -8 82 2C64 10 38 8 24 0C16 -14 14 -32 22 -44', 3, 'white', { tone: 0.4 }),
      ],
      { also: ['secret'] },
    ),
  ],
  { also: ['paper', 'news'], rim: 0.6 },
);

const box = concept(
  'cake box',
  [
    area(polygon([-58, -52], [58, -52], [54, 22], [-54, 22]), 'pink', 0.3, { shade: { to: [1, 0.5], depth: 0.25 } }),
    area(polygon([-64, -62], [64, -62], [60, -46], [-60, -46]), 'pink', 0.5),
    ...times(5).map((i): Node => stroke(`M${-40 + i * 20} -46L${-38 + i * 19} 22`, 5, 'paper', { tone: 0.2, opacity: 0.8 })),
    area(rect(-7, -62, 14, 84), 'accent', 0),
    area('M0 -62C-10 -88 -40 -90 -38 -74C-36 -62 -12 -60 0 -62C12 -60 36 -62 38 -74C40 -90 10 -88 0 -62Z', 'accent', 0.05),
    stroke('M0 -62C-10 -74 -20 -78 -28 -76M0 -62C10 -74 20 -78 28 -76', 2, 'accent', { tone: -0.4 }),
  ],
  { also: ['box', 'cake', 'gift'], rim: 0.8 },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A train compartment: a woman with a cake box and a man behind a newspaper with a hole in it.',
  composition: 'interior',
  palette: 'winter',
  light: [300, 220],
  horizon: 693,
  layers: [
    {
      z: 0.9,
      nodes: [
        concept(
          'compartment',
          [
            area(rect(0, 0, 600, 560), 'wood', 0.1, { shade: { to: [0, -1], depth: 0.5 } }),
            area(rect(0, 552, 600, 141), 'brown', -0.35),
            stroke('M80 0V552M520 0V552', 3, 'wood', { tone: -0.3 }),
          ],
          { also: ['train', 'room'] },
        ),
      ],
    },
    {
      z: 0.15,
      clip: pane,
      nodes: [
        area(rect(100, 140, 400, 230), 'haze', 0.45),
        area('M100 300C180 286 260 306 340 292S460 296 500 286V380H100Z', 'white', 0.4),
        placed(windmill({}), 424, 300, { scale: 0.4 }),
        placed(tree({ kind: 'snowy', height: 96, seed: 3 }), 300, 316),
        placed(tree({ kind: 'snowy', height: 60, seed: 6 }), 340, 306),
        area('M100 330C200 318 340 336 500 322V380H100Z', 'white', 0.1),
        halo(290, 200, 120, 0.4),
      ],
    },
    {
      z: 0.95,
      nodes: [
        concept('window', [
          stroke(pane, 12, 'grey', { tone: 0.1 }),
          stroke(pane, 3, 'paper', { tone: 0.2 }),
          stroke('M130 190L180 158M140 210L214 160', 3, 'white', { tone: 0.5, opacity: 0.6 }),
        ]),
        concept(
          'rack',
          [stroke('M96 132H504', 7, 'yellow', { tone: -0.3 }), stroke('M120 132L112 110M300 132V112M480 132L488 110', 4, 'yellow', { tone: -0.4 })],
          { also: ['shelf'] },
        ),
        placed(suitcase({ fill: 'green', tone: -0.1 }), 236, 130, { scale: 0.8 }),
        placed(hat({ kind: 'fedora' }), 372, 128, { scale: 0.9 }),
        bench,
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(
          person({
            who: 'woman',
            height: 440,
            facing: 'front',
            pose: {
              torso: 0,
              head: 0,
              nearArm: [20, 76, 16, -18],
              farArm: [20, 76, 16, -18],
              nearLeg: [84, 4, 4],
              farLeg: [84, 4, 4],
              nearFoot: 8,
              farFoot: 8,
            },
            dress: 'long coat',
            cloth: 'green',
            tone: -0.1,
            trim: 'yellow',
            skin: 'skin4',
            hair: 'curls',
            hat: 'beret',
            hatCloth: 'yellow',
            scarf: 'yellow',
            scarfHangs: 'down',
            lower: 'dark',
            expression: 'calm',
          }),
          180,
          640,
        ),
        placed(box, 182, 546, { scale: 1.16 }),
        ...[116, 250].map(
          (x): Node =>
            concept('hand', [
              area(ellipse(x, 512, 12, 18), 'skin4', 0),
              stroke(`M${x - 6} 506h12M${x - 6} 514h12M${x - 5} 521h10`, 1.8, 'skin4', { tone: -0.4 }),
            ]),
        ),
        concept(
          'man',
          [
            area(
              limb(
                [
                  [446, 500],
                  [452, 556],
                  [440, 622],
                ],
                30,
                17,
              ),
              'blue',
              -0.5,
            ),
            area('M424 616h34c4 8 2 18 -4 20h-40c-6 -6 0 -16 10 -20Z', 'brown', -0.2),
            area(
              limb(
                [
                  [372, 500],
                  [376, 538],
                  [486, 566],
                ],
                32,
                16,
              ),
              'blue',
              -0.35,
            ),
            area(
              limb(
                [
                  [484, 560],
                  [500, 566],
                ],
                13,
                13,
              ),
              'red',
              0.1,
            ),
            area('M496 548C512 548 520 560 516 584C512 594 500 594 496 584C490 572 490 556 496 548Z', 'brown', 0),
            area(
              limb(
                [
                  [300, 470],
                  [318, 490],
                  [400, 500],
                ],
                24,
                40,
              ),
              'blue',
              -0.3,
            ),
            area(
              limb(
                [
                  [524, 470],
                  [506, 490],
                  [420, 500],
                ],
                24,
                40,
              ),
              'blue',
              -0.3,
            ),
          ],
          { also: ['person'], rim: 0.8, shade: { to: [0, 1], depth: 0.3 } },
        ),
        placed(newspaper, 412, 392, { scale: 1.08 }),
        ...[294, 530].map(
          (x, i): Node =>
            concept('hand', [
              area(rounded(x - 12, 396, 26, 40, 11), 'skin2', 0),
              stroke(`M${x - 10 + (i === 0 ? 6 : 0)} 406h16M${x - 10 + (i === 0 ? 6 : 0)} 416h16M${x - 10 + (i === 0 ? 6 : 0)} 426h16`, 1.8, 'skin2', {
                tone: -0.4,
              }),
            ]),
        ),
        placed(shoe({ kind: 'boot', fill: 'red', pair: 'pair' }), 296, 640, { scale: 0.66 }),
      ],
    },
  ],
  says: { place: 'train', time: 'day', weather: 'snow', mood: ['secret', 'playful'], action: ['watch', 'sit', 'hide', 'travel'], more: ['spy', 'two'] },
};
