import { concept, placed } from '../concept.ts';
import { fish, jellyfish } from '../kit/animals/sea.ts';
import { beam, d, halo, times } from '../kit/city/draw.ts';
import { viewFrom } from '../kit/city/view.ts';
import { person } from '../kit/people/body.ts';
import { shadowOf } from '../kit/people/shadow.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { bubbles } from '../kit/things/toys.ts';
import { ellipse, polygon, smooth } from '../path.ts';
import type { Node, Point, Scene } from '../scene.ts';

const view = viewFrom({ vanishing: [300, 420], focal: 200 });
const rib = (z: number): Point[] =>
  times(15).map((i): Point => {
    const a = Math.PI * (1 - i / 14);
    return view.at(Math.cos(a) * 1.25, -0.55 + Math.sin(a) * 1.55, z);
  });

/** From below, as one sees it through a glass roof: pale belly, a mouth that seems to smile, wings of a kite. */
const ray = concept(
  'ray',
  [
    stroke('M-8 86C0 150 -30 190 4 250', 7, 'lit', { tone: -0.05 }),
    area(
      'M0 -96C20 -92 30 -74 44 -62C90 -44 150 -26 204 14C160 20 120 34 86 66C60 92 30 98 0 96C-30 98 -60 92 -86 66C-120 34 -160 20 -204 14C-150 -26 -90 -44 -44 -62C-30 -74 -20 -92 0 -96Z',
      'paper',
      -0.05,
      { shade: { to: [0.5, 1], depth: 0.3 } },
    ),
    area('M-204 14C-150 -26 -90 -44 -44 -62C-60 -30 -110 -10 -204 14ZM204 14C150 -26 90 -44 44 -62C60 -30 110 -10 204 14Z', 'accent', -0.05, { opacity: 0.6 }),
    stroke('M-26 -34C-14 -20 14 -20 26 -34', 5, 'violet', { tone: -0.2 }),
    area(ellipse(-20, -58, 5, 4), 'violet', -0.3),
    area(ellipse(20, -58, 5, 4), 'violet', -0.3),
    stroke(
      'M-30 0C-26 4 -22 6 -18 6M-32 14C-27 18 -22 20 -18 20M-33 28C-28 32 -23 34 -18 34M30 0C26 4 22 6 18 6M32 14C27 18 22 20 18 20M33 28C28 32 23 34 18 34',
      3,
      'violet',
    ),
    area('M-22 90C-34 104 -30 116 -22 120C-14 116 -10 104 -8 94ZM22 90C34 104 30 116 22 120C14 116 10 104 8 94Z', 'lit', 0.1),
  ],
  { also: ['fish', 'animal'], rim: 1 },
);

const child = person({
  who: 'girl',
  is: 'child',
  height: 178,
  facing: 'back',
  pose: { torso: 0, head: -24, nearArm: [10, 20, 150, 168], farArm: [4, 8, 12], nearLeg: [0, 0, 5], farLeg: [2, 0, 5] },
  dress: 'raincoat',
  cloth: 'yellow',
  lower: 'dark',
  skin: 'skin3',
  hair: 'braid',
  hairColour: 'hairBlack',
});

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A child alone in the aquarium tunnel, a ray passes over it like a kite.',
  composition: 'interior',
  palette: 'neon',
  light: [300, 110],
  horizon: 693,
  layers: [
    {
      z: 0.3,
      nodes: [
        concept('water', [area('M0 0H600V693H0Z', 'accent', -0.5)], { also: ['sea', 'blue'] }),
        halo(300, 80, 330, 0.55, 'accent'),
        ...times(5).map((i): Node => beam(polygon([200 + i * 46, -10], [226 + i * 46, -10], [110 + i * 110, 560], [30 + i * 110, 560]), 0.3, 'accent')),
      ],
    },
    {
      z: 0.5,
      nodes: [
        concept(
          'coral',
          [
            area('M0 560V420C20 420 24 450 30 470C36 440 60 430 66 452C76 420 100 440 96 480L110 560Z', 'pink', -0.2),
            area('M600 560V400C580 410 576 440 570 462C556 430 536 440 540 470C520 452 508 474 512 500L490 560Z', 'violet', -0.1),
          ],
          { also: ['reef'] },
        ),
        placed(fish({ kind: 'tropical', fill: 'accent2' }), 116, 330, { scale: 0.66 }),
        placed(fish({ kind: 'tropical', fill: 'pink' }), 500, 356, { scale: 0.52, flip: true }),
        placed(fish({ kind: 'herring', fill: 'lit' }), 470, 292, { scale: 0.4, flip: true }),
        placed(fish({ kind: 'herring', fill: 'lit' }), 510, 278, { scale: 0.34, flip: true }),
        placed(fish({ kind: 'herring', fill: 'lit' }), 442, 274, { scale: 0.3, flip: true }),
        placed(jellyfish({ fill: 'pink' }), 92, 210, { scale: 0.5 }),
        placed(bubbles({ count: 5 }), 520, 210, { scale: 0.6 }),
        placed(bubbles({ count: 4 }), 150, 420, { scale: 0.5 }),
      ],
    },
    {
      z: 0.75,
      nodes: [
        {
          opacity: 0.9,
          nodes: [
            concept(
              'tunnel',
              [0.62, 0.86, 1.2, 1.7, 2.5, 4].map((z): Node => stroke(smooth(rib(z)), 9 / z, 'mass', { tone: -0.1 })),
              { also: ['glass', 'arch'] },
            ),
          ],
        },
        area(polygon(view.at(-1.25, -0.55, 0.5), view.at(-1.25, -0.55, 6), view.at(-1.1, -1, 6), view.at(-1.1, -1, 0.5)), 'mass', -0.4),
        area(polygon(view.at(1.25, -0.55, 0.5), view.at(1.25, -0.55, 6), view.at(1.1, -1, 6), view.at(1.1, -1, 0.5)), 'mass', -0.4),
        concept('floor', [
          area(polygon(view.at(-1.12, -1, 0.5), view.at(-1.12, -1, 6), view.at(1.12, -1, 6), view.at(1.12, -1, 0.5)), 'mass', 0.25, {
            shade: { to: [0, 1], depth: 0.5 },
          }),
          ...times(6).map(
            (i): Node =>
              stroke(d`M${240 - i * 26} ${470 + i * 34}C${270} ${462 + i * 34} ${330} ${478 + i * 34} ${360 + i * 26} ${468 + i * 34}`, 3, 'accent', {
                tone: 0.2,
                opacity: 0.5,
              }),
          ),
        ]),
        area(polygon(...rib(6), view.at(1.1, -1, 6), view.at(-1.1, -1, 6)), 'accent', -0.1),
        halo(300, 420, 90, 0.6, 'accent'),
      ],
    },
    { z: 0.9, lifted: true, nodes: [placed(ray, 312, 236, { turn: 10, scale: 1.05 })] },
    { z: 1, lifted: true, nodes: [placed(shadowOf(child, { along: [0.1, 0.5], opacity: 0.5 }), 290, 592), placed(child, 290, 592)] },
    {
      z: 1,
      nodes: [
        stroke('M120 560C80 420 100 200 210 96', 4, 'paper', { tone: 0.2, opacity: 0.3 }),
        stroke('M470 540C510 440 500 300 440 200', 3, 'paper', { tone: 0.2, opacity: 0.25 }),
      ],
    },
  ],
  says: { place: 'aquarium', time: 'night', mood: ['dreamy', 'lonely'], action: ['watch', 'swim', 'reach'], more: ['underwater', 'wonder', 'blue'] },
};
