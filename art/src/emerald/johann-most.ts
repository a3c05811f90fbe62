import { concept, placed } from '../concept.ts';
import { candle } from '../kit/emerald/lamp.ts';
import { glow } from '../kit/emerald/paper.ts';
import { book } from '../kit/emerald/paperwork.ts';
import { room } from '../kit/emerald/rooms.ts';
import { spark } from '../kit/emerald/weapons.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, rect, smooth } from '../path.ts';
import type { Scene } from '../scene.ts';

const tome = concept(
  'book',
  [
    area('M196 196L452 196C470 196 470 548 452 548L196 548C178 548 178 196 196 196Z', 'red', -0.3),
    area('M190 200C172 204 172 540 190 544L214 544L214 200Z', 'red', -0.55),
    area('M462 208L480 214L480 540L462 540Z', 'paper', -0.2),
    stroke('M466 214V536M471 216V538M476 218V538', 1.4, 'dark', { opacity: 0.4 }),
    stroke('M236 220H442V524H236ZM250 234H428V510H250Z', 3, 'accent', { tone: 0.1 }),
    area('M236 220h26l-26 26ZM442 220h-26l26 26ZM236 524h26l-26 -26ZM442 524h-26l26 -26Z', 'accent', 0.1),
    concept('bomb', [
      area(circle(338, 386, 66), 'dark', 0.1),
      stroke(circle(338, 386, 66), 4, 'accent'),
      area('M322 306L354 306L356 326L320 326Z', 'accent'),
      area('M366 342C384 352 390 372 388 390C378 376 372 358 366 342Z', 'accent', 0.4),
    ]),
    stroke('M186 240H212M186 290H212M186 460H212M186 506H212', 5, 'accent', { opacity: 0.8 }),
  ],
  { rim: 1.1, shade: { to: [-0.7, 1], depth: 0.5 } },
);

export const scene: Scene = {
  canvas: 'card',
  idea: 'The bookbinder’s newest volume: what hangs out of it for a ribbon is a fuse, and it burns.',
  composition: 'still life',
  palette: 'ember',
  light: [520, 300],
  horizon: 0,
  layers: [
    {
      z: 0.5,
      nodes: [
        room({ floor: 600, tone: 0.75, wainscot: 0 }),
        concept(
          'shelf',
          [
            area(rect(-5, 150, 610, 12), 'wood', -0.4),
            ...[30, 62, 88, 124, 418, 452, 490, 520, 560].map((x, i) =>
              area(rect(x, 150 - 74 - (i % 3) * 14, 24 + (i % 2) * 8, 74 + (i % 3) * 14), i % 2 === 0 ? 'brick1' : 'brick5', -0.3),
            ),
          ],
          { also: ['book'] },
        ),
        glow(circle(490, 330, 330), 0.7),
      ],
    },
    {
      z: 0.9,
      nodes: [
        area(rect(-10, 560, 620, 300), 'wood', -0.5),
        stroke('M0 560H600', 5, 'accent', { tone: -0.2 }),
        concept(
          'glue pot',
          [
            area('M96 566C84 540 88 506 98 496L166 496C176 506 180 540 168 566Z', 'dark', 0.3),
            area(ellipse(132, 496, 34, 8), 'accent', -0.4),
            stroke('M140 494L176 430', 7, 'wood'),
          ],
          { also: ['pot'], rim: 0.8 },
        ),
        placed(book({ width: 190, height: 40 }), 500, 574),
        placed(candle({ height: 54 }), 528, 536, { scale: 0.9 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(tome, 0, 22, {}),
        concept(
          'fuse',
          [
            stroke(
              smooth([
                [392, 216],
                [396, 170],
                [372, 140],
                [330, 148],
                [308, 116],
                [330, 84],
                [374, 88],
              ]),
              8,
              'accent2',
              { tone: -0.1 },
            ),
            spark(378, 88, 21),
          ],
          { also: ['ribbon'] },
        ),
      ],
    },
  ],
  says: { place: 'workshop', time: 'night', mood: ['dangerous', 'ironic'], action: ['burning', 'reading'] },
};
