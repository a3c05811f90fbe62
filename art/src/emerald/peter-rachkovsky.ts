import { concept, placed } from '../concept.ts';
import { bank } from '../kit/emerald/air.ts';
import { figure } from '../kit/emerald/figure.ts';
import { lamp } from '../kit/emerald/lamp.ts';
import { ironTower } from '../kit/emerald/landmarks/paris.ts';
import { glow } from '../kit/emerald/paper.ts';
import { bars } from '../kit/emerald/paperwork.ts';
import { roofs } from '../kit/emerald/roofs.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, polygon, rect } from '../path.ts';
import type { Group, Scene } from '../scene.ts';

const spy = (): Group =>
  figure({
    hat: 'bowler',
    beard: 'waxed',
    left: [34, -146],
    right: [38, -128],
    stride: 4,
    holds: [
      concept('newspaper', [
        area(polygon([8, -196], [62, -202], [64, -110], [10, -106]), 'paper', -0.1, { shade: { to: [-0.6, 1], depth: 0.4 } }),
        area(bars(16, -190, 40, 2, 9) + bars(16, -158, 40, 6, 8), 'dark', 0, { opacity: 0.45 }),
        area(circle(26, -170, 5) + circle(44, -171, 5), 'dark'),
        area(circle(27, -170, 2) + circle(45, -171, 2), 'light'),
        area(circle(34, -128, 7), 'mass', -0.5),
      ]),
    ],
  });
const column = concept(
  'advertising column',
  [
    area(`${rect(286, 258, 108, 372)}${rect(274, 612, 132, 26)}${rect(272, 246, 136, 18)}`, 'mass', -0.2),
    area('M276 248C280 206 310 190 340 186C370 190 400 206 404 248Z', 'green', -0.35),
    area(`${circle(340, 180, 9)}M334 174L340 150L346 174Z`, 'accent'),
    area(rect(298, 284, 84, 126), 'paper', -0.2),
    area(rect(298, 424, 84, 96), 'accent', -0.15),
    area(rect(298, 534, 84, 70), 'paper', -0.35),
    area('M340 300C362 300 368 322 364 340C376 352 378 380 378 400L302 400C302 380 304 352 316 340C312 322 318 300 340 300Z', 'dark', 0.2),
    area(ellipse(330, 328, 5, 3) + ellipse(350, 328, 5, 3) + ellipse(340, 338, 4, 2.6), 'light'),
    area('M332 436h16v18c10 8 14 16 14 30v28h-44v-28c0 -14 4 -22 14 -30Z', 'dark', 0, { opacity: 0.65 }),
    area(bars(308, 546, 64, 5, 11), 'dark', 0, { opacity: 0.4 }),
  ],
  { also: ['poster', 'kiosk'], rim: 0.9, shade: { to: [-1, 0.3], depth: 0.5 } },
);

export const scene: Scene = {
  canvas: 'card',
  idea: 'Two men who do not know each other read the same newspaper on both sides of a Paris column, each through the same two holes.',
  composition: 'mirrored',
  palette: 'frost',
  light: [340, 190],
  horizon: 620,
  layers: [
    {
      z: 0.12,
      nodes: [glow(circle(340, 260, 320), 0.6), placed(ironTower({ tone: 0.15 }), 500, 560, { scale: 0.82 }), bank(150, 150, 340, { seed: 3, opacity: 0.35 })],
    },
    { z: 0.35, nodes: [roofs({ style: 'paris', y: 640, low: 120, high: 190, width: 84, seed: 21, lit: 0.22, tone: 0.35 }), glow(circle(340, 470, 330), 0.55)] },
    {
      z: 0.7,
      nodes: [
        area('M-10 622C200 610 420 610 610 622L610 850L-10 850Z', 'mass', -0.2),
        stroke('M0 640C200 628 420 628 600 640M0 690C200 676 420 676 600 690', 3, 'lit', { opacity: 0.25 }),
        placed(lamp(), 92, 630, { scale: 1.3 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        column,
        placed(spy(), 200, 660, { scale: 1.42 }),
        placed(spy(), 480, 660, { scale: 1.42, flip: true }),
        area('M150 664C240 652 260 664 250 676C210 684 160 680 150 664ZM430 664C520 652 540 664 530 676C490 684 440 680 430 664Z', 'dark', 0, { opacity: 0.5 }),
      ],
    },
  ],
  says: { place: 'Paris', time: 'evening', mood: ['comic', 'watched'], action: ['spying', 'reading'], more: ['two'] },
};
