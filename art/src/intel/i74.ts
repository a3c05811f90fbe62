import { concept } from '../concept.ts';
import { halo } from '../kit/city/draw.ts';
import { grains, knob } from '../kit/motifs/hourglass-frame.ts';
import { sandHouse, tower } from '../kit/motifs/sand-town.ts';
import { person } from '../kit/people/body.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { umbrella } from '../kit/things/umbrella.ts';
import { ellipse, rounded } from '../path.ts';
import type { Group, Node, Scene } from '../scene.ts';

const upper = 'M150 118H450C452 208 420 268 350 312C326 328 312 338 310 346H290C288 338 274 328 250 312C180 268 148 208 150 118Z';
const lower = 'M290 346H310C312 356 326 366 350 382C420 426 454 486 450 578H150C146 486 180 426 250 382C274 366 288 356 290 346Z';

const put = (node: Node, x: number, y: number, turn = 0, scale = 1): Group => ({ nodes: [node], transform: { move: [x, y], turn, scale } });

/** Small enough for the corners of the frame to stay inside the hex. */
const within = (...nodes: readonly Node[]): Group[] => [{ nodes, transform: { scale: 0.9, move: [30, 34] } }];

export const scene: Scene = {
  canvas: 'hex',
  idea: 'An hourglass: a city of sand runs out above, and below a girl builds it up again with bucket and spade.',
  composition: 'mirrored',
  palette: 'gold',
  light: [210, 300],
  horizon: 610,
  layers: [
    { z: 0.4, nodes: [halo(300, 350, 300, 0.6)] },
    { z: 0.9, nodes: [concept('table', [area('M0 556C180 546 420 546 600 556V693H0Z', 'wood', -0.5, { shade: { to: [0, 1], depth: 0.5 } })])] },
    {
      z: 1,
      nodes: within(
        concept('hourglass', [area(upper + lower, 'brown', -0.55), halo(300, 500, 150, 0.5, 'orange'), halo(300, 180, 130, 0.45, 'orange')], {
          also: ['time', 'clock', 'glass'],
        }),
        {
          clip: upper,
          nodes: [
            concept(
              'city',
              [
                put(sandHouse(62, 122, 'neck', -0.08), 182, 250, -6),
                put(sandHouse(58, 112, 'bell', -0.1), 424, 248, 7),
                put(tower(128), 376, 272, -8, 1.2),
                put(sandHouse(58, 108, 'step', 0.1), 240, 286, 18),
                put(sandHouse(52, 96, 'spout', 0.12), 352, 296, -30),
              ],
              { also: ['town'] },
            ),
            concept('sand', [
              area('M140 240C176 236 210 244 240 260C270 276 288 294 300 296C314 294 328 278 352 262C382 244 420 236 460 238V360H140Z', 'hairBlond', 0.2, {
                shade: { to: [0.6, 1], depth: 0.4 },
              }),
              area('M140 260C190 262 240 276 272 298C286 308 294 322 296 346H140Z', 'light', 0, { opacity: 0.45 }),
              area(grains(4, [190, 256, 410, 330], 90), 'brown', -0.2, { opacity: 0.5 }),
            ]),
            area('M276 292C286 304 290 322 292 346H308C310 326 316 310 328 296C318 322 316 340 310 360H290C288 336 286 312 276 292Z', 'light', -0.05),
          ],
        },
        put(
          person({
            who: 'man',
            pose: {
              torso: -6,
              bend: -4,
              head: 14,
              nearArm: [-70, -100, 8],
              farArm: [168, 176, 4],
              nearLeg: [58, -20, 4],
              farLeg: [-24, -60, 4],
              nearFoot: 40,
              farFoot: 50,
              rests: 'air',
            },
            height: 108,
            dress: 'suit',
            cloth: 'blue',
            tone: 0.1,
            lower: 'dark',
            hat: 'bowler',
            hatCloth: 'dark',
            rim: 1.2,
            far: { thing: umbrella({ fill: 'red', tone: 0.1 }), scale: 0.36, turn: -4, keeps: 'upright' },
          }),
          296,
          312,
          -4,
        ),
      ),
    },
    {
      z: 1,
      nodes: within(
        {
          clip: lower,
          nodes: [
            concept('city', [
              put(sandHouse(36, 84, 'step', -0.05), 356, 540),
              put(sandHouse(36, 100, 'neck', 0.12), 318, 538),
              put(sandHouse(34, 78, 'bell', -0.05), 392, 546),
              put(tower(112), 346, 560),
              put(sandHouse(38, 74, 'spout', 0.2), 384, 572),
              put(sandHouse(38, 66, 'step', 0.25), 424, 574),
            ]),
            concept('sand', [
              area('M140 586C160 560 196 556 232 560C262 540 290 520 302 500C316 524 340 548 372 556C410 560 440 566 460 586Z', 'hairBlond', 0.3, {
                shade: { to: [0.8, 0.8], depth: 0.35 },
              }),
              area('M140 586C172 572 220 576 262 580C330 566 400 572 460 586Z', 'light', -0.05),
              area(grains(9, [170, 556, 430, 580], 60), 'brown', -0.2, { opacity: 0.45 }),
            ]),
            put(sandHouse(38, 60, 'neck', 0.3), 338, 580),
            put(sandHouse(36, 52, 'bell', 0.35), 380, 582),
          ],
        },
        stroke('M300 340V500', 5, 'light', { tone: -0.1 }),
        area(grains(7, [292, 380, 308, 500], 40), 'light', 0.2),
      ),
    },
    {
      z: 1,
      lifted: true,
      nodes: within(
        put(
          person({
            who: 'girl',
            pose: 'kneeling',
            height: 150,
            dress: 'pinafore',
            cloth: 'red',
            trim: 'white',
            hair: 'braid',
            hairColour: 'hairBlack',
            skin: 'skin3',
            hat: 'straw hat',
            hatCloth: 'hairBlond',
            far: {
              thing: concept(
                'spade',
                [stroke('M-26 -16L22 14', 4.4, 'wood', { tone: 0.1 }), area('M18 6L30 22C38 26 46 28 50 34C40 36 30 34 22 28L10 18Z', 'blue', 0.2)],
                { also: ['toy'] },
              ),
              lies: 'before',
            },
          }),
          228,
          578,
        ),
        put(
          concept(
            'bucket',
            [
              area('M-17 -32H17L12 0H-12Z', 'blue', 0.1, { shade: { to: [1, 0], depth: 0.5 } }),
              area(ellipse(0, -32, 17, 4), 'yellow', 0.2),
              stroke('M-16 -33C-12 -54 12 -54 16 -33', 2, 'grey', { tone: 0.5 }),
            ],
            { also: ['toy'], rim: 0.6 },
          ),
          296,
          582,
        ),
      ),
    },
    {
      z: 1,
      lifted: true,
      nodes: within(
        concept(
          'frame',
          [
            ...knob(118),
            ...knob(482),
            area(rounded(84, 92, 432, 28, 10), 'wood', -0.3, { shade: { to: [1, 1], depth: 0.5 } }),
            area(rounded(112, 78, 376, 18, 8), 'wood', -0.15, { shade: { to: [1, 0], depth: 0.5 } }),
            area(rounded(84, 578, 432, 30, 10), 'wood', -0.3, { shade: { to: [1, 1], depth: 0.5 } }),
            area('M84 602H516V608H84Z', 'yellow', -0.1, { opacity: 0.6 }),
          ],
          { rim: 0.6 },
        ),
      ),
    },
    {
      z: 1,
      nodes: within(
        stroke(upper, 3.4, 'paper', { tone: 0.3, opacity: 0.75 }),
        stroke(lower, 3.4, 'paper', { tone: 0.3, opacity: 0.75 }),
        area('M170 136C166 200 186 252 226 286C198 238 186 190 190 136Z', 'paper', 1, { opacity: 0.5 }),
        area('M172 560C168 500 188 452 224 426C196 462 188 510 190 560Z', 'paper', 1, { opacity: 0.4 }),
      ),
    },
  ],
  says: { place: 'table', time: 'evening', mood: ['hopeful', 'tense'], action: ['build', 'fall', 'play'], more: ['time', 'end', 'beginning'] },
};
