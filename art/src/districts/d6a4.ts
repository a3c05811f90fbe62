import { concept, placed } from '../concept.ts';
import { songbird } from '../kit/animals/showbirds.ts';
import { halo, times } from '../kit/city/draw.ts';
import { streetLamp } from '../kit/city/lamp.ts';
import { tree } from '../kit/nature/tree.ts';
import { smoke } from '../kit/sky/air.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { snow } from '../kit/weather/snow.ts';
import { ellipse, polygon, rounded, sampled } from '../path.ts';
import type { Group, Node, Scene } from '../scene.ts';

const plank = (x0: number, y0: number, x1: number, y1: number, h: number, tone: number): Node =>
  area(polygon([x0, y0], [x1, y1], [x1, y1 + h], [x0, y0 + h]), 'green', tone);
/** Snow on an edge from left to right, thick and round. */
const cap = (x0: number, y0: number, x1: number, y1: number, h: number): Node => {
  const w = x1 - x0;
  const y = (t: number): number => y0 + (y1 - y0) * t;
  return area(
    `M${x0 - 4} ${y0 + 6}C${x0 - 8} ${y0 - h} ${x0 + w * 0.12} ${y(0.12) - h * 1.1} ${x0 + w * 0.28} ${y(0.28) - h * 0.8}S${x0 + w * 0.6} ${y(0.6) - h * 1.2} ${x0 + w * 0.8} ${y(0.8) - h * 0.85}S${x1 + 8} ${y1 - h} ${x1 + 4} ${y1 + 6}C${x0 + w * 0.8} ${y(0.8) + 16} ${x0 + w * 0.7} ${y(0.7) + 2} ${x0 + w * 0.55} ${y(0.55) + 12}S${x0 + w * 0.2} ${y(0.2) + 2} ${x0 - 4} ${y0 + 6}Z`,
    'white',
    0.5,
    { shade: { to: [0.2, 1], depth: 0.2 } },
  );
};

const bench = concept(
  'bench',
  [
    stroke('M116 380L104 600M152 400L150 560M470 326L486 560M500 344L516 514', 15, 'dark', { tone: 0.2 }),
    plank(92, 352, 516, 296, 30, -0.05),
    plank(94, 396, 514, 340, 28, -0.12),
    plank(96, 438, 512, 380, 26, -0.18),
    area(polygon([86, 492], [520, 428], [548, 462], [104, 548]), 'green', 0.05),
    stroke('M92 510L530 440M98 530L540 452', 3, 'green', { tone: -0.4 }),
    area(polygon([104, 548], [548, 462], [548, 480], [104, 568]), 'green', -0.3),
    stroke('M540 478L548 566', 15, 'dark', { tone: 0.15 }),
  ],
  { also: ['seat', 'wood'], rim: 0.6 },
);

const thermos = concept(
  'thermos',
  [
    area(rounded(-22, -104, 44, 104, 10), 'accent', 0, { shade: { to: [1, 0], depth: 0.45 } }),
    area(rounded(-22, -78, 44, 12, 2), 'paper', 0),
    area(rounded(-16, -124, 32, 24, 5), 'grey', 0.2),
    stroke('M22 -84C44 -84 44 -34 22 -34', 7, 'dark', { tone: 0.2 }),
  ],
  { also: ['bottle', 'drink'], rim: 1 },
);
const beaker = concept(
  'cup',
  [
    area('M-24 -34H24L18 0H-18Z', 'grey', 0.1, { shade: { to: [1, 0], depth: 0.4 } }),
    area(ellipse(0, -34, 24, 6), 'brown', -0.2),
    stroke(ellipse(0, -34, 24, 6), 3, 'paper'),
  ],
  { also: ['drink', 'tea'], rim: 0.8 },
);

const paw: Group = {
  nodes: [
    area(ellipse(0, 2, 8, 6.5), 'mass', 0.2),
    area(ellipse(-8, -6, 3.2, 4), 'mass', 0.2),
    area(ellipse(-2.8, -9, 3.2, 4.4), 'mass', 0.2),
    area(ellipse(3.4, -9, 3.2, 4.4), 'mass', 0.2),
    area(ellipse(8.4, -5, 3.2, 4), 'mass', 0.2),
  ],
};
const way = sampled(
  [
    [376, 632],
    [310, 618],
    [220, 596],
    [138, 546],
    [92, 488],
    [96, 436],
    [138, 398],
    [196, 372],
    [236, 358],
  ],
  22,
);
const tracks = concept(
  'track',
  way.map(
    ([x, y], i): Node =>
      placed(paw, x + (i % 2 === 0 ? -1 : 1) * (y - 340) * 0.045, y + (i % 2 === 0 ? 0 : (y - 340) * 0.035), {
        scale: (y - 330) / 240,
        turn: [-70, -66, -50, -30, 0, 40, 56, 60][Math.floor(i / 3)] ?? 0,
      }),
  ),
  { also: ['paw print', 'trace', 'dog'] },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A snowed-up bench with one place swept clear, a thermos, and dog tracks leading away.',
  composition: 'close',
  palette: 'winter',
  light: [430, 150],
  horizon: 330,
  layers: [
    {
      z: 0.12,
      nodes: [
        halo(430, 200, 220, 0.5),
        ...times(9).map((i): Node => placed(tree({ kind: 'snowy', height: 150 + (i % 3) * 40, seed: i + 3 }), 10 + i * 72, 350)),
      ],
    },
    { z: 0.3, nodes: [placed(tree({ kind: 'snowy', height: 250, seed: 12 }), 96, 366), placed(streetLamp({ kind: 'lantern', height: 150 }), 446, 362)] },
    {
      z: 0.6,
      nodes: [
        concept(
          'snow',
          [
            area('M0 346C120 330 260 352 380 340S540 334 600 344V693H0Z', 'white', 0.35, { shade: { to: [-0.4, 1], depth: 0.22 } }),
            stroke('M40 420C140 408 220 424 300 414M380 400C460 392 520 400 580 392', 4, 'mass', { tone: 0.5, opacity: 0.3 }),
          ],
          { also: ['ground'] },
        ),
      ],
    },
    { z: 0.85, nodes: [tracks] },
    { z: 0.95, nodes: [area(polygon([180, 580], [550, 540], [450, 620], [190, 620]), 'mass', 0.1, { opacity: 0.3 })] },
    {
      z: 1,
      lifted: true,
      nodes: [
        {
          transform: { scale: 0.86, move: [84, 62] },
          nodes: [
            bench,
            cap(90, 352, 518, 296, 30),
            cap(88, 506, 262, 482, 34),
            cap(430, 452, 548, 438, 30),
            concept(
              'clear place',
              [
                area('M268 478C300 466 380 452 424 446L440 478C390 492 320 506 282 512Z', 'green', 0.2, { opacity: 0.6 }),
                stroke('M280 486C310 476 360 466 404 460M290 500C330 490 380 480 420 472', 2.4, 'white', { tone: 0.4, opacity: 0.5 }),
              ],
              { also: ['absence'] },
            ),
            placed(thermos, 452, 468, { scale: 1.12 }),
            placed(beaker, 398, 480),
            placed(smoke({ height: 96, kind: 'thread' }), 398, 440, { scale: 0.7 }),
            placed(songbird({ fill: 'red' }), 200, 316, { scale: 0.9 }),
            concept(
              'glove',
              [
                area('M296 476C292 462 312 452 328 456C340 448 352 454 350 466C348 478 320 488 304 486Z', 'accent', -0.1),
                stroke('M308 460L316 478', 3, 'accent', { tone: -0.4 }),
              ],
              { also: ['mitten'], rim: 0.6 },
            ),
          ],
        },
      ],
    },
  ],
  weather: [snow({ seed: 7 })],
  says: {
    place: 'park',
    time: 'day',
    weather: 'snow',
    mood: ['lonely', 'waiting', 'cold'],
    action: ['leave', 'wait', 'follow'],
    more: ['absence', 'trace', 'silence'],
  },
};
