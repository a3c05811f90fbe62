import { concept, placed } from '../concept.ts';
import { owl } from '../kit/animals/owl.ts';
import { beam, halo, times } from '../kit/city/draw.ts';
import { bench } from '../kit/city/furniture.ts';
import { streetLamp } from '../kit/city/lamp.ts';
import { tree } from '../kit/nature/tree.ts';
import { couple } from '../kit/people/couples.ts';
import { footing } from '../kit/people/shadow.ts';
import { moon } from '../kit/sky/moon.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { leaf } from '../kit/things/garden.ts';
import { ellipse, limb, polygon } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const twig = (x: number, y: number, turn: number): Node => placed(leaf({ fill: 'leaf', tone: -0.25, kind: 'oval' }), x, y, { turn, scale: 0.7 });

export const scene: Scene = {
  canvas: 'hex',
  idea: 'An owl on a branch and far below a couple embracing under the lamp.',
  composition: 'close',
  palette: 'teal',
  light: [440, 150],
  horizon: 330,
  layers: [
    { z: 0.08, nodes: [placed(moon({ phase: 'full', r: 60 }), 434, 170), halo(434, 170, 200, 0.5)] },
    {
      z: 0.3,
      nodes: times(8).map((i): Node => placed(tree({ kind: i % 3 === 0 ? 'poplar' : 'leafy', height: 120 + ((i * 41) % 70), seed: i + 7 }), 10 + i * 84, 362)),
    },
    {
      z: 0.5,
      nodes: [
        concept('park', [area('M0 352C160 330 440 340 600 352V693H0Z', 'green', -0.35, { shade: { to: [-1, 1], depth: 0.5 } })], { also: ['lawn', 'grass'] }),
        concept(
          'path',
          [
            area(
              'M330 356C420 380 540 396 520 440C494 500 330 500 330 580C332 630 370 660 400 693H190C190 630 220 560 300 520C380 480 440 452 430 428C410 396 330 380 318 356Z',
              'lit',
              -0.05,
            ),
          ],
          { also: ['way'] },
        ),
        placed(streetLamp({ kind: 'lantern', height: 112 }), 262, 446),
      ],
    },
    {
      z: 0.7,
      nodes: [
        area(ellipse(412, 542, 118, 34), 'light', 0.1, { opacity: 0.5 }),
        beam(polygon([430, 398], [450, 398], [540, 556], [290, 556]), 0.7),
        placed(streetLamp({ kind: 'lantern', height: 176 }), 464, 546),
        halo(464, 384, 90, 0.8),
        area(polygon([396, 546], [420, 546], [330, 640], [270, 640]), 'dark', 0, { opacity: 0.4 }),
        placed(footing(70), 400, 546),
        placed(
          couple('embracing', {
            height: 124,
            left: { who: 'man', dress: 'long coat', cloth: 'dark', tone: 0.15, skin: 'skin2', hat: 'fedora' },
            right: { who: 'woman', dress: 'dress', cloth: 'accent', skin: 'skin4', hair: 'long' },
          }),
          400,
          546,
        ),
        placed(bench({}), 300, 500, { scale: 0.5 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'branch',
          [
            area(
              limb(
                [
                  [-30, 372],
                  [90, 404],
                  [220, 396],
                  [352, 352],
                  [430, 300],
                ],
                30,
                5,
              ),
              'brown',
              -0.45,
              { shade: { to: [0, 1], depth: 0.4 } },
            ),
            area(
              limb(
                [
                  [236, 392],
                  [292, 420],
                  [330, 418],
                ],
                11,
                4,
              ),
              'brown',
              -0.45,
            ),
            area(
              limb(
                [
                  [60, 396],
                  [90, 330],
                  [84, 282],
                ],
                12,
                4,
              ),
              'brown',
              -0.5,
            ),
            stroke('M20 378C90 398 160 396 230 384M110 412C150 414 200 408 240 398', 2.4, 'brown', { opacity: 0.6 }),
          ],
          { also: ['tree', 'wood'], rim: 0.8 },
        ),
        twig(430, 300, 40),
        twig(408, 316, -20),
        twig(330, 420, 100),
        twig(86, 284, -10),
        twig(76, 312, -70),
        twig(366, 346, 140),
        placed({ ...owl({ fill: 'brown', tone: 0.12 }), rim: 1.2 }, 186, 386, { scale: 2.5 }),
      ],
    },
  ],
  says: { place: 'park', time: 'night', mood: ['tender', 'secret'], action: ['watch', 'embrace', 'perch'], more: ['witness', 'love', 'two'] },
};
