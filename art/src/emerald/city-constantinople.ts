import { concept, placed } from '../concept.ts';
import { bank, gleams, stars } from '../kit/emerald/air.ts';
import { domedMosque, felucca, minaret } from '../kit/emerald/landmarks/east.ts';
import { glow } from '../kit/emerald/paper.ts';
import { roofs } from '../kit/emerald/roofs.ts';
import { tentacle } from '../kit/emerald/tentacle.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  canvas: 'card',
  idea: 'Four minarets rise over the Golden Horn, and one of them has begun to curl.',
  composition: 'wide',
  palette: 'violet',
  light: [300, 170],
  horizon: 480,
  layers: [
    {
      z: 0.05,
      nodes: [
        glow(circle(330, 300, 360), 0.6),
        stars(17, 60, 320),
        concept(
          'moon',
          [
            glow(circle(226, 130, 90), 0.7),
            area('M250 84C206 82 176 118 186 158C194 188 226 202 254 190C224 184 206 158 212 130C216 108 230 92 250 84Z', 'light', 0.2),
          ],
          { also: ['crescent'] },
        ),
        bank(480, 240, 260, { seed: 4, opacity: 0.25 }),
      ],
    },
    {
      z: 0.25,
      mirrored: 486,
      nodes: [
        roofs({ style: 'flat', y: 488, low: 36, high: 70, width: 46, seed: 14, lit: 0.4, tone: 0.15 }),
        placed(minaret({ height: 130, tone: 0.1 }), 96, 470),
        placed(domedMosque({ tone: 0.15 }), 96, 480, { scale: 0.4 }),
      ],
    },
    {
      z: 0.7,
      mirrored: 486,
      nodes: [
        placed(minaret({ height: 290 }), 196, 480),
        placed(minaret({ height: 240 }), 250, 470),
        placed(minaret({ height: 240 }), 428, 470),
        tentacle(
          [
            [488, 486],
            [488, 420],
            [486, 340],
            [490, 260],
            [506, 190],
            [546, 160],
            [572, 190],
            [556, 220],
            [538, 206],
          ],
          { from: 12, to: 4, tone: -0.2, fill: 'accent' },
        ),
        area(rect(472, 400, 32, 8) + rect(474, 328, 30, 7), 'mass', -0.3),
        placed(domedMosque({ tone: -0.2 }), 340, 486, { scale: 1.18 }),
      ],
    },
    {
      z: 0.85,
      mirrored: 486,
      nodes: [
        roofs({ style: 'flat', from: -20, to: 200, y: 490, low: 20, high: 44, width: 44, seed: 5, lit: 0.4, tone: -0.3 }),
        roofs({ style: 'flat', from: 440, to: 630, y: 490, low: 20, high: 40, width: 44, seed: 7, lit: 0.4, tone: -0.3 }),
      ],
    },
    { z: 0.9, water: rect(-10, 488, 620, 370), depth: 0.55 },
    {
      z: 1,
      nodes: [
        gleams(226, 500, 640, 60, 2),
        gleams(340, 500, 580, 90, 5),
        placed(felucca({ tone: -0.6 }), 170, 580, { scale: 0.7 }),
        concept(
          'rowing boat',
          [
            area('M420 596C450 606 520 604 560 586C552 614 530 620 490 620C450 620 430 612 420 596Z', 'dark'),
            area(circle(486, 574, 8), 'dark'),
            area('M476 600C474 586 480 580 486 580C494 580 498 588 496 600Z', 'dark'),
            stroke('M490 588L540 626', 3, 'dark'),
          ],
          { also: ['boat'], rim: 0.7 },
        ),
      ],
    },
  ],
  says: { place: 'Constantinople', time: 'night', mood: ['dreamy', 'uncanny'], action: ['curling', 'rowing'], more: ['reflection'] },
};
