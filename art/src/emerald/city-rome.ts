import { concept, placed } from '../concept.ts';
import { bank } from '../kit/emerald/air.ts';
import { lamp } from '../kit/emerald/lamp.ts';
import { basilica, pine } from '../kit/emerald/landmarks/rome.ts';
import { glow, twice } from '../kit/emerald/paper.ts';
import { roofs } from '../kit/emerald/roofs.ts';
import { tentacle } from '../kit/emerald/tentacle.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, rect } from '../path.ts';
import type { Group, Scene } from '../scene.ts';

const plinth = rect(-26, -40, 52, 40) + rect(-32, -46, 64, 8);
const robe = 'M-4 -150C-16 -146 -18 -120 -14 -104C-20 -84 -24 -64 -26 -44L26 -44C24 -64 20 -84 14 -104C18 -120 16 -146 4 -150Z';
const angel = (): Group =>
  concept(
    'angel',
    [
      twice(area('M8 -136C30 -176 54 -190 62 -200C66 -160 58 -110 16 -92Z', 'mass', -0.15), 0),
      area(`${plinth}${robe}${circle(0, -162, 13)}`, 'mass', -0.3),
      stroke('M10 -124L26 -170M18 -156H32', 4, 'mass', { tone: -0.3 }),
    ],
    { also: ['statue'], rim: 0.8 },
  );
const wrong = (): Group =>
  concept(
    'angel',
    [
      twice(
        tentacle(
          [
            [8, -126],
            [40, -140],
            [58, -180],
            [40, -210],
            [54, -240],
            [78, -236],
          ],
          { from: 13, to: 3, tone: -0.2 },
        ),
        0,
      ),
      twice(
        tentacle(
          [
            [8, -114],
            [46, -110],
            [72, -136],
            [96, -128],
            [98, -106],
          ],
          { from: 11, to: 3, tone: -0.25 },
        ),
        0,
      ),
      area(`${plinth}${robe}${circle(0, -162, 13)}`, 'mass', -0.35),
      area(circle(-5, -165, 2.6) + circle(5, -165, 2.6) + circle(0, -158, 2.6), 'light', 0.4),
      glow(circle(0, -162, 30), 0.7),
    ],
    { also: ['statue', 'monster', 'tentacle'], rim: 0.9 },
  );

export const scene: Scene = {
  canvas: 'card',
  idea: 'The stone angels stand along the bridge to the great dome, and one of them has spread the wrong kind of wings.',
  composition: 'wide',
  palette: 'abyss',
  light: [300, 250],
  horizon: 480,
  layers: [
    { z: 0.06, nodes: [glow(circle(300, 290, 340), 0.9), bank(130, 130, 300, { seed: 6, opacity: 0.3 }), bank(480, 90, 260, { seed: 3, opacity: 0.3 })] },
    {
      z: 0.3,
      mirrored: 560,
      nodes: [
        placed(basilica({ tone: 0.1 }), 256, 500, { scale: 1.2 }),
        roofs({ style: 'tiled', y: 520, low: 40, high: 70, width: 64, seed: 9, lit: 0.25, tone: 0.1 }),
      ],
    },
    {
      z: 0.5,
      mirrored: 560,
      nodes: [placed(pine(), 96, 520, { scale: 0.9 }), placed(pine(), 50, 530, { scale: 0.7 }), placed(pine(), 566, 520, { scale: 0.8 })],
    },
    {
      z: 0.85,
      mirrored: 566,
      nodes: [
        concept(
          'bridge',
          [
            area(
              'M-10 470L610 470L610 500L-10 500ZM-10 500H40C44 528 44 548 40 566L-10 566ZM120 566C116 536 150 506 196 506L196 500L90 500L90 566ZM272 566C276 536 242 506 196 506L196 500L300 500L300 566ZM380 566C376 536 410 506 456 506L456 500L350 500L350 566ZM532 566C536 536 502 506 456 506L456 500L560 500L560 566ZM300 500H350V566H300ZM560 500H610V566H560ZM40 500H90V566H40Z',
              'mass',
              -0.35,
            ),
            stroke('M-10 470H610', 5, 'lit', { opacity: 0.5 }),
            stroke(Array.from({ length: 40 }, (_, i) => `M${i * 16} 474V494`).join(''), 3, 'dark', { opacity: 0.4 }),
          ],
          { rim: 0.6, shade: { to: [0, 1], depth: 0.4 } },
        ),
        placed(angel(), 140, 470, { scale: 0.86 }),
        placed(wrong(), 430, 470, { scale: 1.16 }),
        placed(angel(), 570, 470, { scale: 0.86, flip: true }),
        placed(lamp(), 284, 470, { scale: 0.5 }),
      ],
    },
    { z: 0.9, water: rect(-10, 566, 620, 290), depth: 0.6 },
  ],
  says: { place: 'Rome', time: 'night', mood: ['holy', 'wrong'], action: ['standing', 'spreading wings'], more: ['river', 'reflection'] },
};
