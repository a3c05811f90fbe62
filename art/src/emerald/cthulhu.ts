import { concept, placed } from '../concept.ts';
import { gleams, stars } from '../kit/emerald/air.ts';
import { clockTower, greatDome } from '../kit/emerald/landmarks/london.ts';
import { glow, twice } from '../kit/emerald/paper.ts';
import { roofs } from '../kit/emerald/roofs.ts';
import { tentacle } from '../kit/emerald/tentacle.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, polygon, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

const cx = 340;

export const scene: Scene = {
  canvas: 'card',
  idea: 'It has risen behind the city and holds the streets in its beard as gently as one holds a toy.',
  composition: 'scale flip',
  palette: 'abyss',
  light: [340, 60],
  horizon: 600,
  layers: [
    { z: 0.04, nodes: [glow(circle(cx, 220, 380), 0.9), stars(9, 70, 360)] },
    {
      z: 0.35,
      nodes: [
        twice(
          concept(
            'wing',
            [
              area(
                polygon(
                  [360, 330],
                  [430, 180],
                  [520, 60],
                  [610, 20],
                  [580, 120],
                  [620, 170],
                  [572, 230],
                  [620, 300],
                  [556, 330],
                  [600, 430],
                  [540, 480],
                  [560, 600],
                  [400, 600],
                ),
                'mass',
                0.05,
              ),
              stroke('M380 330L520 60M390 340L620 170M400 370L620 300', 4, 'lit', { opacity: 0.35 }),
            ],
            { also: ['monster'], rim: 1.1, shade: { to: [0, 1], depth: 0.5 } },
          ),
          cx,
        ),
      ],
    },
    {
      z: 0.7,
      lifted: true,
      nodes: [
        concept(
          'monster',
          [
            area(`M${cx} 70C450 70 500 160 490 258C484 320 452 356 410 380L270 380C228 356 196 320 190 258C180 160 230 70 ${cx} 70Z`, 'mass', -0.35),
            twice(stroke('M340 84C346 140 344 180 342 220M410 108C396 150 390 180 386 210M452 150C432 180 420 200 412 222', 4, 'lit', { opacity: 0.3 }), cx),
            twice(area('M462 246C430 214 390 224 360 262C400 262 440 256 462 246Z', 'mass', -0.6), cx),
          ],
          { also: ['octopus', 'god'], rim: 1.3, shade: { to: [0, 1], depth: 0.5 } },
        ),
        twice(
          {
            nodes: [
              glow(circle(410, 276, 80), 1),
              area('M452 262C430 250 394 252 362 288C396 306 436 296 452 262Z', 'light', 0.3),
              area('M408 262C416 272 416 288 406 298C396 286 398 270 408 262Z', 'dark'),
            ],
          },
          cx,
        ),
      ],
    },
    {
      z: 0.75,
      mirrored: 604,
      nodes: [
        placed(greatDome({ tone: 0.1 }), 160, 604, { scale: 0.6 }),
        roofs({ y: 606, low: 46, high: 90, width: 48, seed: 21, lit: 0.5, tone: -0.1 }),
        placed(clockTower({ tone: -0.3 }), 470, 606, { scale: 0.4 }),
      ],
    },
    {
      z: 0.9,
      nodes: [
        twice(
          tentacle(
            [
              [400, 360],
              [450, 420],
              [440, 500],
              [490, 560],
              [550, 546],
              [552, 500],
              [526, 506],
            ],
            { from: 30, to: 5, tone: -0.45 },
          ),
          cx,
        ),
        twice(
          tentacle(
            [
              [372, 366],
              [396, 440],
              [372, 520],
              [400, 590],
              [440, 600],
              [446, 566],
            ],
            { from: 28, to: 5, tone: -0.4, suckers: 'left' },
          ),
          cx,
        ),
        tentacle(
          [
            [340, 366],
            [334, 440],
            [350, 520],
            [326, 600],
            [340, 650],
          ],
          { from: 28, to: 6, tone: -0.35 },
        ),
      ],
    },
    { z: 0.92, water: rect(-10, 606, 620, 250), depth: 0.6 },
    { z: 1, nodes: [gleams(cx, 616, 760, 220, 5), roofs({ y: 850, low: 70, high: 130, width: 76, seed: 3, lit: 0.3, tone: -0.7 })] },
  ],
  says: { place: 'London', time: 'night', mood: ['dreadful', 'grand'], action: ['rising', 'holding'], more: ['giant'] },
};
