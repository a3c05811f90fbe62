import { concept, placed } from '../concept.ts';
import { crown } from '../kit/emerald/crown.ts';
import { glint } from '../kit/emerald/eye.ts';
import { halo, rays } from '../kit/emerald/halo.ts';
import { glow, twice } from '../kit/emerald/paper.ts';
import { tentacle } from '../kit/emerald/tentacle.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, polygon } from '../path.ts';
import type { Scene } from '../scene.ts';

const cx = 340;
const ruff = Array.from({ length: 28 }, (_, i) => {
  const [a, b, m] = [(i / 28) * Math.PI * 2, ((i + 1) / 28) * Math.PI * 2, ((i + 0.5) / 28) * Math.PI * 2];
  const p = (angle: number, r: number): readonly [number, number] => [cx + Math.cos(angle) * r * 1.18, 288 + Math.sin(angle) * r * 0.5];
  return polygon(p(a, 40), p(a, 100), p(m, 112), p(b, 100), p(b, 40));
});

export const scene: Scene = {
  canvas: 'card',
  idea: 'The queen sits for her portrait in ruff and veil, with six eyes in a face like the night and her own arms under the gown.',
  composition: 'close',
  palette: 'abyss',
  light: [340, 60],
  horizon: 840,
  layers: [
    { z: 0.04, nodes: [placed(rays({ from: 110, count: 32, share: 0.5, opacity: 0.26 }), cx, 190), placed(halo({ r: 150, kind: 'beads' }), cx, 196)] },
    {
      z: 0.5,
      nodes: [
        twice(
          tentacle(
            [
              [410, 340],
              [480, 372],
              [524, 320],
              [498, 250],
              [530, 196],
              [566, 216],
              [552, 244],
            ],
            { from: 22, to: 5, tone: 0.1, suckers: 'left' },
          ),
          cx,
        ),
        twice(area('M420 120C476 240 470 400 530 590C450 540 424 340 392 250Z', 'paper', 0, { opacity: 0.32 }), cx),
      ],
    },
    {
      z: 0.95,
      lifted: true,
      nodes: [
        concept(
          'queen',
          [
            area(
              `M${cx} 296C410 300 436 326 440 366C446 400 430 430 416 450C500 530 566 680 606 860L74 860C114 680 180 530 264 450C250 430 234 400 240 366C244 326 270 300 ${cx} 296Z`,
              'mass',
              -0.4,
            ),
            stroke([-4, -3, -2, -1, 1, 2, 3, 4].map(i => `M${cx + i * 19} 456Q${cx + i * 30} 610 ${cx + i * 64} 850`).join(''), 3, 'lit', { opacity: 0.28 }),
            area(`M${cx - 22} 320L${cx + 22} 320L${cx + 16} 470L${cx} 496L${cx - 16} 470Z`, 'accent', -0.05),
            area([348, 382, 416, 450].map(y => circle(cx, y, 7)).join(''), 'dark'),
            twice(area([0, 1, 2].map(i => circle(420 + i * 28, 530 + i * 62, 6)).join(''), 'accent'), cx),
          ],
          { also: ['monster', 'royalty'], rim: 1.1, shade: { to: [0, 1], depth: 0.5 } },
        ),
        concept(
          'ruff',
          ruff.map((path, i) => area(path, 'paper', i % 2 === 0 ? -0.05 : -0.35)),
          { also: ['collar'], rim: 0.4 },
        ),
        concept(
          'face',
          [area(`M${cx} 112C380 112 394 156 390 208C386 252 366 284 ${cx} 292C314 284 294 252 290 208C286 156 300 112 ${cx} 112Z`, 'dark', 0.05)],
          { rim: 0.8 },
        ),
        ...[
          [-24, 182, 13],
          [24, 182, 13],
          [0, 154, 10],
          [-23, 214, 8],
          [23, 214, 8],
          [0, 236, 6.5],
        ].map(([x = 0, y = 0, r = 0]) => glint(cx + x, y, r)),
        placed(crown({ width: 124, points: 5 }), cx, 124),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        twice(
          tentacle(
            [
              [430, 860],
              [420, 760],
              [470, 700],
              [530, 690],
              [560, 640],
              [536, 606],
              [516, 626],
            ],
            { from: 28, to: 6, tone: -0.5, suckers: 'left' },
          ),
          cx,
        ),
        twice(glow(circle(540, 640, 60), 0.2), cx),
      ],
    },
  ],
  says: { place: 'throne room', time: 'night', mood: ['majestic', 'dreadful'], action: ['reigning', 'staring'] },
};
