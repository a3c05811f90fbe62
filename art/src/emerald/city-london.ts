import { concept, placed } from '../concept.ts';
import { bank, fog, gleams } from '../kit/emerald/air.ts';
import { glint } from '../kit/emerald/eye.ts';
import { lamp } from '../kit/emerald/lamp.ts';
import { clockTower, greatDome } from '../kit/emerald/landmarks/london.ts';
import { glow } from '../kit/emerald/paper.ts';
import { roofs } from '../kit/emerald/roofs.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

const bridge = concept(
  'bridge',
  [
    area(`M-10 404L610 380L610 412L-10 436Z${[0, 1, 2, 3].map(i => rect(60 + i * 160, 400, 26, 90)).join('')}`, 'mass', -0.3),
    area(
      [0, 1, 2, 3]
        .map(i => `M${86 + i * 160} 470C${90 + i * 160} 424 ${216 + i * 160} 418 ${220 + i * 160} 470L${220 + i * 160} 412L${86 + i * 160} 418Z`)
        .join(''),
      'mass',
      -0.3,
    ),
  ],
  { rim: 0.6 },
);

export const scene: Scene = {
  canvas: 'card',
  idea: 'The clock strikes over the Thames, and where its light should lie on the water two eyes are open.',
  composition: 'wide',
  palette: 'gas',
  light: [470, 170],
  horizon: 470,
  layers: [
    {
      z: 0.06,
      nodes: [
        glow(circle(430, 190, 300), 0.8),
        bank(180, 150, 380, { seed: 4, opacity: 0.4, tone: -0.2 }),
        bank(470, 90, 300, { seed: 9, opacity: 0.35, tone: -0.2 }),
      ],
    },
    {
      z: 0.25,
      mirrored: 470,
      nodes: [
        placed(greatDome({ tone: 0.05 }), 200, 470, { scale: 0.95 }),
        roofs({ y: 472, low: 50, high: 100, width: 56, seed: 31, lit: 0.4, tone: 0.1 }),
        fog(7, 400, 462, 2, 0.35),
      ],
    },
    {
      z: 0.7,
      mirrored: 470,
      nodes: [
        placed(clockTower(), 402, 474, { scale: 0.94 }),
        roofs({ from: 440, to: 640, y: 474, low: 90, high: 110, width: 60, seed: 5, lit: 0.5, tone: -0.3 }),
      ],
    },
    {
      z: 0.85,
      mirrored: 474,
      nodes: [bridge, placed(lamp(), 150, 402, { scale: 0.42 }), placed(lamp(), 310, 396, { scale: 0.42 }), placed(lamp(), 540, 386, { scale: 0.42 })],
    },
    { z: 0.9, water: rect(-10, 474, 620, 376), depth: 0.6 },
    {
      z: 1,
      nodes: [
        gleams(150, 486, 600, 50, 3),
        gleams(540, 486, 620, 50, 6),
        area('M180 540C220 500 440 496 496 536C470 580 210 584 180 540Z', 'dark', 0, { opacity: 0.3 }),
        placed(glint(0, 0, 40, 'accent'), 268, 522, { turn: 5 }),
        placed(glint(0, 0, 40, 'accent'), 412, 520, { turn: -5 }),
        stroke('M196 572C250 584 300 586 340 584M380 580C420 578 470 570 490 562M226 504C250 498 280 496 300 498', 2.4, 'light', { opacity: 0.5 }),
        concept(
          'barge',
          [
            area('M84 660C110 672 220 672 262 654C256 690 230 700 160 700C116 700 92 690 84 660Z', 'dark'),
            area(rect(120, 634, 46, 30), 'mass', -0.5),
            area(ellipse(142, 648, 6, 6), 'light'),
          ],
          { also: ['boat'], rim: 0.7 },
        ),
      ],
    },
  ],
  says: { place: 'London', time: 'night', mood: ['ominous', 'grand'], action: ['lurking'], more: ['river', 'reflection'] },
};
