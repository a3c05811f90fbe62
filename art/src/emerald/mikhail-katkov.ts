import { concept, placed } from '../concept.ts';
import { snow } from '../kit/emerald/air.ts';
import { crown } from '../kit/emerald/crown.ts';
import { eye } from '../kit/emerald/eye.ts';
import { hats } from '../kit/emerald/hats.ts';
import { onions } from '../kit/emerald/landmarks/petersburg.ts';
import { bars } from '../kit/emerald/paperwork.ts';
import { roofs } from '../kit/emerald/roofs.ts';
import { tentacle } from '../kit/emerald/tentacle.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { limb, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

const page = (mirror: 1 | -1): string =>
  `M340 226C${340 + mirror * 60} 206 ${340 + mirror * 120} 206 ${340 + mirror * 184} 218L${340 + mirror * 196} 520C${340 + mirror * 130} 508 ${340 + mirror * 60} 510 340 530Z`;
const fingers = [0, 1, 2, 3].map(i =>
  area(
    limb(
      [
        [166, 340 + i * 26],
        [146, 334 + i * 26],
        [132, 342 + i * 26],
      ]
        .map(([x = 0, y = 0]) => [x, y] as const)
        .reverse(),
      12,
      11,
    ),
    'mass',
    -0.45,
  ),
);

export const scene: Scene = {
  canvas: 'card',
  idea: 'The editor on his bench is hidden behind his own newspaper, and one of the hands that hold it is not a hand.',
  composition: 'close',
  palette: 'frost',
  light: [430, 90],
  horizon: 620,
  layers: [
    {
      z: 0.25,
      nodes: [
        placed(onions({ tone: 0.1 }), 480, 430, { scale: 1.25 }),
        placed(onions({ tone: 0.1 }), 130, 470, { scale: 0.8 }),
        roofs({ style: 'block', y: 640, low: 150, high: 230, width: 90, seed: 5, lit: 0.2, tone: 0.1 }),
      ],
    },
    {
      z: 0.8,
      lifted: true,
      nodes: [
        concept(
          'bench',
          [
            area(rect(60, 420, 520, 18) + rect(60, 452, 520, 18) + rect(60, 560, 540, 26), 'wood', -0.45),
            area(rect(90, 420, 20, 330) + rect(536, 420, 20, 330), 'dark'),
          ],
          { rim: 0.7 },
        ),
        concept(
          'man',
          [
            area(
              'M220 420C180 440 160 520 150 640L140 850L540 850L530 640C520 520 500 440 460 420C440 330 400 250 340 246C280 250 240 330 220 420Z',
              'mass',
              -0.45,
            ),
            { nodes: [...hats.fur], transform: { scale: 0.92, move: [344, 384] } },
          ],
          { also: ['person'], rim: 1 },
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'newspaper',
          [
            area(page(-1), 'paper', -0.12, { shade: { to: [1, 0.4], depth: 0.45 } }),
            area(page(1), 'paper', 0, { shade: { to: [0.4, 1], depth: 0.3 } }),
            stroke('M340 226V530', 2.4, 'dark', { opacity: 0.4 }),
            area(rect(176, 240, 140, 15) + rect(366, 240, 140, 15), 'dark', 0, { opacity: 0.7 }),
            area(bars(174, 278, 64, 20, 11) + bars(252, 278, 64, 20, 11) + bars(452, 278, 62, 20, 11), 'dark', 0, { opacity: 0.4 }),
            area(bars(366, 420, 70, 8, 11), 'dark', 0, { opacity: 0.4 }),
            area(rect(362, 276, 78, 122), 'dark', 0, { opacity: 0.75 }),
            placed(eye({ width: 60, shine: 0 }), 401, 352),
            placed(crown({ width: 44 }), 401, 328),
          ],
          { also: ['paper'], rim: 0.5 },
        ),
        ...fingers,
        area('M40 470C80 440 120 420 150 430L160 330C150 316 140 320 132 334C110 340 60 380 30 420Z', 'mass', -0.55, { rim: 0.8 }),
        tentacle(
          [
            [600, 470],
            [566, 430],
            [560, 380],
            [530, 350],
            [496, 362],
            [488, 396],
            [510, 410],
            [522, 392],
          ],
          { from: 34, to: 6, suckers: 'left', tone: -0.2, fill: 'accent' },
        ),
      ],
    },
  ],
  weather: [snow(5, 90)],
  says: { place: 'park', time: 'day', weather: 'snow', mood: ['sly', 'loyal'], action: ['reading', 'hiding'] },
};
