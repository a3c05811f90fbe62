import { concept, placed } from '../concept.ts';
import { bank } from '../kit/emerald/air.ts';
import { crown } from '../kit/emerald/crown.ts';
import { type Hat, hats } from '../kit/emerald/hats.ts';
import { glow } from '../kit/emerald/paper.ts';
import { roofs } from '../kit/emerald/roofs.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, limb } from '../path.ts';
import type { Node, Point, Scene } from '../scene.ts';

const fingers: readonly (readonly [readonly Point[], Hat, number])[] = [
  [
    [
      [246, 470],
      [190, 420],
      [160, 350],
    ],
    'cap',
    -26,
  ],
  [
    [
      [272, 370],
      [250, 270],
      [244, 196],
    ],
    'slouch',
    -8,
  ],
  [
    [
      [330, 350],
      [330, 240],
      [332, 148],
    ],
    'top',
    0,
  ],
  [
    [
      [388, 362],
      [404, 262],
      [414, 186],
    ],
    'bowler',
    7,
  ],
  [
    [
      [434, 396],
      [472, 330],
      [494, 270],
    ],
    'fur',
    18,
  ],
];
const person = ([points, kind, turn]: (typeof fingers)[number]): Node => {
  const [x, y] = points.at(-1) ?? [0, 0];
  return {
    nodes: [
      area(limb(points, 38, 29), 'dark', 0.16),
      {
        nodes: [area(circle(-9, 10, 4.4) + circle(9, 10, 4.4), 'light', 0.3), { nodes: [...hats[kind]], transform: { scale: 0.34, move: [3, 62] } }],
        transform: { turn, move: [x, y] },
      },
    ],
  };
};

export const scene: Scene = {
  canvas: 'card',
  idea: 'A black hand reaches up out of the city, and its five fingers are five conspirators in their hats around one crown.',
  composition: 'scale flip',
  palette: 'ember',
  light: [420, 300],
  horizon: 620,
  layers: [
    { z: 0.06, nodes: [glow(circle(340, 330, 380), 0.95), bank(150, 120, 260, { seed: 2, opacity: 0.3 }), bank(520, 90, 240, { seed: 6, opacity: 0.3 })] },
    { z: 0.3, nodes: [roofs({ style: 'tiled', y: 650, low: 60, high: 110, width: 70, seed: 53, lit: 0.2, tone: 0.12 })] },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'black hand',
          [
            ...fingers.map(person),
            area(
              'M238 440C236 390 262 352 300 346C350 336 410 346 442 382C464 410 462 470 446 520C436 570 440 700 448 860L252 860C260 720 256 620 236 560C222 520 232 480 238 440Z',
              'dark',
              0.14,
            ),
            stroke('M290 480C320 450 370 450 404 480M282 520C320 500 360 506 400 530', 3, 'accent', { opacity: 0.3 }),
          ],
          { also: ['hand', 'conspirator', 'glove'], rim: 1.2 },
        ),
        placed(crown({ width: 96, points: 5 }), 338, 474, { turn: -6 }),
        glow(circle(338, 440, 90), 0.5),
      ],
    },
    { z: 1, nodes: [roofs({ style: 'tiled', y: 850, low: 100, high: 160, width: 110, seed: 8, lit: 0.25, tone: -0.5 })] },
  ],
  says: { place: 'city', time: 'sunset', mood: ['threatening', 'sworn'], action: ['grasping', 'plotting'], more: ['five', 'giant'] },
};
