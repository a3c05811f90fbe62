import { concept, placed } from '../concept.ts';
import { crown } from '../kit/emerald/crown.ts';
import { eye } from '../kit/emerald/eye.ts';
import { glow } from '../kit/emerald/paper.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, rect } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const heart = 'M0 110C-70 60 -124 6 -118 -54C-112 -108 -40 -118 0 -60C40 -118 112 -108 118 -54C124 6 70 60 0 110Z';
const half = (inside: readonly Node[], back: 'accent' | 'red'): Node =>
  concept(
    'locket',
    [
      area(heart, 'yellow', -0.1, { rim: 0.9, shade: { to: [0.4, 1], depth: 0.45 } }),
      { nodes: [{ nodes: [area(heart, back, -0.3)], transform: { scale: 0.84 } }, ...inside] },
      { nodes: [stroke(heart, 4, 'yellow', { tone: 0.4 })], transform: { scale: 0.84 } },
    ],
    { also: ['heart', 'jewel'] },
  );
const flame: Node = concept(
  'flame',
  [
    area('M0 60C-46 50 -50 0 -20 -34C-16 -14 -4 -16 -4 -36C-2 -54 6 -66 14 -76C16 -46 50 -30 44 16C40 44 24 60 0 60Z', 'accent2', 0.3),
    area('M2 56C-20 50 -22 24 -6 6C0 -4 6 -14 8 -24C14 -2 28 8 24 30C22 46 14 54 2 56Z', 'light', 0.4),
    glow(circle(0, 10, 90), 0.7),
  ],
  { also: ['fire'] },
);

export const scene: Scene = {
  canvas: 'card',
  idea: 'A locket lies open on a glove: in one half of the heart the crowned eye, in the other a flame, and the hinge is worn.',
  composition: 'still life',
  palette: 'gas',
  light: [330, 130],
  horizon: 0,
  layers: [
    {
      z: 0.7,
      nodes: [
        area(rect(-5, -5, 610, 850), 'violet', -0.55),
        stroke(
          'M-10 120C120 60 220 160 330 90C440 30 520 120 610 60M-10 560C100 500 240 620 360 540C460 480 540 580 610 520M-10 700C120 660 240 740 360 680C470 640 540 720 610 680',
          30,
          'violet',
          { tone: -0.72, opacity: 0.7 },
        ),
        stroke('M-10 96C120 36 220 136 330 66C440 6 520 96 610 36M-10 536C100 476 240 596 360 516C460 456 540 556 610 496', 4, 'lit', { opacity: 0.2 }),
        glow(circle(336, 300, 360), 0.75),
      ],
    },
    {
      z: 0.9,
      lifted: true,
      nodes: [
        concept(
          'glove',
          [
            area(
              'M60 700C110 600 190 540 260 520C320 500 400 500 430 520C520 520 590 500 600 530C604 556 540 566 480 572C540 580 580 596 572 618C560 640 500 626 450 616C490 636 520 656 508 674C490 692 440 668 396 646C420 670 430 690 414 700C390 708 350 680 320 668C260 700 200 790 170 860L-10 860Z',
              'paper',
              -0.15,
            ),
            stroke(
              'M430 520C440 540 446 556 480 572M450 616C430 606 410 600 396 598M396 646C380 636 366 630 350 628M170 640C190 660 220 680 240 690',
              3,
              'dark',
              { opacity: 0.35 },
            ),
            area(circle(196, 690, 7) + circle(176, 720, 7), 'accent'),
          ],
          { also: ['hand'], rim: 0.7, shade: { to: [-0.5, 1], depth: 0.35 } },
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'chain',
          Array.from({ length: 30 }, (_, i) => {
            const t = i / 29;
            const [x, y] = [338 + 190 * Math.sin(t * 5.2 - 0.4) * (0.3 + t), 300 - t * 330 + 30 * Math.cos(t * 8)];
            return stroke(ellipse(x, y, 8, 5), 3.4, 'yellow', { tone: -0.1 });
          }),
        ),
        {
          nodes: [
            half(
              [placed(eye({ width: 104, open: 0.5, white: 'light', iris: 'accent', shine: 0.4 }), 0, 4), placed(crown({ width: 74, fill: 'yellow' }), 0, -30)],
              'accent',
            ),
          ],
          transform: { scale: 1.16, turn: -14, move: [222, 340] },
        },
        { nodes: [half([flame], 'red')], transform: { scale: 1.16, turn: 14, move: [460, 340] } },
        concept('hinge', [
          area(rect(330, 300, 22, 92), 'yellow', -0.3, { rim: 0.8 }),
          stroke('M330 322H352M330 346H352M330 370H352', 3, 'dark', { opacity: 0.6 }),
        ]),
      ],
    },
  ],
  says: { place: 'table', time: 'night', mood: ['torn', 'secret'], action: ['opening', 'changing'], more: ['two'] },
};
