import { concept, placed } from '../concept.ts';
import { beam } from '../kit/city/draw.ts';
import { candle } from '../kit/emerald/lamp.ts';
import { glow } from '../kit/emerald/paper.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, polygon, rect } from '../path.ts';
import type { Group, Scene } from '../scene.ts';

const blind = (x: number, y: number): Group =>
  concept(
    'shutter',
    [
      area(rect(x - 8, y - 8, 96, 150), 'mass', -0.25),
      area(rect(x, y, 38, 134) + rect(x + 42, y, 38, 134), 'mass', -0.55),
      stroke([0, 1, 2, 3, 4, 5, 6, 7, 8].map(i => `M${x + 4} ${y + 12 + i * 14}h30M${x + 46} ${y + 12 + i * 14}h30`).join(''), 2.4, 'lit', { opacity: 0.2 }),
      area(rect(x - 14, y + 140, 108, 10), 'mass', -0.1),
    ],
    { also: ['window'] },
  );

export const scene: Scene = {
  canvas: 'card',
  idea: 'In a street of blind windows one candle burns, and under the tilted flowerpot waits the key.',
  composition: 'still life',
  palette: 'emerald',
  light: [400, 160],
  horizon: 0,
  layers: [
    {
      z: 0.6,
      nodes: [
        concept(
          'wall',
          [
            area(rect(-5, -5, 610, 850), 'brick3', 0),
            stroke(
              Array.from(
                { length: 30 },
                (_, r) => `M0 ${r * 24}H600${Array.from({ length: 11 }, (_, i) => `M${i * 58 + (r % 2) * 29} ${r * 24}v24`).join('')}`,
              ).join(''),
              1.6,
              'dark',
              { opacity: 0.3 },
            ),
          ],
          { also: ['brick', 'house'] },
        ),
        blind(124, 70),
        blind(124, 300),
        concept(
          'window',
          [
            area(rect(352, 62, 112, 166), 'mass', -0.2),
            area(rect(362, 72, 92, 146), 'light', 0.1, { shade: { to: [0, -1], depth: 0.4 } }),
            glow(circle(408, 150, 240), 0.95),
            placed(candle({ height: 46 }), 408, 216, { scale: 0.9 }),
            stroke('M408 72V218M362 144H454', 5, 'mass', { tone: -0.4 }),
            area(rect(340, 218, 136, 14), 'mass', 0.1),
          ],
          { also: ['light'] },
        ),
        beam(polygon([362, 230], [454, 230], [560, 640], [240, 640]), 0.18),
      ],
    },
    {
      z: 0.8,
      nodes: [
        concept(
          'door',
          [
            area(rect(330, 286, 170, 350), 'mass', -0.15),
            area(rect(346, 302, 138, 334), 'green', -0.4, { shade: { to: [-0.4, 1], depth: 0.5 } }),
            stroke('M362 320H408V440H362ZM422 320H468V440H422ZM362 462H408V610H362ZM422 462H468V610H422Z', 4, 'dark', { opacity: 0.6 }),
            area(circle(474, 476, 8), 'accent'),
            concept(
              'knocker',
              [
                area(circle(415, 396, 15), 'accent', -0.1),
                stroke(ellipse(415, 418, 14, 19), 6, 'accent'),
                area(circle(410, 393, 2.4) + circle(420, 393, 2.4) + circle(415, 400, 2.4), 'dark'),
              ],
              { also: ['eye'] },
            ),
          ],
          { rim: 0.6 },
        ),
        area(rect(-10, 636, 620, 30), 'mass', 0.1),
        area(rect(-10, 664, 620, 190), 'mass', -0.4),
        area(polygon([300, 636], [530, 636], [546, 664], [286, 664]), 'lit', -0.3),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'key',
          [
            glow(circle(218, 640, 90), 0.6),
            stroke(circle(236, 628, 15), 7, 'accent'),
            area(polygon([222, 624], [222, 633], [160, 640], [160, 631]), 'accent'),
            area(polygon([166, 636], [180, 634], [181, 650], [168, 652]), 'accent'),
          ],
          { rim: 0.6 },
        ),
        placed(
          concept(
            'flowerpot',
            [
              stroke('M0 -120C-6 -170 -30 -190 -40 -230M0 -120C6 -170 24 -190 30 -220M0 -120C0 -160 -4 -190 -2 -214', 5, 'leaf'),
              ...[
                [-42, -236],
                [32, -228],
                [-2, -222],
              ].map(([x = 0, y = 0]) =>
                concept('flower', [
                  area(
                    Array.from({ length: 6 }, (_, i) => circle(x + Math.cos((i / 6) * Math.PI * 2) * 13, y + Math.sin((i / 6) * Math.PI * 2) * 13, 9)).join(''),
                    'red',
                    0.1,
                  ),
                  area(circle(x, y, 7), 'yellow'),
                ]),
              ),
              area('M-2 -150C-30 -160 -50 -150 -58 -130C-36 -126 -14 -134 -2 -150ZM4 -160C30 -170 50 -160 58 -142C38 -138 16 -144 4 -160Z', 'leaf', -0.1),
              area('M-56 -120H56L42 0H-42Z', 'brick1', 0.15),
              area('M-62 -138H62V-112H-62Z', 'brick1', 0.3),
            ],
            { also: ['plant'], rim: 0.8, shade: { to: [-0.6, 1], depth: 0.4 } },
          ),
          168,
          624,
          { turn: -13 },
        ),
      ],
    },
  ],
  says: { place: 'house', time: 'night', mood: ['secret', 'welcoming'], action: ['waiting', 'hiding'] },
};
