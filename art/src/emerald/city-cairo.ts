import { concept, placed } from '../concept.ts';
import { stars } from '../kit/emerald/air.ts';
import { felucca, minaret, pyramid } from '../kit/emerald/landmarks/east.ts';
import { glow } from '../kit/emerald/paper.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, limb, polygon, rect } from '../path.ts';
import type { Group, Scene } from '../scene.ts';

const palm = (): Group =>
  concept(
    'palm',
    [
      area(
        limb(
          [
            [0, 0],
            [8, -60],
            [2, -120],
            [14, -170],
          ],
          8,
          5,
        ),
        'mass',
        -0.5,
      ),
      stroke(
        'M14 -172C-10 -190 -40 -184 -60 -160M14 -172C0 -204 -30 -214 -54 -206M14 -172C22 -206 50 -216 76 -204M14 -172C40 -188 70 -180 88 -154M14 -172C12 -200 24 -226 40 -234',
        7,
        'mass',
        { tone: -0.5 },
      ),
    ],
    { also: ['tree'], rim: 0.6 },
  );

export const scene: Scene = {
  canvas: 'card',
  idea: 'Three pyramids stand on the bank of the Nile, and the river mirrors four.',
  composition: 'mirrored',
  palette: 'gas',
  light: [470, 140],
  horizon: 400,
  layers: [
    { z: 0.06, nodes: [glow(circle(470, 320, 300), 0.9), stars(12, 50, 220), concept('sun', [area(circle(470, 344, 46), 'light', 0.3)])] },
    {
      z: 0.35,
      mirrored: 404,
      nodes: [
        placed(pyramid({ width: 150, height: 96, tone: 0.1 }), 520, 404),
        placed(pyramid({ width: 290, height: 190, tone: 0.05 }), 388, 404),
        placed(pyramid({ width: 240, height: 150 }), 200, 404),
      ],
    },
    {
      z: 0.6,
      mirrored: 404,
      nodes: [
        area('M-10 404L610 404L610 392C500 384 420 396 340 394C240 398 120 386 -10 394Z', 'mass', -0.2),
        placed(minaret({ height: 150, round: 'bulb', tone: -0.1 }), 128, 400),
        area('M60 404V372H96V404ZM76 372C76 352 116 352 116 372V404H76ZM150 404V380H196V404Z', 'mass', -0.2),
        placed(palm(), 556, 402, { scale: 0.52 }),
        placed(palm(), 50, 404, { scale: 0.6, flip: true }),
      ],
    },
    { z: 0.8, water: rect(-10, 404, 620, 450), depth: 0.45 },
    {
      z: 0.9,
      nodes: [
        concept(
          'pyramid',
          [
            area(polygon([60, 410], [318, 606], [560, 410]), 'accent', -0.45, { opacity: 0.8, shade: { to: [0, -1], depth: 0.3 } }),
            area(polygon([318, 606], [560, 410], [420, 410]), 'accent', 0, { opacity: 0.65 }),
            glow(circle(322, 514, 110), 0.6, 'accent'),
            area('M272 514Q322 474 372 514Q322 552 272 514Z', 'light', 0.2),
            area(circle(322, 514, 17), 'accent', -0.4),
            area('M322 498Q329 514 322 530Q315 514 322 498Z', 'dark'),
          ],
          { also: ['reflection', 'monster', 'eye'] },
        ),
        stroke('M90 440H250M300 452H470M180 476H300M360 486H500M250 560H330M340 584H400M130 424H200', 3, 'light', { opacity: 0.45 }),
        placed(felucca({ tone: -0.6 }), 148, 610, { scale: 0.94 }),
        stroke('M70 636H240M110 652H200', 3, 'light', { opacity: 0.4 }),
      ],
    },
    {
      z: 1,
      nodes: [
        area('M-10 780C120 740 300 760 610 730L610 850L-10 850Z', 'mass', -0.6),
        stroke(
          'M500 760C510 720 506 700 516 670M520 756C530 720 540 700 540 664M540 752C546 720 560 700 566 680M40 790C44 760 40 740 50 716M60 788C70 760 70 740 84 722',
          4,
          'mass',
          { tone: -0.6 },
        ),
      ],
    },
  ],
  says: { place: 'Cairo', time: 'sunset', mood: ['ancient', 'uncanny'], action: ['sailing', 'mirroring'], more: ['reflection', 'river', 'four'] },
};
