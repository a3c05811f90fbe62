import { concept, placed } from '../concept.ts';
import { figure } from '../kit/emerald/figure.ts';
import { sconce } from '../kit/emerald/lamp.ts';
import { glow } from '../kit/emerald/paper.ts';
import { tentacle } from '../kit/emerald/tentacle.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, polygon, rect } from '../path.ts';
import type { Point, Scene } from '../scene.ts';

const steps = Array.from({ length: 9 }, (_, i): Point[] => [
  [70 + i * 46, 640 - i * 36],
  [116 + i * 46, 640 - i * 36],
]).flat();
const tray = concept(
  'tea tray',
  [
    area(rect(30, -112, 66, 5), 'accent'),
    area('M46 -112C40 -128 46 -138 58 -138C70 -138 76 -128 70 -112ZM70 -126C80 -130 82 -134 88 -136L86 -130C82 -124 76 -120 70 -120Z', 'paper', -0.05),
    stroke('M46 -132C36 -132 36 -118 46 -118', 3, 'paper'),
    area(circle(58, -141, 4), 'paper'),
    area('M78 -112L76 -122L92 -122L90 -112Z', 'paper', -0.1),
    stroke('M84 -126C80 -134 88 -138 84 -146M58 -146C54 -156 62 -162 58 -172', 2, 'paper', { opacity: 0.6 }),
  ],
  { also: ['tea', 'tray'] },
);

export const scene: Scene = {
  canvas: 'card',
  idea: 'Mrs Hudson carries the tea upstairs, unmoved by what the new lodger has left in the umbrella stand.',
  composition: 'interior',
  palette: 'gas',
  light: [470, 210],
  horizon: 0,
  layers: [
    {
      z: 0.5,
      nodes: [
        area(rect(-5, -5, 610, 850), 'mass', 0.2),
        area(
          Array.from({ length: 60 }, (_, i) => {
            const [x, y] = [(i % 8) * 78 + (Math.floor(i / 8) % 2) * 39, Math.floor(i / 8) * 84 + 20];
            return `M${x} ${y}C${x + 14} ${y + 12} ${x + 14} ${y + 26} ${x} ${y + 40}C${x - 14} ${y + 26} ${x - 14} ${y + 12} ${x} ${y}Z`;
          }).join(''),
          'lit',
          0,
          { opacity: 0.12 },
        ),
        concept('door', [
          area(rect(448, 66, 130, 292), 'wood', -0.35, { rim: 0.7 }),
          stroke('M464 84H512V192H464ZM524 84H564V192H524ZM464 214H512V342H464ZM524 214H564V342H524Z', 3, 'dark', { opacity: 0.5 }),
          area(circle(462, 222, 6), 'accent2'),
          glow(ellipse(513, 356, 110, 34), 1, 'accent'),
          area(rect(450, 352, 126, 7), 'accent', 0.4),
        ]),
        placed(sconce(), 384, 150, { scale: 0.9 }),
        concept(
          'picture',
          [
            area(rect(170, 110, 100, 124), 'accent', -0.5),
            area(rect(180, 120, 80, 104), 'dark', 0.3),
            area('M220 140C236 140 240 158 236 170C246 178 252 196 254 214L186 214C188 196 194 178 204 170C200 158 204 140 220 140Z', 'lit', -0.5),
            area(circle(213, 158, 3.5) + circle(227, 158, 3.5) + circle(220, 166, 3.5), 'light'),
          ],
          { also: ['portrait'] },
        ),
      ],
    },
    {
      z: 0.8,
      nodes: [
        concept('stairs', [
          area(polygon([70, 850], ...steps, [620, 352], [620, 850]), 'wood', -0.5),
          stroke(steps.map((p, i) => (i === 0 ? `M${p[0]} ${p[1]}` : `L${p[0]} ${p[1]}`)).join(''), 5, 'accent', { tone: -0.1 }),
          area('M70 694L470 382L620 382L620 850L70 850Z', 'mass', -0.45),
          stroke('M70 694L470 382L620 382', 4, 'accent', { tone: -0.5 }),
        ]),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(figure({ is: 'woman', hair: 'bun', hat: 'lace', build: 'stout', left: [46, -108], right: [60, -106], holds: [tray] }), 306, 470, { scale: 1.5 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        stroke('M116 560L520 236L600 236', 12, 'wood', { tone: -0.25, rim: 0.7 }),
        stroke(Array.from({ length: 8 }, (_, i) => `M${140 + i * 52} ${544 - i * 41.5}V${606 - i * 36}`).join(''), 5, 'wood', { tone: -0.4 }),
        area(rect(96, 520, 26, 330), 'wood', -0.35, { rim: 0.8 }),
        area(circle(109, 508, 21), 'wood', -0.2, { rim: 0.8 }),
        {
          nodes: [
            tentacle(
              [
                [480, 640],
                [478, 570],
                [452, 520],
                [464, 470],
                [496, 462],
                [506, 488],
                [490, 500],
              ],
              { from: 20, to: 4, fill: 'accent', tone: -0.35 },
            ),
            tentacle(
              [
                [520, 640],
                [524, 580],
                [552, 536],
                [548, 500],
                [524, 506],
              ],
              { from: 17, to: 4, fill: 'accent', tone: -0.45, suckers: 'left' },
            ),
            concept('umbrella', [stroke('M500 640L520 520C522 500 546 502 544 520', 6, 'dark')]),
            concept(
              'umbrella stand',
              [area('M440 624L560 624L546 780L454 780Z', 'accent2', -0.5), stroke('M444 660H556M450 730H550', 5, 'accent', { tone: -0.2 })],
              { also: ['vase'], rim: 0.9, shade: { to: [-0.5, 1], depth: 0.5 } },
            ),
          ],
          transform: { scale: 1.16, move: [-76, -172] },
        },
      ],
    },
  ],
  says: { place: 'staircase', time: 'evening', mood: ['calm', 'homely', 'uncanny'], action: ['carrying', 'climbing'] },
};
