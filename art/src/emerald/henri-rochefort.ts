import { concept, placed } from '../concept.ts';
import { gleams, moon, stars } from '../kit/emerald/air.ts';
import { figure } from '../kit/emerald/figure.ts';
import { glow } from '../kit/emerald/paper.ts';
import { sea } from '../kit/emerald/sea.ts';
import { tentacle } from '../kit/emerald/tentacle.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, polygon, rect } from '../path.ts';
import type { Point, Scene } from '../scene.ts';

const quill = concept(
  'quill',
  [
    stroke('M-150 -62L150 60', 5, 'paper', { tone: -0.1 }),
    area('M150 60C112 72 46 46 6 16L-10 -10C26 -26 96 2 150 60Z', 'paper', -0.05),
    stroke('M26 6L52 -10M58 20L88 6M90 36L114 26M30 24L52 44M62 38L86 56', 2.4, 'haze', { opacity: 0.6 }),
  ],
  { also: ['feather', 'pen', 'oar'], rim: 0.7 },
);
const arms: readonly (readonly Point[])[] = [
  [
    [468, 640],
    [476, 560],
    [520, 500],
    [552, 440],
    [524, 400],
    [500, 430],
  ],
  [
    [120, 660],
    [112, 600],
    [144, 550],
    [132, 500],
    [164, 490],
  ],
];

export const scene: Scene = {
  canvas: 'card',
  idea: 'The exile rows home across the ocean with a goose quill for an oar and a lantern at the bow.',
  composition: 'wide',
  palette: 'abyss',
  light: [470, 300],
  horizon: 520,
  layers: [
    {
      z: 0.08,
      nodes: [moon(220, 150, 62), stars(5, 70, 420), area('M-10 522C20 486 70 470 96 440C116 420 150 452 190 500L206 522Z', 'mass', 0.2, { opacity: 0.7 })],
    },
    { z: 0.4, nodes: [sea(530, { rise: 22, length: 110, tone: 0.35 }), gleams(220, 534, 620, 120, 4)] },
    {
      z: 0.6,
      nodes: [
        tentacle(arms[0] ?? [], { from: 34, to: 5, suckers: 'left' }),
        tentacle(arms[1] ?? [], { from: 28, to: 5 }),
        sea(578, { rise: 34, shift: 50, tone: 0.15 }),
      ],
    },
    {
      z: 0.95,
      lifted: true,
      nodes: [
        placed(figure({ hair: 'wild', beard: 'pointed', wears: 'coat', left: [56, -104], right: [62, -112] }), 266, 600, { scale: 1.36, turn: -8 }),
        placed(quill, 372, 496, { scale: 1.6, turn: 20 }),
        concept(
          'rowing boat',
          [
            area('M120 500C190 548 400 556 506 488C500 560 460 606 380 616L220 612C160 600 126 556 120 500Z', 'wood', -0.5),
            stroke('M126 520C200 566 390 572 500 510M136 546C210 588 380 594 488 540', 3, 'lit', { opacity: 0.35 }),
            area('M116 496C190 546 400 554 512 482L512 496C404 566 190 560 118 510Z', 'accent', -0.4),
          ],
          { also: ['boat'], rim: 1, shade: { to: [-0.5, 1], depth: 0.5 } },
        ),
        concept(
          'lantern',
          [
            stroke('M492 500L488 380C500 356 530 360 532 380', 5, 'dark'),
            glow(circle(532, 412, 150), 1),
            area(polygon([512, 392], [552, 392], [558, 440], [506, 440]), 'light', 0.4),
            area(`${polygon([508, 392], [556, 392], [544, 378], [520, 378])}${rect(502, 438, 60, 9)}${rect(530, 392, 4, 48)}`, 'dark'),
          ],
          { also: ['lamp', 'light'] },
        ),
      ],
    },
    {
      z: 1,
      nodes: [sea(634, { rise: 44, length: 170, tone: -0.1 }), gleams(520, 630, 760, 90, 8), sea(730, { rise: 56, length: 210, shift: 90, tone: -0.4 })],
    },
  ],
  says: { place: 'ocean', time: 'night', mood: ['hopeful', 'lonely'], action: ['rowing', 'fleeing', 'writing'] },
};
