import { concept, placed } from '../concept.ts';
import { snow } from '../kit/emerald/air.ts';
import { garments } from '../kit/emerald/garments.ts';
import { hats } from '../kit/emerald/hats.ts';
import { onions } from '../kit/emerald/landmarks/petersburg.ts';
import { glow } from '../kit/emerald/paper.ts';
import { roofs } from '../kit/emerald/roofs.ts';
import { bomb } from '../kit/emerald/weapons.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, limb } from '../path.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  canvas: 'card',
  idea: 'A coat, a hat, a scarf, blue spectacles and a bomb come down the street, and nobody is in them.',
  composition: 'close',
  palette: 'ember',
  light: [540, 330],
  horizon: 620,
  layers: [
    { z: 0.06, nodes: [glow(circle(400, 300, 380), 0.95)] },
    {
      z: 0.28,
      nodes: [
        placed(onions({ tone: 0.1 }), 480, 620, { scale: 1.1 }),
        roofs({ style: 'block', y: 640, low: 90, high: 150, width: 90, seed: 37, lit: 0.2, tone: 0.12 }),
      ],
    },
    { z: 0.6, nodes: [area('M-10 640C200 630 420 630 610 640L610 850L-10 850Z', 'mass', -0.1)] },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'empty coat',
          [
            placed({ nodes: [area(ellipse(-10, 6, 62, 26), 'dark', 0), ...garments.coat.slice(1)] }, 254, 414),
            area(ellipse(244, 402, 60, 20), 'dark'),
            area('M184 396C180 420 206 440 250 440C290 440 308 424 304 400C320 430 300 462 250 462C200 462 172 430 184 396Z', 'red', -0.1),
            area('M282 444C300 480 306 540 292 600L268 604C276 550 270 490 256 458Z', 'red', -0.2),
            stroke('M270 600l-4 16M280 602l0 16M290 600l4 14', 3, 'red', { tone: -0.2 }),
          ],
          { also: ['coat', 'scarf', 'nobody'], rim: 1.1, shade: { to: [-0.7, 1], depth: 0.5 } },
        ),
        { nodes: [...hats.fur, area(ellipse(-8, -176, 84, 13), 'dark')], transform: { scale: 1, move: [254, 410] }, rim: 1 },
        concept(
          'spectacles',
          [
            area(circle(334, 274, 24), 'blue', 0.1, { opacity: 0.85 }),
            stroke(circle(334, 274, 24), 5, 'accent'),
            area(ellipse(290, 276, 18, 23), 'blue', -0.1, { opacity: 0.85 }),
            stroke(ellipse(290, 276, 18, 23), 5, 'accent'),
            stroke('M310 272C312 268 314 268 316 270M274 272L222 266', 4, 'accent'),
            area('M322 262L334 256L330 268Z', 'paper', 0.4),
          ],
          { also: ['glasses'] },
        ),
        concept(
          'glove',
          [
            area(
              limb(
                [
                  [330, 600],
                  [400, 560],
                  [440, 500],
                ],
                40,
                28,
              ),
              'mass',
              -0.5,
            ),
            area('M414 500C406 480 420 462 444 466C470 460 492 472 488 492C486 514 462 528 440 524C424 522 416 512 414 500Z', 'mass', -0.7),
          ],
          { also: ['hand'], rim: 1 },
        ),
        placed(
          bomb({
            r: 58,
            fuse: [
              [0, -66],
              [8, -92],
              [36, -100],
              [44, -128],
            ],
          }),
          460,
          416,
        ),
      ],
    },
  ],
  weather: [snow(8, 60)],
  says: {
    place: 'street',
    time: 'evening',
    weather: 'snow',
    mood: ['uncanny', 'dangerous'],
    action: ['walking', 'carrying a bomb'],
    more: ['nobody', 'invisible'],
  },
};
