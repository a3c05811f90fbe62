import { concept, placed } from '../concept.ts';
import { beam, d, halo, times } from '../kit/city/draw.ts';
import { person } from '../kit/people/body.ts';
import { footing } from '../kit/people/shadow.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { cello } from '../kit/things/music.ts';
import { wineGlass } from '../kit/things/table.ts';
import { ellipse, polygon, rect } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const microphone = concept(
  'microphone',
  [stroke('M0 0V150M-26 150H26', 5, 'grey', { tone: 0.2 }), area(ellipse(0, -12, 10, 16), 'grey', 0.4), stroke('M-10 -16H10M-10 -8H10', 2, 'dark')],
  { also: ['song', 'music'], rim: 0.8 },
);
const arch = (x: number, w: number, top: number): string =>
  d`M${x - w} 470V${top + w}C${x - w} ${top - w * 0.2} ${x + w} ${top - w * 0.2} ${x + w} ${top + w}V470Z`;

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A jazz cellar: double bass, singer in a long dress, a table with one listener.',
  composition: 'interior',
  palette: 'sodium',
  light: [330, 120],
  horizon: 693,
  layers: [
    {
      z: 0.7,
      nodes: [
        concept(
          'cellar',
          [
            area(rect(0, 0, 600, 480), 'brick5', -0.15, { shade: { to: [0, -1], depth: 0.5 } }),
            ...times(17).map((i): Node => stroke(d`M0 ${i * 28}H600`, 1.8, 'dark', { tone: 0.3, opacity: 0.3 })),
            ...times(60).map(
              (i): Node => stroke(d`M${((i * 73) % 600) + (i % 2) * 20} ${Math.floor(i / 4) * 28 + 28}v28`, 1.8, 'dark', { tone: 0.3, opacity: 0.3 }),
            ),
          ],
          { also: ['vault', 'brick', 'underground'] },
        ),
        area(arch(300, 236, 110), 'brick1', -0.35),
        stroke(arch(300, 236, 110), 14, 'brick2', { tone: -0.3 }),
        halo(330, 300, 250, 0.6),
        concept(
          'curtain',
          [
            area(arch(300, 210, 150), 'red', -0.3),
            ...times(9).map(
              (i): Node =>
                stroke(d`M${112 + i * 47} 470C${120 + i * 47} 380 ${108 + i * 45} 300 ${118 + i * 45} ${240 - Math.sin((i / 8) * 3.14) * 60}`, 8, 'red', {
                  tone: -0.5,
                  opacity: 0.6,
                }),
            ),
          ],
          { also: ['cloth', 'stage'] },
        ),
      ],
    },
    {
      z: 0.8,
      nodes: [
        concept('stage', [
          area('M40 470H560L590 520H10Z', 'wood', 0.05),
          area('M10 520H590V546H10Z', 'wood', -0.4),
          stroke('M130 470L110 520M230 470L222 520M370 470L378 520M470 470L490 520', 2, 'wood', { tone: -0.3 }),
        ]),
        area('M0 546H600V693H0Z', 'mass', -0.3),
        beam(polygon([318, 60], [344, 60], [470, 512], [250, 512]), 0.75),
        area(ellipse(362, 500, 104, 16), 'light', 0.2, { opacity: 0.45 }),
      ],
    },
    {
      z: 0.9,
      nodes: [
        placed(footing(120, 0.5), 176, 506),
        placed(
          person({
            who: 'man',
            is: 'musician',
            height: 268,
            facing: 'three-quarter',
            pose: { torso: 6, bend: 6, head: 18, nearArm: [30, 62, 8, 0], farArm: [20, 170, 4, -12], nearLeg: [4, -4, 6], farLeg: [10, -2, 6] },
            dress: 'suit',
            cloth: 'blue',
            tone: -0.2,
            lower: 'blue',
            lowerTone: -0.4,
            skin: 'skin2',
            hair: 'short',
            beard: 'full beard',
            hairColour: 'hairBrown',
            glasses: 'dark',
            before: { thing: cello({ fill: 'brown', tone: 0.1 }), at: 'floor', scale: 1.16, turn: -8, shift: [56, 6] },
          }),
          162,
          506,
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(footing(110, 0.5), 368, 508),
        placed(
          person({
            who: 'woman',
            is: 'singer',
            also: ['music'],
            height: 304,
            facing: 'three-quarter',
            pose: { torso: -4, bend: -4, sway: 4, head: -14, nearArm: [20, 112, 10, -4], farArm: [30, 80, 40, 50], nearLeg: [2, -4, 2], farLeg: [10, 0, 3] },
            dress: 'evening gown',
            cloth: 'accent',
            tone: 0.05,
            skin: 'skin5',
            hair: 'afro',
            expression: 'laugh',
          }),
          366,
          508,
          { flip: true },
        ),
        placed(microphone, 318, 306, { scale: 1.32 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        {
          transform: { move: [-44, -22] },
          nodes: [
            concept(
              'table',
              [
                area(ellipse(264, 622, 90, 18), 'paper', -0.2),
                area('M174 622C180 650 348 650 354 622V693H174Z', 'red', -0.2),
                stroke('M200 640V693M230 646V693M264 648V693M298 646V693M330 640V693', 3, 'red', { tone: -0.45 }),
              ],
              { rim: 0.8 },
            ),
            concept(
              'candle',
              [
                area(rect(240, 586, 16, 32), 'paper', 0),
                area('M248 562C256 574 254 584 248 586C242 584 240 574 248 562Z', 'light', 0.4),
                halo(248, 574, 70, 0.9),
              ],
              { also: ['fire', 'light'] },
            ),
            placed(wineGlass({}), 300, 620, { scale: 0.6 }),
          ],
        },
        concept(
          'listener',
          [
            {
              transform: { move: [-60, -22] },
              nodes: [
                area('M376 693C372 640 396 612 436 610S510 640 512 693Z', 'dark', 0.2),
                area(rect(424, 588, 26, 26), 'skin2', -0.35),
                area(ellipse(436, 572, 26, 32), 'hairBrown', -0.4),
                area('M386 560C404 546 468 546 488 560C470 570 404 570 386 560Z', 'dark', 0.1),
                area('M408 556C406 524 430 520 438 528C450 520 468 528 464 556Z', 'dark', 0.15),
                area('M408 556C426 562 448 562 464 556L463 546C446 552 426 552 408 546Z', 'accent', 0),
                area(rect(376, 690, 136, 40), 'dark', 0.2),
              ],
            },
          ],
          { also: ['man', 'person', 'audience'], rim: 1.1 },
        ),
      ],
    },
    {
      z: 1,
      nodes: [concept('lamp', [stroke('M331 0V48', 4, 'dark'), area('M306 74L318 46H344L356 74Z', 'dark', 0.15), area(ellipse(331, 74, 25, 5), 'light', 0.5)])],
    },
  ],
  says: {
    place: 'jazz cellar',
    time: 'night',
    mood: ['lonely', 'tender', 'secret'],
    action: ['sing', 'play music', 'listen'],
    more: ['music', 'song', 'stage'],
  },
};
