import { concept, placed } from '../concept.ts';
import { bank, rain } from '../kit/emerald/air.ts';
import { bust } from '../kit/emerald/bust.ts';
import { crowd, flag } from '../kit/emerald/crowd.ts';
import { crown } from '../kit/emerald/crown.ts';
import { glow, twice } from '../kit/emerald/paper.ts';
import { tentacle } from '../kit/emerald/tentacle.ts';
import { spark } from '../kit/emerald/weapons.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, polygon, rect, smooth } from '../path.ts';
import type { Scene } from '../scene.ts';

const statue = concept(
  'statue',
  [
    twice(
      tentacle(
        [
          [376, 250],
          [420, 258],
          [446, 214],
          [430, 166],
          [456, 132],
          [484, 146],
          [474, 170],
        ],
        { from: 17, to: 4, suckers: 'left' },
      ),
      340,
    ),
    area(
      'M340 138C366 138 372 164 368 186C392 200 404 230 400 270C408 320 416 360 424 404L256 404C264 360 272 320 280 270C276 230 288 200 312 186C308 164 314 138 340 138Z',
      'mass',
      -0.45,
    ),
    stroke('M318 270C312 320 306 360 300 400M340 250V400M362 270C368 320 374 360 380 400', 3, 'lit', { opacity: 0.35 }),
    placed(crown({ width: 66, points: 5 }), 340, 150),
  ],
  { also: ['monument', 'monster'], rim: 1 },
);

export const scene: Scene = {
  canvas: 'card',
  idea: 'In the pouring rain a fuse creeps towards the unveiled monument of a crowned thing, and the rain is about to win.',
  composition: 'wide',
  palette: 'ember',
  light: [420, 470],
  horizon: 560,
  layers: [
    {
      z: 0.1,
      nodes: [
        glow(circle(340, 300, 330), 0.85),
        bank(180, 130, 520, { seed: 3, tone: -0.5, opacity: 0.5 }),
        bank(450, 230, 460, { seed: 8, tone: -0.5, opacity: 0.45 }),
        bank(120, 330, 420, { seed: 5, tone: -0.4, opacity: 0.35 }),
      ],
    },
    {
      z: 0.45,
      nodes: [
        area('M-10 560C120 480 240 452 340 450C440 452 540 486 610 540L610 600L-10 600Z', 'mass', 0.15),
        placed(flag({ height: 120, width: 66 }), 196, 520),
        placed(flag({ height: 130, width: 66, tone: -0.3 }), 484, 524),
        crowd({ from: 60, to: 600, y: 548, size: 0.42, seed: 6, tone: -0.1 }),
      ],
    },
    {
      z: 0.75,
      lifted: true,
      nodes: [
        statue,
        concept(
          'pedestal',
          [
            area(
              `${rect(250, 402, 180, 14)}${rect(266, 414, 148, 84)}${polygon([230, 520], [246, 496], [434, 496], [450, 520])}${rect(206, 518, 268, 40)}`,
              'mass',
              -0.2,
            ),
            stroke('M280 430H400V484H280Z', 3, 'lit', { opacity: 0.3 }),
          ],
          { rim: 0.8, shade: { to: [-1, 0.6], depth: 0.5 } },
        ),
      ],
    },
    {
      z: 0.9,
      nodes: [
        area('M-10 590C180 560 420 556 610 580L610 850L-10 850Z', 'mass', -0.35),
        area('M210 596C300 586 420 590 470 604C400 616 270 618 210 596ZM330 690C420 676 520 680 560 700C480 716 380 716 330 690Z', 'lit', -0.3, {
          opacity: 0.3,
        }),
        stroke(
          smooth([
            [250, 708],
            [330, 730],
            [420, 690],
            [372, 646],
            [452, 622],
            [420, 588],
          ]),
          6,
          'dark',
        ),
        stroke(
          smooth([
            [420, 588],
            [392, 560],
            [400, 530],
            [384, 518],
          ]),
          6,
          'accent2',
        ),
        spark(420, 588, 17),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(bust({ hat: 'slouch', wears: 'coat', beard: 'pointed', nose: 'long' }), 158, 628, { scale: 0.6 }),
        area('M-10 690L120 670L258 690L258 720L300 724L300 850L-10 850Z', 'mass', -0.75, { rim: 0.8 }),
      ],
    },
  ],
  weather: [rain(12, 110, -0.3)],
  says: { place: 'monument', time: 'dusk', weather: 'rain', mood: ['tense', 'doomed'], action: ['lighting a fuse', 'waiting'] },
};
