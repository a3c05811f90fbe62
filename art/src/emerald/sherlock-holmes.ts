import { concept, placed } from '../concept.ts';
import { fog } from '../kit/emerald/air.ts';
import { bust } from '../kit/emerald/bust.ts';
import { lamp } from '../kit/emerald/lamp.ts';
import { clockTower, greatDome } from '../kit/emerald/landmarks/london.ts';
import { glow } from '../kit/emerald/paper.ts';
import { roofs } from '../kit/emerald/roofs.ts';
import { tentacle } from '../kit/emerald/tentacle.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse } from '../path.ts';
import type { Scene } from '../scene.ts';

const pipe = concept(
  'pipe',
  [
    area(
      'M70 -74C112 -66 142 -50 160 -30C166 -22 172 -22 178 -26L176 -48L230 -54C234 -10 214 14 188 14C164 14 152 -2 142 -18C128 -38 106 -52 68 -62Z',
      'accent',
      -0.25,
    ),
    area(ellipse(203, -51, 28, 8), 'dark'),
    area(ellipse(203, -50, 20, 5), 'light', 0.3),
    glow(circle(203, -58, 64), 0.9),
  ],
  { rim: 0.9, shade: { to: [-0.4, 1], depth: 0.4 } },
);

export const scene: Scene = {
  canvas: 'card',
  idea: 'The detective considers the fog of London, and the smoke of his pipe already has the answer: it grows suckers.',
  composition: 'close',
  palette: 'fog',
  light: [500, 180],
  horizon: 640,
  layers: [
    { z: 0.06, nodes: [glow(circle(480, 220, 330), 0.8), fog(21, 120, 330, 3, 0.28)] },
    {
      z: 0.25,
      nodes: [
        placed(greatDome({ tone: 0.1 }), 170, 640, { scale: 0.9 }),
        placed(clockTower({ tone: 0 }), 540, 640, { scale: 0.62 }),
        roofs({ y: 660, low: 90, high: 150, seed: 11, lit: 0.25, tone: 0.1 }),
        fog(2, 470, 600, 3, 0.35),
      ],
    },
    {
      z: 0.6,
      nodes: [
        roofs({ y: 720, low: 70, high: 120, width: 80, seed: 17, lit: 0.35, tone: -0.1 }),
        placed(lamp(), 520, 700, { scale: 1.05 }),
        fog(9, 600, 690, 3, 0.35),
      ],
    },
    {
      z: 0.95,
      nodes: [
        {
          nodes: [
            tentacle(
              [
                [454, 366],
                [470, 320],
                [436, 280],
                [462, 226],
                [500, 190],
                [486, 134],
                [436, 112],
                [404, 142],
                [424, 172],
                [446, 154],
              ],
              { from: 6, to: 16, fill: 'paper', tone: 0.1, spots: 'mass', rim: 0 },
            ),
          ],
          opacity: 0.85,
        },
      ],
    },
    { z: 1, lifted: true, nodes: [placed(bust({ hat: 'deerstalker', wears: 'cape', nose: 'hooked', props: [pipe] }), 250, 424)] },
  ],
  says: { place: 'London', time: 'night', weather: 'fog', mood: ['thoughtful', 'mysterious'], action: ['smoking', 'thinking'] },
};
