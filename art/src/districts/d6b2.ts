import { concept, placed } from '../concept.ts';
import { halo, times } from '../kit/city/draw.ts';
import { tree } from '../kit/nature/tree.ts';
import { stars } from '../kit/sky/stars.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { teddy } from '../kit/things/dolls.ts';
import { circle, ellipse, polygon, rect } from '../path.ts';
import type { Node, Scene, Token } from '../scene.ts';

const eye = (x: number, side: 1 | -1): Node =>
  concept(
    'eye',
    [
      {
        transform: { flip: side === -1, move: [x, 232] },
        nodes: [
          area('M-62 8C-40 -30 20 -38 66 -4C30 26 -30 32 -62 8Z', 'white', 0.6),
          {
            clip: 'M-62 8C-40 -30 20 -38 66 -4C30 26 -30 32 -62 8Z',
            nodes: [
              area(circle(16 * side, 0, 27), 'accent', -0.2),
              area(circle(16 * side, 0, 12), 'dark', -0.4),
              area(circle(16 * side - 8, -9, 6), 'white', 0.7),
              area('M-70 8C-40 -34 20 -42 70 -6L66 -44H-70Z', 'dark', 0, { opacity: 0.25 }),
            ],
          },
          stroke('M-66 10C-42 -32 20 -40 70 -6', 7, 'dark'),
          stroke('M60 -10L80 -22M48 -20L64 -34M-58 14C-30 32 30 28 60 4', 4, 'dark', { tone: 0.1 }),
          area('M-72 -44C-30 -76 36 -74 76 -46C34 -60 -30 -60 -70 -34Z', 'hairBlack', 0.1),
        ],
      },
    ],
    { also: ['look', 'face'] },
  );

/** From behind, dark against the screen: a head, shoulders, a lit edge. */
const viewer = (x: number, y: number, k: number, cloth: Token, hair: 'short' | 'bun' | 'hat' | 'long' | 'curls'): Node =>
  concept(
    'viewer',
    [
      {
        transform: { move: [x, y], scale: k },
        nodes: [
          area('M-46 60C-48 10 -30 -4 0 -4S48 10 46 60Z', cloth, -0.35),
          area(rect(-9, -20, 18, 20), 'skin3', -0.4),
          area(ellipse(0, -34, 21, 25), hair === 'hat' ? 'skin2' : 'hairBlack', hair === 'hat' ? -0.4 : 0.15),
          ...(hair === 'bun' ? [area(circle(0, -64, 12), 'hairBlack', 0.2)] : []),
          ...(hair === 'hat'
            ? [area('M-34 -44C-20 -52 20 -52 34 -44C20 -36 -20 -36 -34 -44Z', 'dark', 0.1), area('M-20 -46C-20 -68 20 -68 20 -46Z', 'dark', 0.15)]
            : []),
          ...(hair === 'long' ? [area('M-22 -38C-28 -70 28 -70 22 -38L26 12C10 18 -10 18 -26 12Z', 'hairRed', -0.3)] : []),
          ...(hair === 'curls'
            ? [
                area(circle(-14, -48, 15), 'hairBlack', 0.1),
                area(circle(14, -48, 15), 'hairBlack', 0.1),
                area(circle(0, -58, 15), 'hairBlack', 0.1),
                area(circle(-20, -30, 13), 'hairBlack', 0.1),
                area(circle(20, -30, 13), 'hairBlack', 0.1),
              ]
            : []),
        ],
      },
    ],
    { also: ['person', 'audience'], rim: 1 },
  );

const turned = concept(
  'man',
  [
    area('M-48 62C-50 12 -32 -2 0 -2S50 12 48 62Z', 'blue', -0.3),
    area('M-14 -2L0 20L14 -2Z', 'paper', -0.2),
    area(ellipse(0, -34, 21, 26), 'skin2', -0.12),
    area('M-22 -36C-24 -66 24 -66 22 -36C14 -50 -14 -50 -22 -36Z', 'hairBrown', -0.2),
    area(ellipse(-8, -34, 6, 6), 'dark', 0),
    area(ellipse(8, -34, 6, 6), 'dark', 0),
    stroke('M-14 -35H14', 2, 'dark'),
    stroke('M-6 -18C-2 -16 4 -16 8 -19', 2, 'lip', { tone: -0.3 }),
    stroke('M0 -32L-2 -24H2', 1.6, 'skin2', { tone: -0.5 }),
  ],
  { also: ['person', 'spy'], rim: 1 },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: "Open-air cinema: heads on blankets before a bright screen on which only a face's eyes can be seen.",
  composition: 'wide',
  palette: 'sodium',
  light: [300, 230],
  horizon: 430,
  layers: [
    { z: 0.05, nodes: [stars({ seed: 6, count: 60, height: 200 })] },
    {
      z: 0.3,
      nodes: [
        [30, 420, 260],
        [572, 420, 280],
        [120, 410, 170],
        [490, 410, 160],
      ].map(([x = 0, y = 0, h = 0], i): Node => placed(tree({ kind: 'leafy', height: h, seed: i + 21 }), x, y)),
    },
    {
      z: 0.55,
      nodes: [
        concept('lawn', [area('M0 404C200 390 400 390 600 404V693H0Z', 'mass', 0.05, { shade: { to: [0, 1], depth: 0.5 } })], { also: ['grass', 'park'] }),
        concept(
          'screen',
          [
            stroke('M90 130V420M510 130V420', 10, 'dark', { tone: 0.2 }),
            area(rect(96, 128, 408, 222), 'paper', -0.05),
            area(polygon([96, 350], [504, 350], [504, 362], [96, 362]), 'dark', 0.2),
            stroke('M96 128L60 400M504 128L540 400', 2, 'paper', { tone: -0.2, opacity: 0.6 }),
          ],
          { also: ['cinema', 'film'] },
        ),
        halo(300, 240, 330, 0.5),
        area('M96 170C180 150 420 150 504 170V350H96V158Z', 'skin1', 0, { opacity: 0.5 }),
        stroke('M296 226C288 262 282 290 290 312', 5, 'skin1', { tone: -0.3, opacity: 0.6 }),
        eye(196, 1),
        eye(404, -1),
        area('M96 128H504V158C400 140 200 140 96 158Z', 'hairBlack', 0.1),
      ],
    },
    {
      z: 0.75,
      nodes: [
        ...times(3).map(
          (i): Node => concept('blanket', [area(ellipse(120 + i * 180, 470, 84, 20), ['accent', 'red', 'violet'][i] === 'red' ? 'red' : 'accent', -0.2)]),
        ),
        viewer(92, 438, 0.62, 'accent', 'short'),
        viewer(142, 440, 0.6, 'red', 'bun'),
        viewer(272, 438, 0.62, 'violet', 'long'),
        viewer(322, 440, 0.6, 'blue', 'hat'),
        viewer(452, 438, 0.62, 'green', 'curls'),
        viewer(506, 442, 0.6, 'brown', 'short'),
      ],
    },
    {
      z: 0.9,
      nodes: [
        area(ellipse(170, 560, 150, 34), 'violet', -0.2),
        area(ellipse(450, 560, 140, 32), 'brick2', -0.2),
        stroke('M60 548C130 566 210 568 290 550M330 556C400 574 480 572 560 550', 3, 'paper', { opacity: 0.4 }),
        viewer(124, 506, 0.95, 'brown', 'curls'),
        viewer(206, 510, 0.92, 'accent', 'hat'),
        viewer(500, 508, 0.95, 'red', 'bun'),
        placed(teddy(), 272, 566, { scale: 0.62 }),
      ],
    },
    { z: 1, lifted: true, nodes: [placed(turned, 412, 506, { scale: 1.02 })] },
    {
      z: 1,
      nodes: [
        viewer(262, 628, 1.3, 'dark', 'long'),
        viewer(352, 632, 1.26, 'mass', 'short'),
        concept(
          'popcorn',
          [
            area(polygon([288, 628], [330, 628], [324, 690], [294, 690]), 'red', 0),
            stroke('M299 628L302 690M319 628L317 690', 6, 'paper'),
            ...times(7).map((i): Node => area(circle(290 + i * 6.5, 624 - (i % 3) * 5, 6), 'light', 0.2)),
          ],
          { also: ['food'] },
        ),
      ],
    },
  ],
  says: { place: 'open-air cinema', time: 'night', mood: ['tense', 'secret', 'dreamy'], action: ['watch', 'sit', 'turn'], more: ['crowd', 'film', 'watched'] },
};
