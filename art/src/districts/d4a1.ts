import { concept, placed } from '../concept.ts';
import { beam, halo, times } from '../kit/city/draw.ts';
import { poised } from '../kit/motifs/poised.ts';
import { head } from '../kit/people/heads.ts';
import { chair } from '../kit/rooms/furniture.ts';
import { pictureFrame } from '../kit/rooms/wall.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { hat } from '../kit/things/clothes.ts';
import { keyRing } from '../kit/things/keys.ts';
import { magnifyingGlass } from '../kit/things/optics.ts';
import { circle, ellipse, polygon, rect } from '../path.ts';
import type { Group, Node, Scene } from '../scene.ts';

const inner = rect(112, 150, 208, 262);

/** Leaves and shells in the corners and in the middle of each side of a gilded frame. */
const ornament = (x: number, y: number, turn: number): Node => ({
  nodes: [
    area('M-30 8C-24 -14 -10 -22 0 -24C10 -22 24 -14 30 8C18 2 10 4 0 14C-10 4 -18 2 -30 8Z', 'yellow', 0.1),
    stroke('M0 10V-18M-6 6C-12 -4 -16 -6 -22 -4M6 6C12 -4 16 -6 22 -4', 2, 'yellow', { tone: -0.5 }),
  ],
  transform: { turn, move: [x, y] },
});
const frame = concept(
  'frame',
  [
    area(rect(86, 124, 260, 314) + inner, 'yellow', -0.22, { evenOdd: true, shade: { to: [-0.4, 1], depth: 0.35 } }),
    area(rect(86, 124, 260, 314) + rect(92, 130, 248, 302), 'yellow', 0.3, { evenOdd: true }),
    area(rect(104, 142, 224, 278) + inner, 'yellow', -0.6, { evenOdd: true }),
    stroke(rect(98, 136, 236, 290), 3, 'yellow', { tone: -0.55 }),
    ...[
      [92, 130, -45],
      [340, 130, 45],
      [92, 432, -135],
      [340, 432, 135],
      [216, 126, 0],
      [216, 436, 180],
    ].map(([x = 0, y = 0, turn = 0]) => ornament(x, y, turn)),
  ],
  { also: ['art', 'museum'], rim: 0.7 },
);

/** What the knife left: threads all round, and one corner with a piece of somebody's sky and a painted hand. */
const rest = concept(
  'canvas',
  [
    area('M112 412V322L121 336L127 326L138 352L152 356L158 372L178 376L186 394L210 396L220 412Z', 'blue', 0.1),
    area('M112 412V362L126 352L146 378L160 374L186 400L210 400L220 412Z', 'blue', -0.4),
    area('M112 412V388C124 384 140 396 160 396C176 402 188 404 196 412Z', 'leaf', -0.3),
    area('M112 150H320V158L300 155L286 161L262 154L236 159L214 154L190 160L168 155L140 161L121 156L118 190L121 220L116 262L120 300L112 326Z', 'brown', 0.1),
    area('M320 150V412H304L312 404L315 372L312 330L316 290L313 240L315 200L311 160Z', 'brown', 0),
    area('M320 150L226 152C240 190 282 214 296 196C304 216 312 236 320 240Z', 'blue', -0.2),
    area('M226 152C240 192 284 218 297 196C290 176 270 156 226 152Z', 'paper', -0.12, { shade: { to: [1, 1], depth: 0.4 } }),
    stroke('M168 155C170 172 164 180 168 192M190 160C188 170 192 176 189 184M121 300C130 304 132 312 138 314M312 330C304 334 304 344 298 348', 1.5, 'paper', {
      tone: 0.1,
    }),
  ],
  { also: ['painting', 'theft', 'cut'] },
);

const lady = concept(
  'portrait',
  [
    area(rect(-60, -70, 120, 140), 'green', -0.55),
    placed(head('woman with curls', { view: 'three-quarter', size: 66, cloth: 'red', skin: 'skin1', hairColour: 'hairBrown' }).figure, 0, 24, { flip: true }),
  ],
  { also: ['woman', 'painting'] },
);

const post = (x: number, y: number): Group =>
  concept(
    'barrier',
    [area(`M${x - 4} ${y - 100}h8v96h-8Z`, 'yellow', -0.05), area(ellipse(x, y - 2, 22, 7), 'yellow', -0.25), area(circle(x, y - 106, 9), 'yellow', 0.15)],
    { rim: 0.7 },
  );

const guard = {
  who: 'man',
  is: 'guard',
  also: ['museum guard', 'uniform'],
  height: 372,
  build: 'stout',
  dress: 'suit',
  cloth: 'blue',
  tone: -0.35,
  lower: 'blue',
  lowerTone: -0.45,
  trim: 'paper',
  skin: 'skin2',
  hair: 'receding',
  hairColour: 'hairGrey',
  beard: 'moustache',
  expression: 'asleep',
  pose: {
    torso: -14,
    bend: 14,
    head: 40,
    nearArm: [-6, 46, 6, -8],
    farArm: [4, 62, 6, -20],
    nearLeg: [84, 26, 4],
    farLeg: [82, 44, 4],
    nearFoot: -12,
    farFoot: -24,
  },
} as const;

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A museum guard asleep on a chair beside an empty frame.',
  composition: 'interior',
  palette: 'gold',
  light: [560, 120],
  horizon: 693,
  layers: [
    {
      z: 0.9,
      nodes: [
        concept(
          'gallery',
          [
            area(rect(0, 0, 600, 520), 'brick1', -0.15, { shade: { to: [-1, -0.3], depth: 0.55 } }),
            ...times(9).flatMap(i =>
              times(8).map(
                (k): Node =>
                  area(
                    `M${i * 74 - 10 + (k % 2) * 37} ${20 + k * 62}c-14 -10 -16 -28 0 -40c16 12 14 30 0 40Zm0 0c-4 6 -4 12 0 18c4 -6 4 -12 0 -18Z`,
                    'brick1',
                    -0.32,
                    { opacity: 0.6 },
                  ),
              ),
            ),
            area(rect(0, 500, 600, 30), 'brown', -0.5),
            area(rect(0, 500, 600, 5), 'brown', -0.1),
            area(rect(0, 528, 600, 165), 'wood', -0.1, { shade: { to: [-0.2, 1], depth: 0.6 } }),
            stroke(
              times(15)
                .map(i => `M${-160 + i * 66 + 80} 530L${-420 + i * 100 + 40} 693`)
                .join(''),
              1.6,
              'wood',
              { tone: -0.55, opacity: 0.7 },
            ),
            stroke('M0 552H600M0 584H600M0 630H600', 1.4, 'wood', { tone: -0.5, opacity: 0.5 }),
          ],
          { also: ['museum', 'room'] },
        ),
        stroke('M242 0V140M482 0V160', 2.4, 'dark', { tone: 0.2 }),
        {
          nodes: [
            area(inner, 'brick1', 0.3, { shade: { to: [-0.6, 1], depth: 0.2 } }),
            ...times(5).flatMap(i =>
              times(5).map(
                (k): Node =>
                  area(
                    `M${126 + i * 46 + (k % 2) * 23} ${206 + k * 52}c-10 -7 -11 -20 0 -28c11 8 10 21 0 28Zm0 0c-3 4 -3 9 0 13c3 -4 3 -9 0 -13Z`,
                    'brick1',
                    0.05,
                  ),
              ),
            ),
            area('M112 150H320V166H128V412H112Z', 'dark', 0, { opacity: 0.4 }),
          ],
          transform: { move: [26, 14] },
        },
        halo(330, 330, 330, 0.35),
      ],
    },
    {
      z: 0.95,
      nodes: [
        {
          nodes: [rest, concept('nail', [stroke('M216 176C210 190 222 190 216 176', 3, 'grey', { tone: 0.2 }), area(circle(216, 174, 5), 'grey', 0.1)]), frame],
          transform: { move: [26, 14] },
        },
        placed(pictureFrame({ width: 92, height: 116, inside: [placed(lady, 0, 6)] }), 482, 226),
      ],
    },
    { z: 0.95, nodes: [beam(polygon([190, 0], [520, 0], [400, 640], [60, 640]), 0.42)] },
    {
      z: 1,
      lifted: true,
      nodes: [
        area(ellipse(420, 606, 130, 14), 'dark', 0, { opacity: 0.5 }),
        placed(chair({ seat: 'green' }), 462, 606, { scale: 1.95, flip: true }),
        poised(guard, 'hips', [458, 470], { flip: true }),
        placed(hat({ kind: 'captain', fill: 'blue', tone: -0.4 }), 346, 600, { scale: 0.9, turn: -6 }),
      ],
    },
    {
      z: 1,
      nodes: [
        post(150, 596),
        post(262, 572),
        concept(
          'rope',
          [
            stroke('M150 494C154 546 158 596 188 612C220 626 240 600 266 616C284 628 296 626 302 620', 8, 'accent', { tone: -0.05 }),
            area(circle(304, 618, 6), 'yellow', 0),
          ],
          { also: ['barrier'], rim: 0.6 },
        ),
        placed(keyRing(), 424, 486, { scale: 0.46 }),
        placed(magnifyingGlass(), 232, 590, { scale: 0.4, turn: 70 }),
      ],
    },
  ],
  says: { place: 'museum', time: 'day', mood: ['absurd', 'secret'], action: ['sleep', 'steal', 'guard'], more: ['theft', 'absence', 'silence'] },
};
