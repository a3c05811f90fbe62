import { concept, placed } from '../concept.ts';
import { bank, snow } from '../kit/emerald/air.ts';
import { eye } from '../kit/emerald/eye.ts';
import { figure } from '../kit/emerald/figure.ts';
import { needle, onions } from '../kit/emerald/landmarks/petersburg.ts';
import { glow } from '../kit/emerald/paper.ts';
import { roofs } from '../kit/emerald/roofs.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, limb } from '../path.ts';
import type { Scene } from '../scene.ts';

const under = concept(
  'shape under the ice',
  [
    area('M130 610C140 520 250 476 350 484C470 490 560 550 566 630C540 690 420 720 320 712C220 706 140 672 130 610Z', 'accent', -0.4, { opacity: 0.5 }),
    area(
      [
        limb(
          [
            [180, 560],
            [120, 520],
            [90, 540],
            [60, 516],
          ],
          22,
          4,
        ),
        limb(
          [
            [520, 570],
            [560, 530],
            [600, 540],
            [620, 520],
          ],
          22,
          4,
        ),
        limb(
          [
            [200, 660],
            [150, 710],
            [90, 700],
            [50, 740],
          ],
          24,
          5,
        ),
        limb(
          [
            [480, 680],
            [520, 730],
            [570, 720],
            [610, 760],
          ],
          24,
          5,
        ),
        limb(
          [
            [330, 700],
            [340, 750],
            [310, 790],
            [330, 840],
          ],
          24,
          6,
        ),
      ].join(''),
      'accent',
      -0.45,
      { opacity: 0.45 },
    ),
    glow(circle(346, 590, 190), 0.6, 'accent'),
    placed(eye({ width: 190, open: 0.42, white: 'paper', iris: 'accent', shine: 0.2 }), 346, 588),
  ],
  { also: ['monster', 'octopus'], opacity: 0.8, transform: { move: [0, -42] } },
);

export const scene: Scene = {
  canvas: 'card',
  idea: 'A skater crosses the frozen Neva below the golden needle, right over something large that is awake under the ice.',
  composition: 'wide',
  palette: 'frost',
  light: [430, 120],
  horizon: 420,
  layers: [
    { z: 0.06, nodes: [glow(circle(430, 250, 300), 0.6), bank(180, 110, 340, { seed: 6, opacity: 0.35 })] },
    {
      z: 0.3,
      nodes: [
        placed(onions({ tone: 0.1 }), 150, 424, { scale: 0.8 }),
        roofs({ style: 'block', y: 430, low: 40, high: 70, width: 80, seed: 3, lit: 0.35, tone: 0.15 }),
      ],
    },
    {
      z: 0.55,
      nodes: [concept('fortress', [area('M150 430L170 392L590 392L610 430Z', 'mass', -0.05)]), placed(needle({ tone: -0.05 }), 396, 404, { scale: 0.98 })],
    },
    {
      z: 0.6,
      nodes: [
        concept(
          'ice',
          [
            area('M-10 424C200 416 420 416 610 424L610 850L-10 850Z', 'lit', 0.1, { shade: { to: [-0.2, 1], depth: 0.5 } }),
            area('M-10 424C200 416 420 416 610 424L610 438C420 428 200 430 -10 442Z', 'paper', 0.2),
          ],
          { also: ['river', 'winter'] },
        ),
      ],
    },
    {
      z: 0.8,
      nodes: [
        under,
        stroke(
          'M60 520L150 500L210 540L300 520M150 500L170 460M420 470L500 500L600 480M500 500L520 560L590 590M80 640L150 660L170 730M420 690L500 660',
          2.4,
          'paper',
          { opacity: 0.75 },
        ),
        stroke('M120 470C220 490 280 470 330 496C380 520 430 520 470 500', 2, 'paper', { opacity: 0.5 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        area('M226 476C250 470 300 472 312 478C290 486 240 486 226 476Z', 'dark', 0, { opacity: 0.4 }),
        placed(figure({ is: 'man', hat: 'fur', wears: 'coat', left: [-46, -120], right: [56, -110], stride: 26 }), 258, 476, { scale: 0.82, turn: 10 }),
        concept('scarf', [area('M262 344C240 340 214 352 196 344C206 358 236 364 262 356Z', 'red')]),
      ],
    },
  ],
  weather: [snow(23, 90)],
  says: { place: 'St Petersburg', time: 'day', weather: 'snow', mood: ['cold', 'unaware'], action: ['skating', 'lurking'], more: ['river', 'ice'] },
};
