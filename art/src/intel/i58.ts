import { concept, placed } from '../concept.ts';
import { swallow } from '../kit/animals/birds.ts';
import { songbird } from '../kit/animals/showbirds.ts';
import { halo } from '../kit/city/draw.ts';
import { bark, bed, petals, roots } from '../kit/motifs/rooted-bed.ts';
import { wateringCan } from '../kit/motifs/watering-can.ts';
import { tree } from '../kit/nature/tree.ts';
import { attic } from '../kit/rooms/dwelling.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { alarmClock } from '../kit/things/clocks.ts';
import { ellipse } from '../path.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  canvas: 'hex',
  idea: 'In an attic a bed has taken root and grown into a blossoming tree; the sleeper goes on sleeping among the birds.',
  composition: 'interior',
  palette: 'dawn',
  light: [430, 210],
  horizon: 0,
  layers: [
    {
      z: 0.75,
      nodes: [attic({ wall: 'brick5', tone: 0.12, glass: 'light', view: [placed(cloud({ width: 120, seed: 3 }), 410, 300)] }), halo(404, 250, 200, 0.7)],
    },
    {
      z: 0.9,
      nodes: [
        placed(tree({ kind: 'blossom', height: 250, seed: 4, lean: -0.25, bark: 'brown', leaf: 'pink' }), 178, 392, {}),
        placed(tree({ kind: 'blossom', height: 236, seed: 11, lean: 0.3, bark: 'brown', leaf: 'pink' }), 424, 398, {}),
        placed(tree({ kind: 'blossom', height: 250, seed: 7, lean: 0.34, bark: 'brown', leaf: 'pink' }), 206, 352, {}),
        concept(
          'branch',
          [
            bark(
              [
                [190, 330],
                [178, 276],
                [196, 214],
                [186, 170],
              ],
              17,
              2,
            ),
            bark(
              [
                [196, 268],
                [232, 230],
                [262, 186],
              ],
              11,
              1.5,
            ),
            bark(
              [
                [438, 366],
                [448, 310],
                [476, 256],
                [480, 206],
              ],
              14,
              1.5,
            ),
          ],
          { also: ['tree'], rim: 0.6 },
        ),
      ],
    },
    { z: 1, lifted: true, nodes: [concept('root', roots, { also: ['plant', 'tree'], rim: 0.25, shade: { to: [-0.6, 1], depth: 0.4 } }), bed] },
    {
      z: 1,
      nodes: [
        placed(songbird({ fill: 'blue', beak: 'singing' }), 428, 346, { scale: 0.82, flip: true }),
        placed(songbird({ fill: 'yellow' }), 344, 348, { scale: 0.72 }),
        placed(songbird({ fill: 'red', beak: 'singing' }), 196, 310, { scale: 0.8 }),
        placed(swallow({}), 470, 250, { scale: 0.5 }),
        placed(swallow({}), 128, 258, { scale: 0.42, flip: true }),
        concept(
          'nest',
          [
            area('M-26 -10C-18 8 18 8 26 -10C16 -4 -16 -4 -26 -10Z', 'wood', 0.1),
            stroke('M-24 -8L12 2M22 -8L-14 2M-20 -2L20 -4', 1.4, 'wood', { tone: 0.5 }),
            area(ellipse(-7, -10, 6, 7) + ellipse(6, -10, 6, 7), 'accent2', 0.5),
          ],
          { transform: { move: [252, 214] } },
        ),
        placed(alarmClock({}), 448, 612, { scale: 0.5 }),
        concept(
          'slippers',
          [
            area('M0 0C6 -10 20 -10 36 -4C40 0 36 4 30 4H4Z', 'accent', 0.1),
            area('M0 0C4 -4 10 -6 16 -6C14 -2 10 2 4 4Z', 'dark'),
            area('M-26 12C-20 2 -6 2 10 8C14 12 10 16 4 16H-22Z', 'accent', 0),
            area('M-26 12C-22 8 -16 6 -10 6C-12 10 -16 14 -22 16Z', 'dark'),
          ],
          { also: ['shoe'], transform: { move: [292, 622] } },
        ),
        placed(wateringCan(), 150, 580, { scale: 0.9 }),
        area(petals(), 'pink', 0.35, { opacity: 0.9 }),
      ],
    },
  ],
  says: { place: 'attic', time: 'morning', mood: ['dreamy', 'calm'], action: ['sleep', 'grow', 'sing'], more: ['spring'] },
};
