import { concept, placed } from '../concept.ts';
import { smoke } from '../kit/emerald/air.ts';
import { sconce } from '../kit/emerald/lamp.ts';
import { glow } from '../kit/emerald/paper.ts';
import { room } from '../kit/emerald/rooms.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, limb, rect } from '../path.ts';
import type { Group, Point, Scene } from '../scene.ts';

/** A club chair from behind with the top of a bald head in it, standing on the origin. */
const member = (tone: number): Group =>
  concept(
    'armchair',
    [
      concept(
        'head',
        [
          area('M-30 -186C-34 -226 34 -226 30 -186Z', 'skin2', -0.1),
          area('M-32 -176C-38 -200 -30 -206 -26 -196ZM32 -176C38 -200 30 -206 26 -196Z', 'hairGrey', -0.1),
        ],
        { also: ['man', 'person'] },
      ),
      area('M-78 -20L-70 0H-56L-54 -20ZM54 -20L58 0H72L80 -20Z', 'wood', -0.4),
      area('M-88 -16C-96 -70 -96 -110 -84 -122C-78 -176 -50 -196 0 -196C50 -196 78 -176 84 -122C96 -110 96 -70 88 -16Z', 'brown', tone, {
        shade: { to: [0, 1], depth: 0.5 },
      }),
      area(
        [
          [-44, -150],
          [0, -160],
          [44, -150],
          [-22, -116],
          [22, -116],
          [-44, -84],
          [0, -80],
          [44, -84],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 3.6))
          .join(''),
        'dark',
        0,
        { opacity: 0.6 },
      ),
      stroke('M-70 -120C-74 -80 -74 -50 -70 -20M70 -120C74 -80 74 -50 70 -20', 3, 'lit', { opacity: 0.3 }),
    ],
    { also: ['chair', 'club'], rim: 0.9 },
  );

const arms: readonly (readonly Point[])[] = [
  [
    [250, 230],
    [200, 280],
    [170, 340],
    [186, 410],
    [170, 470],
  ],
  [
    [290, 250],
    [264, 310],
    [286, 370],
    [268, 430],
    [282, 490],
  ],
  [
    [350, 256],
    [350, 320],
    [330, 380],
    [352, 440],
    [340, 500],
  ],
  [
    [410, 250],
    [430, 310],
    [412, 370],
    [430, 430],
    [420, 486],
  ],
  [
    [444, 226],
    [490, 280],
    [512, 340],
    [494, 410],
    [508, 466],
  ],
];

export const scene: Scene = {
  canvas: 'card',
  idea: 'Nobody in the club says a word, but the smoke from the armchairs has come together under the ceiling and is looking down.',
  composition: 'interior',
  palette: 'gas',
  light: [340, 240],
  horizon: 0,
  layers: [
    {
      z: 0.5,
      nodes: [
        room({ floor: 560, tone: 0.05, wainscot: 80 }),
        concept('carpet', [
          area('M-10 566H610V850H-10Z', 'green', 0.15),
          stroke('M60 596H540L600 700M60 596L0 700M90 616H510L580 740M90 616L20 740', 5, 'accent2', { opacity: 0.35 }),
        ]),
        placed(sconce(), 130, 190),
        placed(sconce(), 556, 190),
        concept(
          'fireplace',
          [
            area(rect(238, 360, 204, 200), 'mass', -0.4),
            area(rect(222, 344, 236, 20), 'mass', -0.2),
            area('M268 560V440C268 400 412 400 412 440V560Z', 'dark'),
            glow(circle(340, 530, 110), 1, 'orange'),
            area('M300 556C296 520 320 510 322 484C340 500 350 490 352 470C372 496 384 520 376 556Z', 'orange', 0.2),
          ],
          { also: ['fire'] },
        ),
        glow(circle(340, 240, 300), 0.5),
      ],
    },
    {
      z: 0.8,
      nodes: [
        {
          nodes: [
            concept(
              'smoke octopus',
              [
                ...arms.map(points => area(limb(points, 26, 5, 14), 'paper', 0)),
                area('M346 70C430 70 478 130 470 196C466 240 440 262 400 268H294C252 262 226 240 222 196C214 130 262 70 346 70Z', 'paper', 0.05),
              ],
              { also: ['smoke', 'octopus', 'monster'] },
            ),
          ],
          opacity: 0.5,
        },
        area(ellipse(306, 196, 19, 8) + ellipse(388, 196, 19, 8), 'dark', 0, { opacity: 0.75 }),
        stroke('M284 176C298 168 314 168 326 176M368 176C380 168 396 168 410 176', 4, 'dark', { opacity: 0.5 }),
        area(circle(308, 196, 5) + circle(386, 196, 5), 'light', 0.3),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(member(-0.5), 160, 640, { scale: 0.86 }),
        placed(member(-0.5), 520, 640, { scale: 0.86 }),
        placed(member(-0.5), 338, 664, { scale: 0.94 }),
        smoke(
          [
            [170, 480],
            [164, 450],
            [180, 430],
            [170, 400],
          ],
          { from: 3, to: 9, opacity: 0.45 },
        ),
        smoke(
          [
            [510, 476],
            [516, 450],
            [500, 424],
            [508, 400],
          ],
          { from: 3, to: 9, opacity: 0.45 },
        ),
        placed(member(-0.6), 206, 806, { scale: 1.16 }),
        placed(member(-0.6), 484, 812, { scale: 1.16 }),
      ],
    },
  ],
  says: { place: 'club', time: 'evening', mood: ['silent', 'uncanny'], action: ['smoking', 'sitting'] },
};
