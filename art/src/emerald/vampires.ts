import { concept, placed } from '../concept.ts';
import { face } from '../kit/emerald/faces.ts';
import { figure } from '../kit/emerald/figure.ts';
import { hairs } from '../kit/emerald/hair.ts';
import { sconce } from '../kit/emerald/lamp.ts';
import { glow } from '../kit/emerald/paper.ts';
import { room } from '../kit/emerald/rooms.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, polygon } from '../path.ts';
import type { Scene } from '../scene.ts';

const ladyShade = concept(
  'shadow',
  [
    area('M-13 -160C-22 -150 -24 -126 -14 -110C-34 -104 -42 -84 -40 -66C-48 -42 -54 -20 -60 0L48 0C40 -46 28 -84 13 -110C20 -126 20 -150 10 -160Z', 'dark'),
    { nodes: [area(face('fine', 'fine'), 'dark'), ...hairs.bun], transform: { scale: 0.165, move: [2, -160] } },
  ],
  { opacity: 0.6 },
);
const count = concept(
  'vampire',
  [
    area(
      'M-70 0C-64 -90 -58 -140 -30 -168C-34 -186 -30 -196 -22 -204L0 -178L22 -206C32 -196 34 -182 30 -168C52 -140 60 -80 76 0L40 -8L10 0L-24 -8Z',
      'mass',
      -0.7,
    ),
    area('M-22 -204L0 -178L22 -206C30 -190 20 -176 6 -166L-8 -164C-20 -174 -28 -190 -22 -204Z', 'red', -0.15),
    area('M-4 -172L8 -172L10 -120L2 -108L-6 -120Z', 'paper', -0.1),
    { nodes: [area(face('long', 'lean'), 'paper', -0.25), ...hairs.short], transform: { scale: 0.165, move: [2, -172] } },
    stroke('M-30 -150C-40 -100 -50 -50 -56 -6M30 -150C44 -100 56 -50 64 -4', 2, 'lit', { opacity: 0.3 }),
  ],
  { also: ['man', 'count', 'monster'], rim: 1 },
);

export const scene: Scene = {
  canvas: 'card',
  idea: 'A couple waltzes past the gaslight, and on the wall the lady dances alone.',
  composition: 'telling shadow',
  palette: 'ember',
  light: [150, 300],
  horizon: 0,
  layers: [
    {
      z: 0.45,
      nodes: [
        room({ floor: 620, tone: 0.5, wainscot: 70 }),
        glow(circle(220, 300, 420), 0.85),
        concept('mirror', [area(ellipse(486, 200, 66, 100), 'accent', -0.3), area(ellipse(486, 200, 54, 88), 'lit', 0.2)]),
        placed(ladyShade, 462, 600, { scale: 2.06, flip: true }),
        placed(sconce(), 150, 190, { scale: 1.05 }),
      ],
    },
    {
      z: 0.8,
      nodes: [
        area('M-10 620H610V850H-10Z', 'wood', -0.4),
        stroke(Array.from({ length: 9 }, (_, i) => `M${300 + (i - 4) * 66} 620L${300 + (i - 4) * 190} 850M0 ${640 + i * i * 4}H600`).join(''), 2, 'dark', {
          opacity: 0.3,
        }),
        area(ellipse(300, 652, 170, 18), 'dark', 0, { opacity: 0.5 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(count, 244, 650, { scale: 1.86 }),
        placed(figure({ is: 'woman', hair: 'coiled', left: [60, -166], right: [52, -142], tone: 0, fill: 'violet' }), 372, 650, { scale: 1.66, flip: true }),
        concept(
          'arm',
          [
            stroke('M290 376C310 380 320 372 336 352', 22, 'mass', { tone: -0.6 }),
            area(circle(338, 350, 11), 'paper', -0.2),
            stroke('M270 420C310 440 340 446 376 440', 24, 'mass', { tone: -0.65 }),
            area(circle(380, 440, 12), 'paper', -0.2),
          ],
          { rim: 0.8 },
        ),
        concept(
          'bat',
          [
            area(
              polygon(
                [520, 92],
                [504, 78],
                [490, 90],
                [478, 84],
                [486, 104],
                [502, 100],
                [512, 112],
                [520, 104],
                [528, 112],
                [538, 100],
                [554, 104],
                [562, 84],
                [550, 90],
                [536, 78],
              ),
              'dark',
            ),
          ],
          { also: ['animal'] },
        ),
        concept('rose', [area(circle(200, 648, 9) + circle(210, 644, 8) + circle(206, 654, 8), 'red'), stroke('M212 652C230 660 244 656 256 662', 4, 'leaf')], {
          also: ['flower'],
        }),
      ],
    },
  ],
  says: { place: 'ballroom', time: 'night', mood: ['elegant', 'sinister'], action: ['dancing', 'casting a shadow'], more: ['two'] },
};
