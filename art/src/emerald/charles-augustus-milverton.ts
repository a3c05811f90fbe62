import { concept, placed } from '../concept.ts';
import { figure } from '../kit/emerald/figure.ts';
import { candle } from '../kit/emerald/lamp.ts';
import { glow } from '../kit/emerald/paper.ts';
import { letter } from '../kit/emerald/paperwork.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, rect } from '../path.ts';
import type { Group, Scene } from '../scene.ts';

const lens = (x: number, y: number, seen: Group): Group =>
  concept('lens', [
    area(circle(x, y, 88), 'light', 0.2, { shade: { to: [0.4, 1], depth: 0.3 } }),
    { nodes: [seen], clip: circle(x, y, 86) },
    {
      nodes: [
        area(
          `M${x - 70} ${y - 10}C${x - 66} ${y - 50} ${x - 36} ${y - 74} ${x - 4} ${y - 76}C${x - 34} ${y - 62} ${x - 52} ${y - 40} ${x - 56} ${y - 6}Z`,
          'paper',
          0.5,
          { opacity: 0.6 },
        ),
      ],
    },
    stroke(circle(x, y, 88), 11, 'yellow', { tone: -0.1 }),
    stroke(circle(x, y, 88), 3, 'paper', { opacity: 0.5 }),
  ]);

export const scene: Scene = {
  canvas: 'card',
  idea: 'The blackmailer’s spectacles lie on a bundle of letters, and in each lens somebody small is still begging.',
  composition: 'still life',
  palette: 'gas',
  light: [520, 120],
  horizon: 0,
  layers: [
    {
      z: 0.6,
      nodes: [
        area(rect(-5, -5, 610, 850), 'mass', -0.1),
        glow(circle(480, 160, 380), 0.9),
        concept('safe', [
          area(rect(40, 20, 250, 250), 'dark', 0.35, { rim: 0.8 }),
          stroke(rect(58, 38, 214, 214), 4, 'accent', { tone: -0.3 }),
          stroke(`${circle(164, 146, 40)}M164 96V196M114 146H214`, 7, 'accent', { tone: -0.2 }),
          area(circle(164, 146, 14), 'accent'),
        ]),
      ],
    },
    {
      z: 0.85,
      nodes: [
        area('M-10 420L610 380L610 850L-10 850Z', 'wood', -0.5),
        stroke('M-10 420L610 380', 5, 'accent', { tone: -0.3 }),
        placed(candle({ height: 110 }), 526, 420, { scale: 1 }),
      ],
    },
    {
      z: 0.95,
      lifted: true,
      nodes: [
        placed(letter(), 350, 596, { scale: 2.2, turn: 6 }),
        placed(letter(), 322, 560, { scale: 2.15, turn: -5 }),
        placed(letter(), 340, 520, { scale: 2.1, turn: 2 }),
        concept(
          'ribbon',
          [
            area('M328 372L364 370L372 660L336 662Z', 'accent', -0.2, { shade: { to: [0.4, 1], depth: 0.5 } }),
            area('M126 500L556 516L555 546L127 530Z', 'accent', -0.2),
          ],
          { rim: 0.6 },
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'spectacles',
          [
            stroke('M320 370C330 348 358 348 368 370M148 372C120 330 104 300 96 262M540 372C556 340 566 320 570 290', 8, 'yellow', { tone: -0.15 }),
            lens(234, 396, placed(figure({ is: 'woman', hair: 'bun', left: [40, -176], right: [46, -170], tone: -0.7 }), 228, 486, { scale: 0.74 })),
            lens(454, 396, placed(figure({ hat: 'top', left: [44, -166], right: [52, -160], tone: -0.7 }), 462, 490, { scale: 0.7, flip: true })),
          ],
          { also: ['glasses'] },
        ),
      ],
    },
  ],
  says: { place: 'study', time: 'night', mood: ['cruel', 'greedy'], action: ['begging', 'blackmailing'], more: ['reflection', 'two'] },
};
