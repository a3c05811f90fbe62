import { concept, placed } from '../concept.ts';
import { times } from '../kit/city/draw.ts';
import { owl } from '../kit/motifs/bookcase-owl.ts';
import { tree } from '../kit/nature/tree.ts';
import { person } from '../kit/people/body.ts';
import { moon } from '../kit/sky/moon.ts';
import { stars } from '../kit/sky/stars.ts';
import { stroke } from '../kit/stroke.ts';
import { book } from '../kit/things/books.ts';
import { area } from '../kit/things/brush.ts';
import { lantern } from '../kit/things/lights.ts';
import { ellipse, limb } from '../path.ts';
import type { Group, Node, Scene } from '../scene.ts';

const feather: Group = concept(
  'feather',
  [
    area('M0 4C-14 -14 -14 -40 4 -66C16 -42 16 -16 0 4Z', 'accent2', 0.2),
    stroke('M-2 18C0 0 2 -30 4 -60', 2, 'brown', { tone: -0.2 }),
    stroke('M0 -10L-8 -20M1 -22L-7 -34M1 -10L9 -22M2 -26L10 -38', 1.4, 'brown', { opacity: 0.7 }),
  ],
  { also: ['thing', 'bird'], rim: 0.6 },
);

const claws = (x: number): Node =>
  area(
    limb(
      [
        [x - 20, 566],
        [x - 22, 584],
        [x - 26, 592],
      ],
      8,
      4,
    ) +
      limb(
        [
          [x, 568],
          [x, 588],
          [x, 598],
        ],
        8,
        4,
      ) +
      limb(
        [
          [x + 20, 566],
          [x + 22, 584],
          [x + 26, 592],
        ],
        8,
        4,
      ),
    'orange',
    -0.1,
  );

export const scene: Scene = {
  canvas: 'hex',
  idea: 'An owl whose breast is a bookcase; a reader on a ladder takes out a feather instead of a book.',
  composition: 'double exposure',
  palette: 'absinthe',
  light: [300, 300],
  horizon: 693,
  layers: [
    { z: 0.05, nodes: [stars({ seed: 6, height: 400, count: 70 }), placed(moon({ r: 214, glow: 0.7 }), 300, 300)] },
    {
      z: 0.45,
      nodes: [
        placed(tree({ kind: 'bare', height: 520, seed: 5, lean: 0.1 }), 46, 660),
        placed(tree({ kind: 'bare', height: 500, seed: 9, lean: -0.12 }), 560, 670),
      ],
    },
    { z: 1, lifted: true, nodes: [owl] },
    {
      z: 1,
      nodes: [
        concept(
          'branch',
          [
            area(
              limb(
                [
                  [-20, 606],
                  [140, 596],
                  [320, 600],
                  [480, 588],
                  [640, 606],
                ],
                22,
                16,
              ),
              'wood',
              -0.45,
              { shade: { to: [0, 1], depth: 0.5 } },
            ),
            area(
              limb(
                [
                  [470, 590],
                  [520, 560],
                  [556, 520],
                ],
                9,
                3,
              ),
              'wood',
              -0.45,
            ),
            area(ellipse(548, 516, 18, 8) + ellipse(520, 540, 16, 7), 'leaf', 0),
          ],
          { also: ['tree', 'wood'], rim: 0.7 },
        ),
        claws(252),
        claws(348),
        concept(
          'ladder',
          [
            stroke('M396 600L330 352M432 592L362 344', 6, 'wood', { tone: 0.35 }),
            stroke(
              times(8)
                .map(i => `M${Math.round(389 - i * 8)} ${574 - i * 30}L${Math.round(424 - i * 8.4)} ${566 - i * 30}`)
                .join(''),
              4.6,
              'wood',
              { tone: 0.2 },
            ),
          ],
          { also: ['climbing'], rim: 0.6 },
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(
          person({
            who: 'old woman',
            is: 'reader',
            height: 150,
            pose: {
              torso: 10,
              bend: -6,
              head: -16,
              nearArm: [96, 104, 10],
              farArm: [58, 92, 6],
              nearLeg: [44, -12, 4],
              farLeg: [6, -12, 4],
              nearFoot: 0,
              farFoot: 10,
            },
            dress: 'skirt and blouse',
            cloth: 'red',
            lower: 'accent2',
            hair: 'bun',
            glasses: 'round',
            skin: 'skin3',
            near: { thing: feather, scale: 0.9, turn: -30, lies: 'before' },
          }),
          412,
          514,
          { flip: true },
        ),
      ],
    },
    {
      z: 1,
      nodes: [
        placed(feather, 134, 470, { scale: 0.8, turn: 60 }),
        placed(feather, 236, 644, { scale: 0.5, turn: -80 }),
        placed(book({ state: 'open', fill: 'red' }), 178, 588, { scale: 0.6 }),
        placed(lantern({}), 300, 612, { scale: 0.5 }),
      ],
    },
  ],
  says: { place: 'forest', time: 'night', mood: ['secret', 'dreamy'], action: ['read', 'climb', 'take'], more: ['knowledge', 'library'] },
};
