import { concept, placed } from '../concept.ts';
import { parrot } from '../kit/animals/showbirds.ts';
import { beam, halo, times } from '../kit/city/draw.ts';
import { person } from '../kit/people/body.ts';
import { footing } from '../kit/people/shadow.ts';
import { greenhouse } from '../kit/rooms/greenhouse.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { scissors } from '../kit/things/craft.ts';
import { ladder } from '../kit/things/harbour.ts';
import { fog } from '../kit/weather/fog.ts';
import { ellipse, limb, polygon } from '../path.ts';
import type { Group, Node, Scene } from '../scene.ts';

/** A long torn banana leaf from its stalk at the origin, up and to the right. */
const frond = (tone: number): Group =>
  concept(
    'leaf',
    [
      area('M0 0C20 -70 70 -150 160 -190C176 -150 150 -80 104 -40L112 -60L88 -28L92 -46L60 -12L66 -30C44 -8 20 2 0 0Z', 'leaf', tone, {
        shade: { to: [1, 1], depth: 0.4 },
      }),
      stroke('M0 0C40 -60 90 -130 158 -188M36 -52C50 -52 70 -44 80 -36M64 -92C86 -92 108 -78 120 -62M96 -132C120 -128 136 -116 146 -100', 2.4, 'leaf', {
        tone: tone + 0.35,
      }),
    ],
    { also: ['plant'], rim: 0.5 },
  );

const can = concept(
  'watering can',
  [
    area(
      limb(
        [
          [58, -34],
          [92, -60],
          [122, -92],
        ],
        15,
        8,
      ),
      'accent',
      -0.1,
    ),
    area('M112 -108L142 -84L134 -74C122 -78 108 -92 104 -100Z', 'accent', 0.15),
    stroke('M-46 -70C-108 -92 -112 -8 -50 -14', 12, 'accent', { tone: -0.15 }),
    area('M-54 -88C-30 -96 30 -96 54 -88L64 -4C36 6 -36 6 -64 -4Z', 'accent', 0, { shade: { to: [1, 0.4], depth: 0.35 } }),
    area(ellipse(0, -89, 54, 11), 'dark', 0.2),
    stroke('M-40 -92C-36 -136 36 -136 40 -92', 10, 'accent', { tone: -0.2 }),
    stroke('M-57 -64C-30 -56 30 -56 57 -64M-62 -22C-34 -13 34 -13 62 -22', 3, 'accent', { tone: -0.4 }),
  ],
  { also: ['can', 'water', 'garden'], rim: 1 },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'In the palm house a gardener on a ladder, a parrot, mist, and a watering can without its gardener.',
  composition: 'interior',
  palette: 'absinthe',
  light: [300, 120],
  horizon: 693,
  layers: [
    { z: 0.35, nodes: [greenhouse({}), halo(300, 180, 260, 0.6), beam(polygon([230, 60], [330, 60], [470, 640], [180, 640]), 0.5)] },
    {
      z: 0.6,
      nodes: [
        fog({ y: 430, height: 120, banks: 5, opacity: 0.55, token: 'paper' }),
        concept(
          'palm',
          [
            area(
              limb(
                [
                  [150, 560],
                  [140, 400],
                  [166, 250],
                ],
                18,
                11,
              ),
              'brown',
              -0.2,
            ),
            ...times(7).map((i): Node => placed(frond(-0.15 + (i % 3) * 0.08), 166, 252, { turn: -150 + i * 40, scale: 0.8 })),
          ],
          { also: ['tree'] },
        ),
      ],
    },
    {
      z: 0.7,
      nodes: [
        area(
          limb(
            [
              [520, 560],
              [530, 380],
              [512, 240],
            ],
            14,
            9,
          ),
          'brown',
          -0.2,
        ),
        ...times(5).map((i): Node => placed(frond(-0.1 + (i % 2) * 0.12), 512, 240, { turn: -190 + i * 44, scale: 0.74 })),
      ],
    },
    {
      z: 0.95,
      nodes: [
        placed(ladder({ rungs: 12, width: 58 }), 416, 616, { scale: 1.18, turn: 4 }),
        placed(
          person({
            who: 'woman',
            is: 'gardener',
            height: 262,
            facing: 'three-quarter back',
            pose: { torso: 0, head: -18, nearArm: [150, 172, 8], farArm: [110, 156, 10], nearLeg: [26, 4, 4], farLeg: [6, 2, 4] },
            dress: 'overalls',
            cloth: 'blue',
            tone: 0.1,
            lower: 'blue',
            trim: 'paper',
            skin: 'skin4',
            hat: 'headscarf',
            hatCloth: 'yellow',
            near: { thing: scissors({}), scale: 0.6 },
          }),
          420,
          480,
          { flip: true },
        ),
      ],
    },
    { z: 1, nodes: [fog({ y: 590, height: 90, banks: 4, opacity: 0.4, token: 'paper' })] },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'puddle',
          [
            area('M196 610C230 594 380 592 420 608C440 624 360 636 296 634S180 626 196 610Z', 'lit', 0.35, { opacity: 0.8 }),
            stroke('M240 616H330M352 612H396', 2, 'paper', { tone: 0.3, opacity: 0.8 }),
          ],
          { also: ['water'] },
        ),
        placed(footing(170, 0.5), 272, 606),
        placed(can, 270, 604, { scale: 1.3 }),
      ],
    },
    {
      z: 1,
      nodes: [
        stroke('M-10 350C60 350 100 366 150 356', 12, 'brown', { tone: -0.4 }),
        placed(parrot({ fill: 'red' }), 112, 356, { scale: 1.5 }),
        placed(frond(-0.35), -20, 640, { scale: 1.3, turn: 6 }),
        placed(frond(-0.4), 620, 660, { scale: 0.9, flip: true }),
        placed(frond(-0.25), 560, 690, { scale: 1.1, flip: true, turn: 20 }),
      ],
    },
  ],
  says: { place: 'palm house', time: 'day', weather: 'mist', mood: ['dreamy', 'secret'], action: ['climb', 'cut', 'vanish'], more: ['jungle', 'absence'] },
};
