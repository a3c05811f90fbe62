import { concept, placed } from '../concept.ts';
import { smoke } from '../kit/emerald/air.ts';
import { pinch } from '../kit/emerald/hand.ts';
import { glow } from '../kit/emerald/paper.ts';
import { room } from '../kit/emerald/rooms.ts';
import { spark } from '../kit/emerald/weapons.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, polygon, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

const flask = concept(
  'flask',
  [
    area('M-18 -150H18V-96C56 -84 80 -48 80 -8C80 40 44 76 0 76C-44 76 -80 40 -80 -8C-80 -48 -56 -84 -18 -96Z', 'paper', 0.2, { opacity: 0.35 }),
    area('M-76 -22C-40 -34 40 -10 77 -22C88 30 50 72 0 72C-50 72 -88 30 -76 -22Z', 'accent', 0.05),
    glow(circle(0, 20, 130), 0.9, 'accent'),
    area(circle(-24, 16, 8) + circle(14, 34, 11) + circle(36, 6, 6) + circle(-4, -4, 5), 'paper', 0.2, { opacity: 0.6 }),
    area(rect(-24, -158, 48, 12), 'paper', 0, { opacity: 0.7 }),
    area('M-60 -20C-62 -44 -44 -68 -24 -78C-40 -60 -48 -40 -46 -16Z', 'paper', 0.5, { opacity: 0.7 }),
    stroke('M-18 -150V-96C-56 -84 -80 -48 -80 -8C-80 40 -44 76 0 76C44 76 80 40 80 -8C80 -48 56 -84 18 -96V-150', 4, 'paper', { opacity: 0.8 }),
  ],
  { also: ['bottle', 'glass', 'chemistry'] },
);

export const scene: Scene = {
  canvas: 'card',
  idea: 'On the chemist’s wall the round flask over the flame throws a shadow with a fuse.',
  composition: 'telling shadow',
  palette: 'abyss',
  light: [250, 470],
  horizon: 0,
  layers: [
    {
      z: 0.5,
      nodes: [
        room({ floor: 640, tone: 0.55, wainscot: 0 }),
        concept(
          'shelf',
          [
            area(rect(-5, 92, 250, 10), 'wood', -0.3),
            area('M40 92V56h10v-14h14v14h10V92ZM100 92V46h34V92ZM156 92c-8 -24 4 -34 8 -56h16c4 22 16 32 8 56Z', 'mass', -0.3),
          ],
          { also: ['bottle'] },
        ),
        glow(circle(260, 420, 380), 0.8),
      ],
    },
    {
      z: 0.6,
      nodes: [
        concept(
          'shadow',
          [
            area(`${circle(440, 280, 118)}${polygon([406, 178], [474, 178], [468, 140], [412, 140])}`, 'dark'),
            stroke('M440 142C440 96 480 80 500 100C516 116 536 104 540 84', 11, 'dark'),
          ],
          { also: ['bomb'], opacity: 0.72 },
        ),
        spark(542, 78, 16),
      ],
    },
    { z: 0.9, nodes: [area(rect(-10, 600, 620, 260), 'wood', -0.55), stroke('M0 600H600', 5, 'lit', { opacity: 0.5 })] },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept('stand', [stroke('M150 600V360M136 600H330M150 420H240', 8, 'dark'), stroke('M214 440C214 400 296 400 296 440', 6, 'dark')], { rim: 0.7 }),
        placed(flask, 258, 424, { scale: 0.92 }),
        concept(
          'burner',
          [
            area('M226 600L234 560H282L290 600Z', 'accent', -0.4),
            area(rect(250, 530, 16, 34), 'accent', -0.3),
            area('M258 500C272 514 272 530 258 532C244 530 244 514 258 500Z', 'accent', 0.5),
            glow(circle(258, 516, 60), 0.9),
          ],
          { also: ['flame', 'fire'], rim: 0.6 },
        ),
        smoke(
          [
            [258, 280],
            [262, 240],
            [236, 200],
            [262, 160],
            [240, 120],
          ],
          { from: 7, to: 20, opacity: 0.35 },
        ),
        concept(
          'bottle',
          [
            area('M420 602V520C420 508 432 506 434 496V474H458V496C460 506 472 508 472 520V602Z', 'accent2', -0.45),
            area(rect(430, 462, 32, 14), 'wood', -0.2),
            area(rect(424, 536, 44, 40), 'paper', -0.1),
            concept('skull', [area(`${circle(446, 552, 10)}${rect(440, 560, 12, 8)}`, 'dark'), area(circle(442, 552, 2.6) + circle(450, 552, 2.6), 'paper')]),
          ],
          { also: ['poison'], rim: 0.8 },
        ),
        concept(
          'mortar',
          [
            area('M498 560H582C580 588 566 602 540 602C514 602 500 588 498 560Z', 'paper', -0.3),
            stroke('M548 562L576 500', 11, 'paper', { tone: -0.15 }),
            area(ellipse(540, 560, 42, 8), 'dark', 0.2),
          ],
          { rim: 0.6 },
        ),
        placed(pinch({ tone: 0 }), 170, 316, { scale: 0.7, turn: 24 }),
        area(ellipse(186, 344, 8, 14), 'accent', 0.4),
      ],
    },
  ],
  says: { place: 'laboratory', time: 'night', mood: ['dangerous', 'secret'], action: ['cooking', 'casting a shadow'] },
};
