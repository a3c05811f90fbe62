import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { bust } from '../kit/emerald/bust.ts';
import { glow } from '../kit/emerald/paper.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, limb, rect } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const c = chance(21);
const trunks = (count: number, width: number): string =>
  Array.from({ length: count }, () => {
    const [x, w] = [c.between(-10, 600), width * c.between(0.6, 1.3)];
    return rect(x, -10, w, 860);
  }).join('');

const coin = (x: number, y: number, r: number, tilt: number): Node =>
  concept('coin', [area(ellipse(x, y, r, r * tilt), 'yellow', 0.25), stroke(ellipse(x, y, r * 0.66, r * 0.66 * tilt), 2, 'dark', { opacity: 0.4 })], {
    also: ['money', 'gold'],
  });
const coins = [
  [534, 236, 20, 0.8],
  [500, 214, 15, 0.5],
  [556, 300, 17, 0.9],
  [520, 330, 20, 0.6],
  [552, 392, 18, 0.8],
  [508, 420, 15, 0.95],
  [538, 470, 20, 0.5],
  [492, 500, 16, 0.8],
  [556, 540, 17, 0.7],
  [470, 250, 11, 0.7],
] as const;

const horn = concept(
  'hunting horn',
  [
    stroke(circle(424, 398, 66), 13, 'yellow', { tone: -0.1 }),
    area(
      limb(
        [
          [330, 344],
          [368, 340],
          [424, 332],
        ],
        4,
        7,
      ),
      'yellow',
      -0.1,
    ),
    area('M484 372C478 330 470 290 442 250C462 226 512 212 540 226C522 256 506 310 498 372Z', 'yellow', -0.05),
    area('M438 252C462 222 520 204 546 226C522 236 470 250 438 252Z', 'dark', 0.3),
    stroke(circle(424, 398, 66), 3, 'light', { opacity: 0.5 }),
  ],
  { also: ['horn', 'trumpet', 'music'], rim: 0.9, shade: { to: [-0.6, 1], depth: 0.4 } },
);

export const scene: Scene = {
  canvas: 'card',
  idea: 'The duchess blows the hunting horn, and what comes out of it is gold.',
  composition: 'close',
  palette: 'gas',
  light: [520, 230],
  horizon: 700,
  layers: [
    { z: 0.15, nodes: [glow(circle(470, 260, 330), 0.8), area(trunks(9, 20), 'mass', 0, { opacity: 0.5 })] },
    { z: 0.45, nodes: [area(trunks(6, 34), 'mass', 0, { shade: { to: [-1, 0.2], depth: 0.4 } })] },
    { z: 0.6, nodes: [area('M-10 640C140 610 420 612 610 644L610 850L-10 850Z', 'mass', -0.2)] },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(bust({ is: 'woman', hat: 'plumes', hair: 'coiled', wears: 'dress', nose: 'fine' }), 254, 430),
        horn,
        concept(
          'glove',
          [
            area(
              'M296 580C326 510 352 470 372 448C380 432 402 430 412 442C424 440 432 452 428 464C434 474 428 486 416 486C400 510 372 560 356 620Z',
              'paper',
              -0.25,
            ),
            stroke('M412 442C406 450 402 456 402 464M428 464C418 466 412 472 410 480', 2.4, 'dark', { opacity: 0.5 }),
          ],
          { also: ['hand'], rim: 0.8 },
        ),
        area('M232 500C280 480 340 524 352 566C362 594 374 616 364 642C340 668 270 650 244 600Z', 'mass', -0.42, { rim: 0.8 }),
        ...coins.map(([x, y, r, t]) => coin(x, y, r, t)),
      ],
    },
  ],
  says: { place: 'forest', time: 'evening', mood: ['proud', 'generous'], action: ['blowing a horn', 'hunting'] },
};
