import { concept, placed } from '../concept.ts';
import { crowd } from '../kit/emerald/crowd.ts';
import { figure } from '../kit/emerald/figure.ts';
import { lamp } from '../kit/emerald/lamp.ts';
import { glow } from '../kit/emerald/paper.ts';
import { bars } from '../kit/emerald/paperwork.ts';
import { roofs } from '../kit/emerald/roofs.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, polygon, rect } from '../path.ts';
import type { Group, Scene } from '../scene.ts';

const flame = 'M0 -8C-16 -20 -14 -34 -2 -46C0 -36 10 -36 8 -24C18 -34 18 -16 12 -10C8 -6 4 -6 0 -8Z';
const bill = (x: number, y: number, scale: number, turn: number, curl: number): Group =>
  placed(
    concept(
      'handbill',
      [
        area(`M-40 -54C-14 ${-54 - curl} 14 ${-54 + curl} 40 -54L42 54C14 ${54 + curl} -14 ${54 - curl} -42 54Z`, 'paper', 0, {
          shade: { to: [0.5, 1], depth: 0.35 },
        }),
        area(flame, 'red', 0),
        area(bars(-26, 6, 52, 4, 11), 'dark', 0, { opacity: 0.45 }),
      ],
      { also: ['paper', 'leaflet'], rim: 0.5 },
    ),
    x,
    y,
    { scale, turn },
  );

export const scene: Scene = {
  canvas: 'card',
  idea: 'A boy empties his satchel from the roof, and for a moment it snows flames on paper.',
  composition: 'rain of things',
  palette: 'gas',
  light: [330, 420],
  horizon: 600,
  layers: [
    { z: 0.15, nodes: [glow(circle(330, 460, 360), 0.9), roofs({ y: 640, low: 210, high: 300, width: 70, seed: 18, lit: 0.25, tone: 0.15 })] },
    {
      z: 0.6,
      nodes: [
        concept(
          'house',
          [
            area(polygon([-10, -10], [150, -10], [150, 640], [-10, 640]), 'mass', -0.3),
            area([100, 200, 300, 400, 500].map(y => rect(96, y, 26, 46)).join(''), 'light', 0, { opacity: 0.5 }),
            area(polygon([440, 190], [610, 190], [610, 640], [460, 640], [460, 230], [440, 230]), 'mass', -0.35),
            area([260, 350, 440, 530].map(y => rect(492, y, 26, 46) + rect(552, y, 26, 46)).join(''), 'light', 0, { opacity: 0.6 }),
            stroke('M436 190H610', 9, 'mass', { tone: -0.5 }),
          ],
          { rim: 0.6 },
        ),
        placed(lamp(), 210, 640, { scale: 0.9 }),
      ],
    },
    {
      z: 0.9,
      nodes: [
        placed(figure({ hat: 'cap', wears: 'jacket', stride: 14, left: [60, -170], right: [66, -140] }), 514, 190, { scale: 0.82, flip: true }),
        placed(bill(0, 0, 0.3, 20, 6), 440, 92),
        placed(bill(0, 0, 0.34, -30, 6), 414, 130),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        bill(220, 150, 0.62, -18, 10),
        bill(350, 210, 0.8, 14, -12),
        bill(168, 320, 0.86, 24, 12),
        bill(384, 384, 1.16, -12, 14),
        bill(244, 484, 0.94, -32, -10),
        bill(500, 300, 0.6, 38, 10),
        bill(520, 512, 0.9, 16, 12),
        bill(320, 90, 0.44, -40, 8),
        bill(128, 470, 0.6, -8, 8),
      ],
    },
    { z: 1, nodes: [crowd({ y: 680, size: 1, seed: 22, tone: -0.6, raised: 0.6 })] },
  ],
  says: { place: 'street', time: 'evening', mood: ['excited', 'rebellious'], action: ['throwing', 'falling', 'reaching'], more: ['many'] },
};
