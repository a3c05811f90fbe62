import { concept, placed } from '../concept.ts';
import { eye } from '../kit/emerald/eye.ts';
import { glow } from '../kit/emerald/paper.ts';
import { seal } from '../kit/emerald/paperwork.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, polygon, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

const [cx, cy] = [300, 420];

export const scene: Scene = {
  canvas: 'card',
  idea: 'A sealed letter lies on green baize, and the eye in its wax is not quite shut.',
  composition: 'from above',
  palette: 'emerald',
  light: [200, 120],
  horizon: 0,
  layers: [
    {
      z: 0.8,
      nodes: [
        area(rect(-5, -5, 610, 850), 'green', -0.5),
        area(
          Array.from({ length: 90 }, (_, i) => {
            const [x, y] = [(i % 9) * 72 + (Math.floor(i / 9) % 2) * 36 - 10, Math.floor(i / 9) * 92];
            return `M${x} ${y - 22}C${x + 14} ${y - 8} ${x + 14} ${y + 8} ${x} ${y + 22}C${x - 14} ${y + 8} ${x - 14} ${y - 8} ${x} ${y - 22}Z`;
          }).join(''),
          'lit',
          0,
          { opacity: 0.1 },
        ),
        glow(circle(230, 300, 420), 0.5),
        stroke('M30 30H570V810H30ZM44 44H556V796H44Z', 3, 'accent', { opacity: 0.8 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'letter',
          [
            area(rect(74, 256, 452, 336), 'paper', 0, { shade: { to: [0.4, 1], depth: 0.35 }, rim: 0.6 }),
            area(polygon([74, 592], [244, 424], [356, 424], [526, 592]), 'paper', -0.08, { shade: { to: [0, -1], depth: 0.3 } }),
            stroke('M74 592L244 424M526 592L356 424', 2.6, 'dark', { opacity: 0.3 }),
          ],
          { also: ['paper', 'secret'] },
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept('letter', [
          area('M74 256H526L322 452C310 464 290 464 278 452Z', 'paper', -0.04, { shade: { to: [0, 1], depth: 0.35 } }),
          stroke('M74 256L278 452C290 464 310 464 322 452L526 256', 2.6, 'dark', { opacity: 0.3 }),
        ]),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(
          concept(
            'seal',
            [
              area(seal(82), 'red', -0.1, { rim: 1, shade: { to: [0.5, 1], depth: 0.5 } }),
              stroke(circle(0, 0, 62), 4, 'dark', { opacity: 0.3 }),
              stroke(circle(0, 0, 56), 2, 'paper', { opacity: 0.25 }),
            ],
            { also: ['wax'] },
          ),
          cx,
          cy + 22,
        ),
        placed(eye({ width: 92, open: 0.3, white: 'light', iris: 'accent', shine: 0.4 }), cx, cy + 22),
      ],
    },
  ],
  says: { place: 'table', time: 'night', mood: ['secret'], action: ['waiting'] },
};
