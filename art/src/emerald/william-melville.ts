import { concept, placed } from '../concept.ts';
import { beam } from '../kit/city/draw.ts';
import { fog } from '../kit/emerald/air.ts';
import { bust } from '../kit/emerald/bust.ts';
import { glow } from '../kit/emerald/paper.ts';
import { roofs } from '../kit/emerald/roofs.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, polygon, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

const hole = 'M336 74C438 74 500 150 500 236C500 306 458 350 420 376L474 640L198 640L252 376C214 350 172 306 172 236C172 150 234 74 336 74Z';
const keys = concept(
  'skeleton key',
  [
    stroke(circle(0, 0, 30), 6, 'accent'),
    ...[-38, -10, 20].map(turn =>
      placed(
        {
          nodes: [
            stroke(circle(0, 46, 13), 6, 'accent', { tone: -0.1 }),
            area(`${rect(-3.5, 58, 7, 74)}${rect(0, 114, 18, 6)}${rect(0, 126, 14, 6)}`, 'accent', -0.1),
          ],
        },
        0,
        0,
        { turn },
      ),
    ),
  ],
  { also: ['key'], rim: 0.8 },
);

export const scene: Scene = {
  canvas: 'card',
  idea: 'We look out through the keyhole, and outside a man lifts his lantern and tries one skeleton key after another.',
  composition: 'through a frame',
  palette: 'fog',
  light: [400, 440],
  horizon: 640,
  layers: [
    { z: 0.15, nodes: [glow(circle(336, 300, 330), 0.6)] },
    { z: 0.35, nodes: [roofs({ y: 660, low: 150, high: 240, width: 80, seed: 31, lit: 0.3, tone: 0.2 }), fog(5, 360, 560, 4, 0.4)] },
    {
      z: 0.8,
      nodes: [
        placed(bust({ hat: 'bowler', beard: 'walrus', build: 'stout', tone: -0.35 }), 282, 392, { scale: 0.84 }),
        placed(
          concept(
            'lantern',
            [
              stroke('M398 384C392 350 448 350 442 384', 7, 'dark'),
              area('M384 384L456 384L462 480L378 480Z', 'mass', -0.75, { rim: 1 }),
              area('M394 384L402 366L438 366L446 384Z', 'mass', -0.6),
              area(circle(420, 434, 30), 'accent', -0.3),
              area(circle(420, 434, 24), 'light', 0.6),
              glow(circle(420, 434, 190), 1),
            ],
            { also: ['lamp', 'light'] },
          ),
          -58,
          40,
        ),
        placed(keys, 300, 506, { scale: 0.9 }),
        beam(polygon([342, 474], [382, 474], [600, 860], [120, 860]), 0.5),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'keyhole',
          [
            area(`${rect(-10, -10, 620, 870)}${hole}`, 'wood', -0.62, { evenOdd: true }),
            area(
              `M336 22C476 22 556 130 556 236C556 312 516 370 480 398L530 700L142 700L192 398C156 370 116 312 116 236C116 130 196 22 336 22Z${hole}`,
              'accent',
              -0.42,
              { evenOdd: true, shade: { to: [-0.5, 1], depth: 0.5 } },
            ),
            stroke(hole, 5, 'light', { opacity: 0.6 }),
            area(
              [
                [336, 44],
                [160, 470],
                [512, 470],
                [150, 660],
                [522, 660],
              ]
                .map(([x = 0, y = 0]) => circle(x, y, 11))
                .join(''),
              'accent',
              -0.1,
            ),
            stroke(
              [
                [336, 44],
                [160, 470],
                [512, 470],
                [150, 660],
                [522, 660],
              ]
                .map(([x = 0, y = 0]) => `M${x - 7} ${y - 4}L${x + 7} ${y + 4}`)
                .join(''),
              3,
              'dark',
            ),
          ],
          { also: ['lock', 'door'] },
        ),
      ],
    },
  ],
  says: { place: 'door', time: 'night', weather: 'fog', mood: ['watched', 'tense'], action: ['searching', 'peeping'] },
};
