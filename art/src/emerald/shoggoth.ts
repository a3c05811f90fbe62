import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { fog } from '../kit/emerald/air.ts';
import { eye } from '../kit/emerald/eye.ts';
import { lamp } from '../kit/emerald/lamp.ts';
import { glow } from '../kit/emerald/paper.ts';
import { roofs } from '../kit/emerald/roofs.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse } from '../path.ts';
import type { Scene } from '../scene.ts';

const c = chance(61);
const ooze =
  'M300 600C220 596 150 560 146 490C120 470 128 430 160 424C150 370 190 330 232 342C236 280 290 240 340 256C360 210 430 200 452 246C500 240 536 280 524 326C564 344 570 400 540 424C566 450 560 500 524 510C528 560 470 604 400 600Z';
const eyes = [
  [270, 400, 96],
  [390, 340, 112],
  [460, 450, 84],
  [320, 500, 78],
  [208, 470, 56],
  [330, 300, 48],
  [470, 290, 46],
  [500, 380, 40],
  [400, 530, 50],
  [232, 380, 34],
  [420, 420, 34],
  [180, 520, 30],
  [356, 430, 36],
  [300, 352, 28],
  [450, 540, 30],
] as const;

export const scene: Scene = {
  canvas: 'card',
  idea: 'The drain in the gutter has come up to see the street, and it has brought all its eyes.',
  composition: 'close',
  palette: 'abyss',
  light: [470, 130],
  horizon: 560,
  layers: [
    { z: 0.08, nodes: [glow(circle(400, 260, 360), 0.9)] },
    { z: 0.25, nodes: [roofs({ y: 580, low: 220, high: 320, width: 80, seed: 51, lit: 0.2, tone: 0.2 }), fog(8, 340, 520, 3, 0.4)] },
    {
      z: 0.5,
      nodes: [
        placed(lamp(), 150, 580, { scale: 1.5 }),
        area('M-10 560C200 552 420 552 610 560L610 850L-10 850Z', 'mass', 0, { shade: { to: [0, 1], depth: 0.4 } }),
        stroke([590, 640, 710].map(y => `M0 ${y}C200 ${y - 8} 420 ${y - 8} 600 ${y}`).join(''), 2.4, 'lit', { opacity: 0.25 }),
      ],
    },
    {
      z: 0.9,
      lifted: true,
      nodes: [
        concept(
          'shoggoth',
          [
            area(ooze, 'mass', -0.5),
            area('M180 610C240 590 300 600 330 620C380 604 460 600 520 624C470 650 260 656 180 610Z', 'mass', -0.6),
            stroke(
              'M160 424C200 420 220 440 216 470M232 342C260 350 280 340 290 320M452 246C440 280 410 290 400 300M524 326C500 340 490 360 500 384M540 424C510 420 500 440 506 470M146 490C170 500 190 520 220 520',
              3,
              'lit',
              { opacity: 0.4 },
            ),
            area(Array.from({ length: 26 }, () => circle(c.between(180, 520), c.between(280, 580), c.between(3, 11))).join(''), 'lit', -0.4, { opacity: 0.5 }),
          ],
          { also: ['monster', 'slime'], rim: 1.3, shade: { to: [-0.3, 1], depth: 0.5 } },
        ),
        ...eyes.map(([x, y, w], i) =>
          placed(eye({ width: w, open: 0.58, white: 'light', iris: i % 3 === 0 ? 'accent' : 'green', gaze: c.between(-0.5, 0.5), shine: 0.25 }), x, y, {
            turn: c.between(-24, 24),
          }),
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'manhole',
          [
            area(ellipse(336, 636, 150, 34), 'dark', 0, { opacity: 0.5 }),
            placed(
              {
                nodes: [
                  area(ellipse(0, 0, 96, 24), 'mass', -0.2),
                  area(ellipse(0, -8, 96, 24), 'mass', 0.1),
                  stroke(`${ellipse(0, -8, 74, 17)}M-60 -8H60M-40 -20L40 4M40 -20L-40 4`, 4, 'dark', { opacity: 0.6 }),
                ],
                rim: 0.8,
              },
              490,
              680,
              { turn: -14 },
            ),
          ],
          { also: ['drain'] },
        ),
        concept('hat', [area('M170 676C190 668 250 668 270 676C268 684 172 684 170 676ZM190 674C190 648 250 648 250 674Z', 'mass', -0.7, { rim: 0.9 })], {
          also: ['bowler'],
        }),
      ],
    },
  ],
  says: { place: 'street', time: 'night', weather: 'fog', mood: ['dreadful'], action: ['oozing', 'staring'], more: ['many'] },
};
