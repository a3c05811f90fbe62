import { concept, placed } from '../concept.ts';
import { stars } from '../kit/emerald/air.ts';
import { greatDome } from '../kit/emerald/landmarks/london.ts';
import { glow } from '../kit/emerald/paper.ts';
import { roofs } from '../kit/emerald/roofs.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, limb, polygon, rect } from '../path.ts';
import type { Group, Scene } from '../scene.ts';

/** Black, horned, thin, and without a face; it flies to the right. */
const gaunt = (): Group =>
  concept(
    'nightgaunt',
    [
      area(
        'M-6 0C-30 -60 -90 -110 -170 -120C-140 -100 -140 -84 -150 -70C-126 -72 -112 -60 -112 -44C-92 -50 -74 -40 -70 -22C-50 -24 -24 -16 -6 0Z',
        'dark',
        0.1,
      ),
      area('M6 -4C20 -70 70 -130 150 -150C126 -126 130 -108 142 -96C116 -96 104 -80 106 -64C84 -66 70 -54 68 -38C46 -38 26 -24 6 -4Z', 'dark', 0.18),
      area(
        limb(
          [
            [40, -34],
            [0, 0],
            [-40, 30],
          ],
          15,
          9,
        ),
        'dark',
        0.12,
      ),
      area(
        ellipse(58, -48, 19, 16) +
          limb(
            [
              [52, -60],
              [40, -80],
              [50, -94],
            ],
            5,
            1.6,
          ) +
          limb(
            [
              [66, -60],
              [66, -80],
              [82, -90],
            ],
            5,
            1.6,
          ),
        'dark',
        0.14,
      ),
      area(
        limb(
          [
            [20, -16],
            [26, 24],
            [10, 60],
          ],
          6,
          3,
        ) +
          limb(
            [
              [-10, 8],
              [0, 40],
              [-14, 70],
            ],
            6,
            3,
          ),
        'dark',
        0.14,
      ),
      stroke('M-40 30C-70 40 -90 30 -110 50C-116 60 -106 66 -100 58', 4, 'dark', { tone: 0.14 }),
    ],
    { also: ['monster', 'bat'], rim: 0.8 },
  );

export const scene: Scene = {
  canvas: 'card',
  idea: 'Three things without faces carry a bed over the roofs, and the gentleman in it goes on sleeping.',
  composition: 'wide',
  palette: 'violet',
  light: [420, 230],
  horizon: 640,
  layers: [
    {
      z: 0.04,
      nodes: [
        concept('moon', [
          glow(circle(350, 250, 340), 0.7),
          area(circle(350, 250, 196), 'light', -0.05, { shade: { to: [0, 1], depth: 0.35 } }),
          area(circle(290, 190, 30) + circle(420, 320, 40) + circle(410, 170, 16) + circle(300, 330, 20), 'haze', 0, { opacity: 0.25 }),
        ]),
        stars(6, 60, 560),
      ],
    },
    { z: 0.3, nodes: [placed(greatDome({ tone: 0.1 }), 470, 660, { scale: 0.7 }), roofs({ y: 670, low: 60, high: 120, seed: 44, lit: 0.2, tone: 0.1 })] },
    { z: 0.75, nodes: [roofs({ y: 850, low: 160, high: 220, width: 100, seed: 5, lit: 0.25, tone: -0.4 })] },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(gaunt(), 214, 210, { scale: 0.92, turn: -4 }),
        placed(gaunt(), 362, 140, { scale: 0.86, turn: 4 }),
        placed(gaunt(), 478, 216, { scale: 0.86, turn: 2 }),
        stroke('M210 262L206 400M366 190L350 360M474 262L506 410', 3, 'dark'),
        placed(
          concept(
            'bed',
            [
              area(`${rect(-170, -90, 14, 130)}${rect(152, -54, 14, 94)}${rect(-170, 0, 330, 14)}`, 'wood', -0.3),
              area(`${circle(-163, -96, 11)}${circle(159, -60, 9)}`, 'accent'),
              stroke('M-156 -70H-156M-156 -60C-150 -80 -150 -40 -156 -20', 3, 'wood'),
              area('M-152 -40C-140 -60 -90 -60 -84 -36L-80 0H-152Z', 'paper', 0.1),
              concept(
                'sleeper',
                [
                  area('M-118 -58C-104 -70 -84 -66 -80 -52L-70 -46L-78 -40C-78 -30 -90 -26 -102 -28C-118 -30 -126 -46 -118 -58Z', 'skin1', -0.1),
                  area('M-120 -56C-128 -80 -108 -92 -88 -86C-60 -92 -44 -70 -34 -50C-52 -64 -70 -66 -80 -60C-92 -68 -108 -66 -120 -56Z', 'lit', 0.1),
                  area(circle(-34, -48, 8), 'accent'),
                  stroke('M-92 -48C-88 -46 -86 -46 -84 -48', 2.4, 'dark'),
                ],
                { also: ['man', 'person'] },
              ),
              area(
                'M-86 -30C-40 -56 40 -50 90 -44C130 -42 150 -30 154 0C164 24 150 50 160 64C130 56 100 70 70 58C40 70 0 54 -40 64C-70 50 -84 20 -86 -30Z',
                'accent',
                -0.2,
                { shade: { to: [0, 1], depth: 0.45 } },
              ),
              stroke('M-60 -34C-50 0 -56 30 -40 58M10 -44C16 0 10 30 20 58M80 -44C84 0 80 30 90 60', 3, 'dark', { opacity: 0.35 }),
              area(polygon([-168, 40], [-158, 40], [-160, 60], [-166, 60]) + polygon([154, 40], [164, 40], [162, 58], [156, 58]), 'wood', -0.4),
            ],
            { rim: 0.8 },
          ),
          352,
          440,
          { turn: 7 },
        ),
      ],
    },
  ],
  says: { place: 'sky', time: 'night', mood: ['dreamy', 'eerie'], action: ['flying', 'sleeping', 'carrying'], more: ['three'] },
};
