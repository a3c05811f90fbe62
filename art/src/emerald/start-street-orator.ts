import { concept, placed } from '../concept.ts';
import { bank } from '../kit/emerald/air.ts';
import { crowd } from '../kit/emerald/crowd.ts';
import { figure } from '../kit/emerald/figure.ts';
import { type Hat, hats } from '../kit/emerald/hats.ts';
import { greatDome } from '../kit/emerald/landmarks/london.ts';
import { glow } from '../kit/emerald/paper.ts';
import { roofs } from '../kit/emerald/roofs.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, rect } from '../path.ts';
import type { Group, Scene } from '../scene.ts';

const flying = (kind: Hat, x: number, y: number, scale: number, turn: number): Group =>
  placed(concept('hat', [placed({ nodes: [...hats[kind]] }, 0, 240)], { rim: 0.7 }), x, y, { scale, turn });

export const scene: Scene = {
  canvas: 'card',
  idea: 'He has hardly climbed upon his crate and opened his mouth when all the hats of the square take wing.',
  composition: 'wide',
  palette: 'ember',
  light: [360, 180],
  horizon: 600,
  layers: [
    { z: 0.06, nodes: [glow(circle(360, 330, 360), 0.95), bank(160, 110, 300, { seed: 5, opacity: 0.3 })] },
    { z: 0.28, nodes: [placed(greatDome({ tone: 0.1 }), 480, 610, { scale: 0.9 }), roofs({ y: 630, low: 90, high: 160, seed: 33, lit: 0.2, tone: 0.1 })] },
    { z: 0.55, nodes: [crowd({ y: 590, size: 0.6, seed: 12, tone: -0.25, raised: 0.5 })] },
    {
      z: 0.95,
      lifted: true,
      nodes: [
        placed(figure({ wears: 'coat', hair: 'wild', beard: 'pointed', left: [-54, -190], right: [60, -196], stride: 14 }), 340, 566, { scale: 1.5 }),
        concept(
          'crate',
          [area(rect(268, 566, 150, 110), 'wood', -0.2), stroke('M268 600H418M268 640H418M300 566V676M386 566V676', 4, 'dark', { opacity: 0.5 })],
          { also: ['box'], rim: 0.8 },
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        crowd({ y: 680, size: 1.1, seed: 28, tone: -0.65, raised: 0.6 }),
        flying('bowler', 182, 420, 0.4, -24),
        flying('top', 508, 400, 0.38, 26),
        flying('cap', 240, 250, 0.3, -40),
        flying('bowler', 474, 224, 0.28, 34),
        flying('slouch', 166, 190, 0.24, -12),
        flying('top', 536, 130, 0.2, -30),
        flying('cap', 416, 112, 0.2, 18),
        flying('bowler', 284, 116, 0.17, 12),
      ],
    },
  ],
  says: { place: 'square', time: 'sunset', mood: ['rousing', 'festive'], action: ['speaking', 'cheering', 'flying'] },
};
