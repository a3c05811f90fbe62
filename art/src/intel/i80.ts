import { concept, placed } from '../concept.ts';
import { halo, times } from '../kit/city/draw.ts';
import { houseRow } from '../kit/city/row.ts';
import { flamingo } from '../kit/motifs/flying-flamingo.ts';
import { person } from '../kit/people/body.ts';
import { smoke } from '../kit/sky/air.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { sun } from '../kit/sky/sun.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { alarmClock } from '../kit/things/clocks.ts';
import { circle, polygon, rect } from '../path.ts';
import type { Group, Node, Scene } from '../scene.ts';

const hammock: Group = concept(
  'hammock',
  [
    stroke('M176 352L190 336M176 352L206 372M470 326L456 312M470 326L440 350', 3, 'brown', { tone: -0.2 }),
    area('M190 336C230 396 400 396 456 312C440 360 400 404 320 414C250 416 206 384 190 336Z', 'accent', -0.35),
  ],
  { also: ['bed'] },
);

const front: Node[] = [
  area('M182 342C206 394 262 412 322 408C392 404 440 364 464 320C462 372 412 436 324 440C246 442 196 404 182 342Z', 'accent', 0.05, {
    shade: { to: [0, 1], depth: 0.4 },
  }),
  stroke('M206 380C250 424 380 428 440 366', 8, 'accent2', { tone: 0.05 }),
  stroke(
    times(13)
      .map(i => `M${220 + i * 17} ${Math.round(430 + Math.sin((i / 12) * Math.PI) * 10 - (i > 7 ? (i - 7) ** 2 * 1.6 : 0))}v14`)
      .join(''),
    2.6,
    'accent2',
  ),
];

const slippers: Group = concept(
  'slippers',
  [
    area('M-24 0C-22 -10 -12 -12 -4 -8L10 -4C14 0 12 4 8 4H-22Z', 'accent2', 0.1),
    area('M-24 0C-22 -8 -16 -10 -10 -9C-10 -4 -14 2 -20 4Z', 'dark', 0.2),
    area('M2 2C4 -8 14 -10 22 -6L36 -2C40 2 38 6 34 6H4Z', 'accent2', -0.05),
    area('M2 2C4 -6 10 -8 16 -7C16 -2 12 4 6 6Z', 'dark', 0.2),
    area(circle(6, -6, 4.6) + circle(32, -4, 4.6), 'red', 0),
  ],
  { also: ['shoe', 'clothes'], rim: 0.8 },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Flamingos carry a hammock with a sleeping man over the evening city; his slippers have stayed on a roof.',
  composition: 'wide',
  palette: 'coral',
  light: [480, 420],
  horizon: 560,
  layers: [
    {
      z: 0.1,
      nodes: [
        placed(sun({ r: 70 }), 470, 456),
        placed(cloud({ kind: 'bank', width: 320, seed: 4 }), 130, 470),
        placed(cloud({ kind: 'wisp', width: 260, seed: 8 }), 420, 130),
      ],
    },
    { z: 0.35, nodes: [placed(houseRow({ width: 640, height: [70, 120], houseWidth: [40, 58], seed: 5, lit: 0.4, detail: 'plain' }), -20, 570)] },
    { z: 0.7, nodes: [placed(houseRow({ width: 640, height: [80, 130], houseWidth: [56, 84], seed: 22, lit: 0.6, detail: 'plain' }), -10, 640)] },
    {
      z: 1,
      nodes: [
        concept(
          'roof',
          [
            area(polygon([110, 693], [110, 590], [300, 548], [490, 596], [490, 693]), 'brick5', -0.05, { shade: { to: [0, 1], depth: 0.5 } }),
            stroke(
              'M110 612L300 568L490 616M110 634L300 590L490 638M110 656L300 612L490 660M140 684V604M180 690V596M220 690V586M260 690V578M340 690V578M380 690V588M420 690V598M460 690V606',
              2,
              'brick5',
              { tone: -0.4, opacity: 0.7 },
            ),
            area(polygon([100, 596], [300, 548], [500, 602], [500, 590], [300, 536], [100, 584]), 'brick1', 0.1),
            area(rect(400, 524, 34, 60), 'brick1', -0.1),
            area(rect(394, 516, 46, 11), 'brick4', 0.1),
          ],
          { also: ['house', 'city'], rim: 0.6 },
        ),
        placed(smoke({}), 416, 514, { scale: 0.4 }),
        placed(slippers, 240, 584, { scale: 1.5, turn: -12 }),
        placed(alarmClock({ fill: 'accent2' }), 332, 546, { scale: 0.5, turn: 10 }),
      ],
    },
    {
      z: 0.6,
      nodes: [
        placed(flamingo('up'), 236, 124, { scale: 0.3 }),
        placed(flamingo('down'), 500, 300, { scale: 0.3 }),
        placed(flamingo('up'), 84, 350, { scale: 0.24 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(flamingo('down'), 166, 230, { scale: 0.78, turn: -2 }),
        placed(flamingo('up'), 402, 216, { scale: 0.78, turn: -3 }),
        {
          transform: { scale: 0.8, move: [25, 66] },
          nodes: [
            hammock,
            concept(
              'cushion',
              [
                area('M190 346C184 326 206 310 236 316C256 322 262 344 250 362C236 372 204 366 190 346Z', 'accent2', 0.1, {
                  shade: { to: [0, 1], depth: 0.3 },
                }),
              ],
              {},
            ),
            placed(
              person({
                who: 'man',
                height: 238,
                pose: {
                  torso: -68,
                  bend: 14,
                  head: 20,
                  nearArm: [20, 60, 8, -30],
                  farArm: [30, 70, 8, -30],
                  nearLeg: [100, 86, 4],
                  farLeg: [106, 84, 6],
                  nearFoot: -60,
                  farFoot: -60,
                  rests: 'air',
                },
                dress: 'nightshirt',
                cloth: 'white',
                skin: 'skin2',
                hair: 'receding',
                beard: 'full beard',
                hairColour: 'hairRed',
                expression: 'asleep',
              }),
              316,
              490,
            ),
            ...front,
            stroke('M176 352L184 356M470 326L462 326', 3, 'brown', { tone: -0.2 }),
          ],
        },
      ],
    },
    { z: 1, nodes: [halo(470, 456, 110, 0.25)] },
  ],
  says: { place: 'sky over a city', time: 'evening', mood: ['dreamy', 'absurd'], action: ['sleep', 'carry', 'fly'], more: ['journey', 'sunset'] },
};
