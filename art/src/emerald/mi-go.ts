import { concept, placed } from '../concept.ts';
import { rain } from '../kit/emerald/air.ts';
import { glint } from '../kit/emerald/eye.ts';
import { sconce } from '../kit/emerald/lamp.ts';
import { glow } from '../kit/emerald/paper.ts';
import { room, sash } from '../kit/emerald/rooms.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, limb, rect } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const scallops =
  'M0 0C-14 8 -26 26 -24 54C-44 110 -58 180 -62 250C-48 232 -38 238 -34 262C-26 238 -14 240 -6 272C2 240 16 238 24 262C30 236 42 232 58 246C52 180 40 110 24 54C26 26 14 8 0 0Z';
const hung = (scale: number, turn: number): Node => ({
  nodes: [
    concept(
      'wing',
      [
        area(scallops, 'mass', -0.35),
        stroke(
          'M-4 8C-30 80 -52 160 -62 248M-2 10C-16 90 -28 180 -34 260M0 10C-2 100 -4 190 -6 270M2 10C12 90 20 180 24 260M4 8C28 80 46 160 58 244',
          3.4,
          'lit',
          { opacity: 0.7 },
        ),
        area('M-6 4C-16 -10 -10 -26 4 -28C0 -20 2 -12 8 -2Z', 'lit', -0.1),
      ],
      { also: ['bat', 'monster'], rim: 1, shade: { to: [-0.4, 1], depth: 0.35 } },
    ),
  ],
  transform: { scale, turn, move: [0, 0] },
});

export const scene: Scene = {
  canvas: 'card',
  idea: 'On a rainy night the guests have left their wings in the umbrella stand to drip, and their shadows are already in the parlour.',
  composition: 'interior',
  palette: 'abyss',
  light: [470, 170],
  horizon: 0,
  layers: [
    {
      z: 0.5,
      nodes: [
        room({ floor: 640, tone: 0.4 }),
        placed(
          sash({
            width: 120,
            height: 190,
            seen: [
              area(rect(-70, -200, 140, 210), 'dark', 0.5),
              stroke('M-40 -180L-50 -130M0 -150L-10 -100M30 -190L20 -140M-20 -90L-30 -40M34 -80L24 -30', 2, 'paper', { opacity: 0.6 }),
            ],
          }),
          186,
          300,
        ),
        placed(sconce(), 470, 170),
        concept('coat rack', [
          area(rect(280, 236, 260, 13), 'wood', -0.3),
          stroke('M310 248V266C310 276 324 276 324 266M390 248V266C390 276 404 276 404 266M500 248V266C500 276 514 276 514 266', 5, 'accent'),
        ]),
        concept('doorway', [area(rect(548, 140, 60, 500), 'light', -0.1), glow(circle(590, 380, 180), 0.7)]),
        concept(
          'shadow',
          [
            area('M556 640V330C548 318 556 300 566 304C570 286 588 286 590 304C602 300 608 316 602 330L606 640Z', 'dark'),
            area(
              limb(
                [
                  [562, 320],
                  [546, 290],
                  [556, 262],
                ],
                4,
                2,
              ) +
                limb(
                  [
                    [590, 316],
                    [602, 284],
                    [596, 256],
                  ],
                  4,
                  2,
                ),
              'dark',
            ),
          ],
          { also: ['monster'], opacity: 0.75 },
        ),
      ],
    },
    {
      z: 0.9,
      nodes: [
        placed(hung(1.02, 3), 318, 272),
        placed(hung(1.1, -3), 508, 272),
        concept('bowler', [area('M366 300C370 270 438 270 440 300L456 304C456 312 350 312 350 304Z', 'mass', -0.6, { rim: 0.8 })], { also: ['hat'] }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        { nodes: [placed(hung(0.9, 0), 0, 0)], transform: { turn: 186, move: [306, 640] } },
        { nodes: [placed(hung(0.8, 0), 0, 0)], transform: { turn: 172, move: [352, 650] } },
        concept(
          'umbrella',
          [area('M372 596L392 400C396 388 406 388 408 400L400 596Z', 'red', -0.25), stroke('M400 396V360C400 336 430 336 430 360', 7, 'wood')],
          { rim: 0.8 },
        ),
        concept(
          'umbrella stand',
          [
            area('M262 560H420L404 740H278Z', 'accent', -0.35, { shade: { to: [-0.6, 1], depth: 0.5 } }),
            stroke('M264 580H418M272 690H410', 6, 'accent', { tone: 0.2 }),
            area('M300 600C330 590 352 600 382 606C372 640 352 660 330 664C310 650 300 630 300 600Z', 'dark', 0, { opacity: 0.3 }),
            glint(342, 630, 15),
          ],
          { also: ['vase'], rim: 0.9 },
        ),
        concept(
          'puddle',
          [
            area(ellipse(350, 752, 150, 18), 'lit', -0.2, { opacity: 0.5 }),
            area(
              [
                [250, 700],
                [440, 690],
                [430, 640],
              ]
                .map(([x = 0, y = 0]) => `M${x} ${y}c6 10 6 16 0 18c-6 -2 -6 -8 0 -18Z`)
                .join(''),
              'lit',
              0.3,
            ),
          ],
          { also: ['water'] },
        ),
      ],
    },
  ],
  weather: [{ nodes: [rain(3, 30)], clip: rect(130, 112, 112, 184) }],
  says: { place: 'hall', time: 'night', weather: 'rain', mood: ['uncanny', 'homely'], action: ['dripping', 'visiting'] },
};
