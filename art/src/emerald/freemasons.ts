import { concept, placed } from '../concept.ts';
import { eye } from '../kit/emerald/eye.ts';
import { candle } from '../kit/emerald/lamp.ts';
import { glow } from '../kit/emerald/paper.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, polygon, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

const [cx, cy] = [338, 330];
const compasses = concept(
  'compasses',
  [
    area(polygon([330, 96], [346, 96], [206, 470], [196, 480], [196, 466]), 'accent', -0.05),
    area(polygon([334, 96], [350, 96], [486, 462], [488, 480], [476, 470]), 'accent', 0.1),
    area(polygon([208, 446], [196, 480], [186, 500], [196, 466]) + polygon([474, 446], [488, 480], [496, 500], [484, 462]), 'paper', -0.2),
    area(circle(340, 96, 27), 'accent', 0.1),
    area(circle(340, 96, 11), 'dark'),
    area(rect(333, 44, 14, 34), 'accent', -0.1),
    stroke('M262 284C300 262 380 262 416 284', 7, 'accent', { tone: -0.1 }),
  ],
  { also: ['tool'], rim: 0.9, shade: { to: [-0.5, 1], depth: 0.4 } },
);

export const scene: Scene = {
  canvas: 'card',
  idea: 'The brothers’ compasses draw a perfect circle on the plan of the lodge, and the circle opens its eye.',
  composition: 'from above',
  palette: 'frost',
  light: [520, 120],
  horizon: 0,
  layers: [
    {
      z: 0.7,
      nodes: [
        area(rect(-5, -5, 610, 850), 'wood', -0.5),
        stroke([90, 200, 310, 420, 530].map(x => `M${x} 0V850`).join(''), 3, 'dark', { opacity: 0.4 }),
        glow(circle(480, 160, 420), 0.5),
      ],
    },
    {
      z: 0.9,
      lifted: true,
      nodes: [
        concept(
          'plan',
          [
            area('M60 60C200 50 460 66 584 54L590 640C460 652 200 630 54 646Z', 'blue', -0.35, { shade: { to: [-0.4, 1], depth: 0.4 } }),
            stroke(Array.from({ length: 12 }, (_, i) => `M${80 + i * 44} 64V636M64 ${90 + i * 48}H580`).join(''), 1.2, 'paper', { opacity: 0.22 }),
            stroke(`${circle(cx, cy, 186)}M120 556H556M120 556V110H556V556M120 200H160M120 300H160M516 200H556M516 300H556M250 556V520H426V556`, 2.6, 'paper', {
              opacity: 0.6,
            }),
            stroke(circle(cx, cy, 142), 4, 'paper'),
            stroke(
              Array.from({ length: 24 }, (_, i) => {
                const a = (i / 24) * Math.PI * 2;
                return `M${cx + Math.cos(a) * 150} ${cy + Math.sin(a) * 150}L${cx + Math.cos(a) * 164} ${cy + Math.sin(a) * 164}`;
              }).join(''),
              2,
              'paper',
              { opacity: 0.7 },
            ),
          ],
          { also: ['paper', 'drawing'] },
        ),
        glow(circle(cx, cy + 30, 190), 0.7, 'accent'),
        placed(eye({ width: 250, open: 0.5, white: 'paper', iris: 'accent', shine: 0.2 }), cx, cy + 34),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'set square',
          [
            area(polygon([120, 600], [340, 470], [560, 600], [560, 566], [340, 436], [120, 566]), 'accent2', -0.35),
            stroke(
              Array.from({ length: 18 }, (_, i) =>
                i < 9 ? `M${146 + i * 22} ${582 - i * 13}l6 10` : `M${534 - (i - 9) * 22} ${582 - (i - 9) * 13}l-6 10`,
              ).join(''),
              2.4,
              'dark',
              { opacity: 0.6 },
            ),
          ],
          { also: ['tool'], rim: 0.7 },
        ),
        compasses,
        placed(candle({ height: 40 }), 552, 640, { scale: 0.8 }),
        concept('trowel', [area('M80 690C110 640 150 640 176 668L116 730Z', 'paper', -0.25), stroke('M112 712L84 760', 10, 'wood')], { rim: 0.7 }),
      ],
    },
  ],
  says: { place: 'lodge', time: 'night', mood: ['secret', 'watched'], action: ['drawing', 'opening'] },
};
