import { concept, placed } from '../concept.ts';
import { crown } from '../kit/emerald/crown.ts';
import { glint } from '../kit/emerald/eye.ts';
import { figure } from '../kit/emerald/figure.ts';
import { glow } from '../kit/emerald/paper.ts';
import { curtain } from '../kit/emerald/rooms.ts';
import { tentacle } from '../kit/emerald/tentacle.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

const cx = 366;

export const scene: Scene = {
  canvas: 'card',
  idea: 'A footman draws the curtain before His Majesty with a finger on his lips, but the royal feet do not fit behind it.',
  composition: 'interior',
  palette: 'emerald',
  light: [366, 230],
  horizon: 0,
  layers: [
    {
      z: 0.8,
      nodes: [
        area(rect(-5, -5, 610, 850), 'dark', 0.35),
        glow(circle(cx, 280, 330), 0.8),
        stroke([0, 1, 2, 3].map(i => `M${cx} 260m${-120 - i * 40} 0a${120 + i * 40} ${120 + i * 40} 0 0 1 ${240 + i * 80} 0`).join(''), 3, 'accent', {
          opacity: 0.3,
        }),
      ],
    },
    {
      z: 0.9,
      nodes: [
        concept(
          'king',
          [
            area(`M${cx} 132C430 132 450 190 444 250C510 300 516 460 520 660L214 660C218 460 222 300 288 250C282 190 302 132 ${cx} 132Z`, 'mass', -0.2),
            area(`M${cx} 300C420 306 470 360 486 470L496 660L236 660L246 470C262 360 312 306 ${cx} 300Z`, 'red', -0.35),
            stroke(`M${cx} 420V650M316 420C310 500 304 580 300 650M416 420C422 500 428 580 432 650`, 3, 'dark', { opacity: 0.4 }),
          ],
          { also: ['royalty', 'monster'], rim: 1.2, shade: { to: [0, 1], depth: 0.4 } },
        ),
        ...[
          [-50, 0],
          [-18, 1],
          [18, 2],
          [50, 3],
        ].map(([x = 0, i = 0]) =>
          tentacle(
            [
              [cx + x * 0.7, 254],
              [cx + x * 1.1, 310],
              [cx + x, 352],
              [cx + x * 1.5 + (i % 2 === 0 ? -10 : 10), 396],
            ],
            { from: 13, to: 3, tone: 0.05, suckers: i < 2 ? 'left' : 'right' },
          ),
        ),
        glint(cx - 34, 206, 15),
        glint(cx + 34, 206, 15),
        glint(cx, 234, 11),
        placed(crown({ width: 118, points: 5 }), cx, 152),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        curtain({ from: -20, to: 330, bottom: 560, gather: -20, folds: 8, fill: 'green', tone: -0.25 }),
        curtain({ from: 470, to: 640, bottom: 560, folds: 4, fill: 'green', tone: -0.25 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        area(rect(-10, 552, 620, 300), 'wood', -0.55),
        stroke('M0 554H600', 4, 'accent', { opacity: 0.6 }),
        tentacle(
          [
            [320, 540],
            [312, 590],
            [270, 612],
            [226, 600],
            [222, 564],
            [246, 562],
          ],
          { from: 26, to: 5, tone: -0.3 },
        ),
        tentacle(
          [
            [400, 540],
            [402, 600],
            [440, 632],
            [486, 620],
            [484, 584],
          ],
          { from: 26, to: 5, tone: -0.3, suckers: 'left' },
        ),
        tentacle(
          [
            [258, 545],
            [220, 572],
            [176, 568],
            [150, 590],
            [164, 612],
          ],
          { from: 20, to: 4, tone: -0.35 },
        ),
        concept(
          'pelmet',
          [
            area(`M-10 -10H610V40${Array.from({ length: 9 }, (_, i) => `Q${575 - i * 70} 100 ${540 - i * 70} 40`).join('')}Z`, 'green', -0.4, {
              shade: { to: [0, 1], depth: 0.5 },
            }),
            stroke(`M610 42${Array.from({ length: 9 }, (_, i) => `Q${575 - i * 70} 102 ${540 - i * 70} 42`).join('')}`, 5, 'accent'),
          ],
          { also: ['curtain'] },
        ),
        concept('cord', [stroke('M296 90C288 200 286 290 262 390', 6, 'accent'), area('M252 388L272 390L280 438L244 436Z', 'accent', -0.1)]),
        placed(figure({ wears: 'uniform', hair: 'short', right: [62, -128], left: [22, -176], tone: -0.35, stride: 12 }), 186, 556, { scale: 1.22 }),
      ],
    },
  ],
  says: { place: 'palace', time: 'night', mood: ['comic', 'secret'], action: ['hiding', 'drawing a curtain'] },
};
