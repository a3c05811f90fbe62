import { concept, placed } from '../concept.ts';
import { smoke } from '../kit/emerald/air.ts';
import { crown } from '../kit/emerald/crown.ts';
import { glow } from '../kit/emerald/paper.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, polygon, rect } from '../path.ts';
import type { Group, Node, Scene } from '../scene.ts';

const faces = (x: number, y: number): Node => area(circle(x - 7, y, 2.6) + circle(x + 7, y, 2.6), 'dark');
const match = (x: number, foot: number, height: number, turn: number): Group =>
  placed(
    concept(
      'match',
      [
        area(rect(-9, -height, 18, height + 200), 'brick2', 0.15, { shade: { to: [-1, 0.2], depth: 0.4 } }),
        area(
          `M-15 ${-height + 10}C-20 ${-height - 24} -10 ${-height - 46} 0 ${-height - 48}C10 ${-height - 46} 20 ${-height - 24} 15 ${-height + 10}C8 ${-height + 18} -8 ${-height + 18} -15 ${-height + 10}Z`,
          'red',
          -0.02,
        ),
        faces(2, -height - 18),
      ],
      { also: ['person', 'crowd'], rim: 0.9 },
    ),
    x,
    foot,
    { turn },
  );

export const scene: Scene = {
  canvas: 'card',
  idea: 'In a crowd of matches one has caught fire and leans over to its neighbour with the news.',
  composition: 'close',
  palette: 'ember',
  light: [330, 150],
  horizon: 840,
  layers: [
    {
      z: 0.3,
      nodes: [
        glow(circle(330, 180, 380), 1),
        concept('palace', [
          area(
            `${rect(380, 420, 230, 240)}${polygon([370, 420], [495, 350], [620, 420])}${[400, 450, 500, 550].map(x => rect(x, 440, 16, 200)).join('')}`,
            'mass',
            -0.05,
          ),
          placed(crown({ width: 60 }), 495, 356),
        ]),
      ],
    },
    { z: 0.6, nodes: [...[60, 130, 196, 470, 540, 590].map((x, i) => match(x, 700, 150 + (i % 3) * 26, ((i * 7) % 9) - 4))] },
    {
      z: 1,
      lifted: true,
      nodes: [
        match(452, 660, 300, 5),
        match(166, 680, 260, -5),
        match(534, 690, 250, 4),
        concept(
          'burning match',
          [
            {
              nodes: [
                area(rect(-11, -350, 22, 560), 'brick2', 0.25, { shade: { to: [-1, 0.2], depth: 0.4 } }),
                area('M-18 -342C-24 -384 -12 -410 0 -412C12 -410 24 -384 18 -342C10 -332 -10 -332 -18 -342Z', 'dark', 0.2),
              ],
              transform: { turn: 12, move: [250, 660] },
              rim: 0.9,
            },
            {
              nodes: [
                glow(circle(0, -400, 170), 1),
                area(
                  'M0 -330C-52 -340 -60 -400 -26 -440C-22 -418 -8 -420 -8 -444C-6 -474 6 -500 20 -520C22 -478 62 -450 54 -392C50 -352 30 -330 0 -330Z',
                  'accent',
                  0.05,
                ),
                area('M2 -336C-26 -344 -28 -380 -8 -402C0 -414 8 -428 10 -440C18 -414 38 -400 32 -368C28 -346 18 -338 2 -336Z', 'light', 0.4),
              ],
              transform: { turn: 12, move: [250, 660] },
            },
          ],
          { also: ['match', 'fire', 'flame'] },
        ),
        match(392, 670, 250, -9),
        match(300, 720, 150, 3),
        match(96, 720, 190, 4),
        smoke(
          [
            [400, 130],
            [430, 100],
            [416, 66],
            [446, 30],
            [430, -6],
          ],
          { from: 5, to: 16, opacity: 0.25 },
        ),
      ],
    },
    {
      z: 1,
      nodes: [
        area(rect(-10, 700, 620, 160), 'brown', -0.35),
        area(rect(-10, 700, 620, 18), 'brown', 0.05),
        stroke(Array.from({ length: 30 }, (_, i) => `M${i * 22 - 8} 740l10 70`).join(''), 4, 'dark', { opacity: 0.35 }),
        area(ellipse(300, 700, 310, 6), 'dark', 0, { opacity: 0.3 }),
      ],
    },
  ],
  says: { place: 'square', time: 'night', mood: ['rebellious', 'hopeful'], action: ['burning', 'leaning', 'kindling'], more: ['crowd'] },
};
