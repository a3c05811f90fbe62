import { concept, placed } from '../concept.ts';
import { fog } from '../kit/emerald/air.ts';
import { hats } from '../kit/emerald/hats.ts';
import { lamp } from '../kit/emerald/lamp.ts';
import { glow } from '../kit/emerald/paper.ts';
import { roofs } from '../kit/emerald/roofs.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, limb, polygon } from '../path.ts';
import type { Scene } from '../scene.ts';

const body = concept(
  'zombie',
  [
    area(
      limb(
        [
          [296, 620],
          [286, 700],
          [270, 790],
        ],
        30,
        20,
      ),
      'mass',
      -0.6,
    ),
    area(
      limb(
        [
          [360, 620],
          [380, 700],
          [372, 790],
        ],
        30,
        20,
      ),
      'mass',
      -0.6,
    ),
    area('M262 330C240 360 232 420 240 480L228 650L268 634L290 664L330 636L366 666L396 634L430 650L416 470C420 410 410 360 390 332Z', 'mass', -0.45),
    area('M312 330L340 330L352 420L326 450L304 412Z', 'paper', -0.25),
    area('M324 334L334 334L340 400L328 416L318 398Z', 'red', -0.35),
    area('M298 214C300 176 362 170 372 212C380 250 372 300 348 318C330 326 304 310 298 282C292 260 294 236 298 214Z', 'leaf', 0.25),
    area(ellipse(318, 250, 12, 14) + ellipse(352, 246, 12, 14), 'dark'),
    area(circle(319, 251, 4.6) + circle(353, 247, 4.6), 'light', 0.4),
    stroke('M316 296C328 288 344 288 354 294M322 290V300M332 287V298M342 287V298', 3, 'dark'),
    stroke('M300 276L314 284M364 266L354 272', 2.4, 'dark', { opacity: 0.6 }),
  ],
  { also: ['dead', 'monster', 'person'], rim: 1.1, shade: { to: [-0.4, 1], depth: 0.45 } },
);

export const scene: Scene = {
  canvas: 'card',
  idea: 'The late Mr So-and-so goes to the office as every day, his hat on straight and his arms out before him.',
  composition: 'wide',
  palette: 'abyss',
  light: [470, 220],
  horizon: 620,
  layers: [
    { z: 0.08, nodes: [glow(circle(400, 300, 360), 0.9)] },
    { z: 0.3, nodes: [roofs({ y: 640, low: 200, high: 290, width: 84, seed: 29, lit: 0.15, tone: 0.15 }), fog(4, 420, 600, 3, 0.4)] },
    {
      z: 0.6,
      nodes: [placed(lamp(), 150, 660, { scale: 1.5 }), area('M-10 650C200 640 420 640 610 650L610 850L-10 850Z', 'mass', -0.1), fog(12, 640, 700, 2, 0.35)],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        body,
        { nodes: [...hats.bowler], transform: { scale: 0.5, turn: -9, move: [340, 316] } },
        concept(
          'arm',
          [
            area(
              limb(
                [
                  [382, 366],
                  [440, 380],
                  [510, 352],
                ],
                24,
                16,
              ),
              'mass',
              -0.35,
            ),
            area(
              'M500 342C516 334 540 332 552 340C560 346 552 352 544 352C556 356 560 364 548 366C554 372 546 380 536 376C520 380 506 374 500 366Z',
              'leaf',
              0.25,
            ),
          ],
          { rim: 1 },
        ),
        concept(
          'arm',
          [
            area(
              limb(
                [
                  [272, 372],
                  [350, 420],
                  [448, 420],
                ],
                24,
                16,
              ),
              'mass',
              -0.5,
            ),
            area(
              'M440 406C458 400 480 400 490 408C498 414 490 420 482 420C494 424 496 432 486 434C490 442 482 448 472 444C458 446 446 440 440 432Z',
              'leaf',
              0.2,
            ),
          ],
          { rim: 1 },
        ),
        concept(
          'briefcase',
          [
            area(polygon([452, 452], [540, 446], [546, 512], [456, 518]), 'brown', -0.2),
            stroke('M480 450C480 432 510 430 512 448', 5, 'brown', { tone: -0.4 }),
            area('M490 474H506V486H490Z', 'accent'),
          ],
          { also: ['bag'], rim: 0.8 },
        ),
      ],
    },
  ],
  says: { place: 'street', time: 'night', weather: 'fog', mood: ['comic', 'eerie'], action: ['walking'] },
};
