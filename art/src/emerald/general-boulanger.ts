import { concept, placed } from '../concept.ts';
import { bank } from '../kit/emerald/air.ts';
import { crowd, flag } from '../kit/emerald/crowd.ts';
import { figure } from '../kit/emerald/figure.ts';
import { twinTowers } from '../kit/emerald/landmarks/paris.ts';
import { roofs } from '../kit/emerald/roofs.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, limb } from '../path.ts';
import type { Scene } from '../scene.ts';

const horse = concept(
  'rocking horse',
  [
    area('M214 396C190 400 178 430 184 470C176 500 170 520 160 540C180 536 196 516 202 494C208 470 212 450 222 440Z', 'hairBlond', -0.2),
    area(
      'M212 392C250 372 300 378 348 384C372 376 388 340 398 300C400 270 420 246 446 240L452 222L464 240C490 252 514 284 526 312C528 328 514 336 500 330C486 322 470 318 456 322C450 350 444 380 440 410C470 430 506 470 524 516L500 526C478 492 448 466 418 458C380 474 330 472 290 462C262 480 244 520 232 560L204 552C204 500 208 450 204 430C202 412 204 398 212 392Z',
      'paper',
      -0.12,
    ),
    area(
      'M400 296C384 320 376 350 352 380C376 388 392 380 404 362C416 340 418 316 440 300C430 280 434 256 446 240C424 248 404 266 400 296Z',
      'hairBlond',
      -0.15,
    ),
    area('M266 384C280 420 330 426 366 400L376 384C340 376 300 374 266 384Z', 'red', -0.15),
    stroke('M266 392C262 430 266 452 276 470M500 300C470 310 440 300 412 330C396 350 380 380 366 396', 5, 'red', { tone: -0.3 }),
    area(circle(468, 272, 5), 'dark'),
    stroke('M504 314C510 318 516 318 522 314', 2.4, 'dark'),
    area(`${circle(320, 430, 9)}${circle(250, 426, 7)}${circle(296, 448, 6)}`, 'haze', -0.2, { opacity: 0.5 }),
  ],
  { also: ['horse', 'toy'], rim: 0.8, shade: { to: [-0.4, 1], depth: 0.4 } },
);
const rockers = concept('rocker', [
  stroke('M120 548C220 604 420 612 566 520', 17, 'red', { tone: -0.1 }),
  stroke('M120 540C220 594 420 602 566 512', 3, 'accent', { tone: 0.2 }),
]);

export const scene: Scene = {
  canvas: 'card',
  idea: 'The whole boulevard cheers the general on his rearing charger, and the charger is a rocking horse.',
  composition: 'wide',
  palette: 'fog',
  light: [520, 120],
  horizon: 620,
  layers: [
    { z: 0.1, nodes: [bank(440, 150, 300, { seed: 2, opacity: 0.4 }), bank(180, 240, 360, { seed: 7, opacity: 0.4 })] },
    {
      z: 0.28,
      nodes: [placed(twinTowers({ tone: 0 }), 160, 500, { scale: 0.8 }), roofs({ style: 'paris', y: 640, low: 130, high: 190, width: 70, seed: 4, tone: 0.1 })],
    },
    {
      z: 0.55,
      nodes: [
        placed(flag({ height: 170, width: 90 }), 130, 640),
        placed(flag({ height: 200, width: 96, tone: -0.4 }), 520, 650),
        crowd({ y: 616, size: 0.62, seed: 3, tone: -0.25, raised: 0.45 }),
      ],
    },
    {
      z: 0.95,
      lifted: true,
      nodes: [
        rockers,
        placed(figure({ hat: 'kepi', wears: 'uniform', beard: 'full', right: [26, -206], left: [44, -96] }), 322, 470, { scale: 1.24 }),
        horse,
        concept(
          'leg',
          [
            area(
              limb(
                [
                  [318, 384],
                  [352, 420],
                  [344, 476],
                ],
                19,
                12,
              ),
              'mass',
              -0.7,
            ),
            area('M328 468L358 470L384 488C380 496 350 498 326 492Z', 'dark'),
          ],
          { rim: 0.8 },
        ),
        concept(
          'carnation',
          [
            area(
              'M346 300C338 290 344 280 352 284C354 274 366 274 368 284C378 282 380 294 372 298C374 308 360 312 356 306C350 310 344 306 346 300Z',
              'red',
              0.1,
            ),
          ],
          { also: ['flower'] },
        ),
      ],
    },
    { z: 1, nodes: [crowd({ y: 720, size: 1.15, seed: 9, tone: -0.7, raised: 0.5 })] },
  ],
  says: { place: 'boulevard', time: 'day', mood: ['mocking', 'festive'], action: ['riding', 'saluting', 'cheering'] },
};
