import { concept, placed } from '../concept.ts';
import { swan } from '../kit/animals/waders.ts';
import { d, halo, times } from '../kit/city/draw.ts';
import { horse } from '../kit/motifs/horse.ts';
import { tree } from '../kit/nature/tree.ts';
import { person } from '../kit/people/body.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, rect } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const pole = (x: number, from: number, to: number, w = 11): Node =>
  concept(
    'pole',
    [
      area(rect(x - w / 2, from, w, to - from), 'yellow', -0.1),
      ...times(Math.floor((to - from) / 24)).map(
        (i): Node => stroke(d`M${x - w / 2} ${from + i * 24 + 14}L${x + w / 2} ${from + i * 24 + 4}`, 3, 'yellow', { tone: -0.45 }),
      ),
    ],
    { rim: 0.8 },
  );

const canopy = concept(
  'carousel',
  [
    area('M-20 -10H620V120C560 150 40 150 -20 120Z', 'accent', -0.2),
    ...times(12).map(
      (i): Node =>
        area(
          d`M${-20 + i * 54} -10L${7 + i * 54} -10L${(-20 + i * 54 - 300) * 1.06 + 327} 142L${(-20 + i * 54 - 300) * 1.06 + 300} 142Z`,
          i % 2 === 0 ? 'paper' : 'accent',
          i % 2 === 0 ? -0.05 : 0,
        ),
    ),
    ...times(13).map(
      (i): Node => area(d`M${-26 + i * 52} 126h52v14c0 34 -52 34 -52 0Z`, i % 2 === 0 ? 'red' : 'paper', 0.02, { shade: { to: [0, 1], depth: 0.2 } }),
    ),
    stroke('M-20 130H620', 8, 'yellow'),
    ...times(13).flatMap((i): Node[] => [halo(i * 52, 132, 26, 0.7), area(circle(i * 52, 131, 6), 'light', 0.5)]),
  ],
  { also: ['fair', 'roof'] },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A carousel turns: a boy on the swan, an empty horse with a scarf on it.',
  composition: 'close',
  palette: 'coral',
  light: [300, 150],
  horizon: 470,
  layers: [
    {
      z: 0.2,
      nodes: [
        halo(210, 330, 230, 0.6),
        ...[40, 130, 470, 570].map((x, i): Node => placed(tree({ kind: 'leafy', height: 150 + i * 12, seed: i + 4, leaf: 'haze' }), x, 480)),
        placed(person({ who: 'woman', height: 104, pose: 'waving', dress: 'dress', cloth: 'accent', skin: 'skin4' }), 74, 500),
        placed(person({ who: 'man', height: 108, pose: 'hands in pockets', dress: 'trench coat', cloth: 'mass', hat: 'fedora' }), 318, 492),
      ],
    },
    {
      z: 0.55,
      nodes: [
        concept(
          'mirror',
          [
            area('M356 520V170H560V520Z', 'brick5', 0),
            area(ellipse(458, 330, 66, 110), 'yellow', -0.2),
            area(ellipse(458, 330, 56, 98), 'haze', 0.4),
            stroke('M424 300L476 244M430 350L496 280', 5, 'paper', { tone: 0.3, opacity: 0.7 }),
          ],
          { also: ['glass'] },
        ),
        stroke('M360 170V520M556 170V520', 8, 'yellow', { tone: -0.2 }),
        stroke('M0 300C100 288 220 290 340 300M0 350C100 340 180 340 300 350', 3, 'paper', { tone: 0.2, opacity: 0.35 }),
      ],
    },
    {
      z: 0.9,
      nodes: [
        concept('floor', [
          area('M-10 560C140 530 460 530 610 560V700H-10Z', 'brick5', -0.1, { shade: { to: [0, 1], depth: 0.4 } }),
          area('M-10 560C140 530 460 530 610 560V572C460 544 140 544 -10 572Z', 'yellow', -0.1),
          ...times(9).map((i): Node => stroke(d`M${i * 75} ${546}L${300 + (i * 75 - 300) * 1.5} 693`, 2, 'dark', { tone: 0.3, opacity: 0.35 })),
        ]),
      ],
    },
    {
      z: 0.95,
      nodes: [
        pole(168, 130, 330),
        placed(swan({}), 176, 532, { scale: 1.72 }),
        placed(
          person({
            who: 'boy',
            height: 244,
            pose: { torso: -6, bend: 4, head: -10, nearArm: [150, 170, 10], farArm: [60, 84, 6], nearLeg: [76, 20, 4], farLeg: [80, 24, 4] },
            facing: 'side',
            dress: 'shorts',
            cloth: 'accent',
            lower: 'dark',
            skin: 'skin3',
            hair: 'afro',
            expression: 'laugh',
          }),
          146,
          540,
        ),
        { nodes: [placed(swan({}), 176, 532, { scale: 1.72 })], clip: 'M20 452C80 468 200 450 216 470L330 420V560H20Z' },
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        pole(396, 130, 640, 13),
        placed({ ...horse({ fill: 'white', tone: 0.1, mane: 'accent', saddle: 'red', bridle: 'yellow' }), shade: { to: [0.6, 1], depth: 0.3 } }, 396, 584, {
          scale: 1.12,
          turn: -5,
        }),
        pole(396, 130, 402, 13),
        concept(
          'scarf',
          [
            area('M380 352C390 344 404 344 414 352L412 372C402 366 392 366 382 372Z', 'accent2', -0.05),
            area('M386 366C360 384 344 372 316 392C296 404 284 392 262 408L270 430C292 416 308 428 330 414C352 402 368 404 394 384Z', 'accent2', -0.05),
            area('M384 372C368 398 356 408 346 440L366 446C372 416 386 406 398 384Z', 'accent2', -0.2),
            stroke('M346 378L354 398M306 398L314 418M352 424L370 430', 6, 'accent'),
          ],
          { also: ['clothes'], rim: 0.8 },
        ),
      ],
    },
    { z: 1, nodes: [canopy] },
  ],
  says: { place: 'fair', time: 'evening', mood: ['playful', 'lost', 'festive'], action: ['ride', 'turn', 'vanish'], more: ['absence', 'childhood'] },
};
