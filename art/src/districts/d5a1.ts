import { concept, placed } from '../concept.ts';
import { pigeon } from '../kit/animals/birds.ts';
import { beam, halo, times } from '../kit/city/draw.ts';
import { stationHall } from '../kit/city/hall.ts';
import { viewFrom } from '../kit/city/view.ts';
import { person } from '../kit/people/body.ts';
import { footing } from '../kit/people/shadow.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { suitcase } from '../kit/things/luggage.ts';
import { polygon } from '../path.ts';
import type { Node, Scene, Token } from '../scene.ts';

const view = viewFrom({ vanishing: [318, 412], focal: 190 });
const at = view.at;
const slab = (x0: number, x1: number, y: number, near: number, far: number): string =>
  polygon(at(x0, y, near), at(x1, y, near), at(x1, y, far), at(x0, y, far));
const side = (x: number, y0: number, y1: number, near: number, far: number): string =>
  polygon(at(x, y0, near), at(x, y1, near), at(x, y1, far), at(x, y0, far));

const doors: readonly Token[] = ['accent', 'accent', 'accent'];
const carriage = concept(
  'train',
  [
    area(side(1.5, -0.92, 1.35, 0.7, 14), 'accent2', -0.2, { shade: { to: [1, 0.4], depth: 0.3 } }),
    area(side(1.5, -0.92, -0.62, 0.7, 14), 'accent2', -0.55),
    area(side(1.5, 1.2, 1.35, 0.7, 14), 'paper', -0.1),
    ...times(9).flatMap((i): Node[] => {
      const z = 0.9 + i * 0.75 + i * i * 0.09;
      return [area(side(1.5, 0.1, 0.85, z, z + 0.46), 'dark', 0.15), area(side(1.5, 0.1, 0.3, z, z + 0.46), 'light', 0, { opacity: 0.35 })];
    }),
    ...doors.map((token, i): Node => area(side(1.5, -0.6, 0.95, [1.42, 3.05, 5.1][i] ?? 1, [1.6, 3.3, 5.5][i] ?? 1), token, -0.05)),
  ],
  { also: ['carriage', 'travel'] },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Under the arched roof one suitcase stands alone on the platform; pigeons inspect it.',
  composition: 'perspective',
  palette: 'dawn',
  light: [318, 330],
  horizon: 430,
  layers: [
    { z: 0.25, nodes: [placed(stationHall({ floor: 500, width: 700, height: 450, hour: 6.4 }), 18, -66), halo(318, 360, 210, 0.6)] },
    {
      z: 0.55,
      nodes: [
        area(polygon([0, 693], [0, 440], at(-9, -1, 12), at(9, -1, 12), [600, 440], [600, 693]), 'mass', 0.05),
        concept(
          'rail',
          [
            area(slab(-2.6, -0.95, -1.12, 0.55, 30), 'dark', 0.2),
            ...[-2.2, -1.4].map((x): Node => area(slab(x, x + 0.07, -1.1, 0.5, 30), 'light', 0, { opacity: 0.85 })),
          ],
          { also: ['track'] },
        ),
        concept('platform', [
          area(slab(-0.95, 1.5, -1, 0.5, 30), 'brick4', 0.25, { shade: { to: [0, 1], depth: 0.3 } }),
          area(slab(-0.95, -0.85, -1, 0.5, 30), 'paper', 0.1),
          area(slab(-0.7, -0.64, -1, 0.5, 30), 'light', -0.1, { opacity: 0.7 }),
        ]),
        ...times(7).map(
          (i): Node => stroke(`M${at(-0.6, -1, 0.9 + i * 0.6).join(' ')}L${at(1.5, -1, 0.9 + i * 0.6).join(' ')}`, 1.5, 'dark', { tone: 0.2, opacity: 0.25 }),
        ),
      ],
    },
    {
      z: 0.75,
      nodes: [
        carriage,
        beam(polygon([318, 340], [330, 340], [470, 660], [160, 660]), 0.5),
        placed(
          person({
            who: 'man',
            is: 'conductor',
            height: 92,
            facing: 'front',
            pose: 'hands on hips',
            dress: 'guard uniform',
            hat: 'captain cap',
            skin: 'skin3',
            cloth: 'blue',
          }),
          366,
          486,
        ),
        placed(pigeon({ pose: 'fly' }), 214, 300, { scale: 0.62 }),
        placed(pigeon({ pose: 'fly' }), 178, 340, { scale: 0.42 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        area(polygon([204, 574], [376, 574], [400, 693], [130, 693]), 'dark', 0, { opacity: 0.36 }),
        placed(suitcase({ fill: 'wood', tone: 0.1 }), 290, 576, { scale: 1.6 }),
        {
          transform: { move: [-22, 2] },
          nodes: [
            concept(
              'scarf',
              [
                area('M352 500C372 506 376 528 368 548C380 560 372 584 384 600L364 604C352 580 360 566 350 548C356 530 352 514 346 506Z', 'accent', 0),
                stroke('M358 520C366 536 358 556 370 590', 2, 'accent', { tone: -0.35 }),
              ],
              { also: ['cloth'], rim: 0.7 },
            ),
          ],
        },
        placed(pigeon({}), 276, 450, { scale: 1 }),
      ],
    },
    {
      z: 1,
      nodes: [
        placed(footing(80), 130, 570),
        placed(pigeon({ tone: -0.1 }), 130, 570, { scale: 1.1 }),
        placed(footing(80), 428, 610),
        placed(pigeon({ fill: 'white', tone: 0.1 }), 428, 610, { scale: 1.15, flip: true }),
        placed(footing(60), 414, 520),
        placed(pigeon({ tone: -0.2 }), 414, 520, { scale: 0.66, flip: true }),
      ],
    },
  ],
  says: { place: 'station', time: 'morning', mood: ['waiting', 'lonely'], action: ['wait', 'inspect', 'forget'], more: ['travel', 'lost thing'] },
};
