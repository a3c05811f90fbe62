import { concept, placed } from '../concept.ts';
import { glow } from '../kit/emerald/paper.ts';
import { spark } from '../kit/emerald/weapons.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, rect, smooth } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const leaf = (turn: number): Node => ({
  nodes: [
    area('M0 -8C-26 -40 -92 -60 -96 -118C-98 -156 -44 -168 -2 -128C40 -170 98 -158 96 -118C92 -60 26 -40 0 -8Z', 'green', 0.4, {
      shade: { to: [-0.3, 1], depth: 0.45 },
    }),
    stroke('M0 -10C2 -50 0 -90 -2 -118M0 -40C-24 -62 -44 -76 -62 -100M0 -40C24 -62 44 -76 62 -100', 3, 'lit', { opacity: 0.5 }),
  ],
  transform: { turn, move: [340, 268] },
});

export const scene: Scene = {
  canvas: 'card',
  idea: 'A shamrock grows out of the cobbles under the Parliament wall, and its stem is a burning fuse.',
  composition: 'still life',
  palette: 'emerald',
  light: [420, 420],
  horizon: 0,
  layers: [
    {
      z: 0.5,
      nodes: [
        concept('wall', [
          area(rect(-5, -5, 610, 620), 'mass', 0.3),
          stroke(
            Array.from(
              { length: 10 },
              (_, r) => `M0 ${r * 62}H600${Array.from({ length: 5 }, (_, i) => `M${i * 150 + (r % 2) * 75 - 20} ${r * 62}v62`).join('')}`,
            ).join(''),
            3,
            'dark',
            { opacity: 0.3 },
          ),
          area('M60 -10V120C60 60 120 40 120 40C120 40 180 60 180 120V-10ZM460 -10V120C460 60 520 40 520 40C520 40 580 60 580 120V-10Z', 'dark', 0, {
            opacity: 0.35,
          }),
        ]),
        glow(circle(380, 330, 360), 0.7),
      ],
    },
    {
      z: 0.85,
      nodes: [
        area(rect(-10, 600, 620, 260), 'mass', -0.35),
        concept(
          'cobble',
          [
            area(
              Array.from({ length: 40 }, (_, i) => {
                const [row, col] = [Math.floor(i / 8), i % 8];
                return ellipse(col * 84 + (row % 2) * 42 - 10, 626 + row * 46, 38, 18);
              }).join(''),
              'mass',
              0.05,
              { shade: { to: [0, 1], depth: 0.5 } },
            ),
          ],
          { also: ['street'] },
        ),
        area(ellipse(340, 612, 70, 14), 'dark'),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'fuse',
          [
            stroke(
              smooth([
                [340, 612],
                [352, 560],
                [324, 510],
                [352, 460],
                [396, 440],
              ]),
              13,
              'accent2',
              { tone: -0.3 },
            ),
            stroke(
              smooth([
                [396, 440],
                [420, 400],
                [390, 360],
                [346, 330],
                [340, 270],
              ]),
              13,
              'green',
              { tone: -0.1 },
            ),
            stroke('M334 590l14 6M338 556l14 -4M324 520l14 -6M336 482l14 4M370 452l6 12', 3, 'dark', { opacity: 0.6 }),
            spark(400, 436, 27),
          ],
          { also: ['stem'] },
        ),
        concept('shamrock', [leaf(0), leaf(112), leaf(-112), area(circle(340, 268, 12), 'green', -0.2)], { also: ['leaf', 'plant', 'clover'], rim: 0.9 }),
        placed({ nodes: [glow(circle(0, 0, 26), 0.8), area(circle(0, 0, 8), 'paper', 0.3, { opacity: 0.9 })] }, 290, 190),
      ],
    },
  ],
  says: { place: 'street', time: 'night', mood: ['dangerous', 'green'], action: ['burning', 'growing'] },
};
