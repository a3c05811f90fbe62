import { concept, placed } from '../concept.ts';
import { gull } from '../kit/animals/birds.ts';
import { fish, whaleTail } from '../kit/animals/sea.ts';
import { along } from '../kit/motifs/along.ts';
import { cyclist } from '../kit/motifs/cyclist.ts';
import { rocks } from '../kit/nature/land.ts';
import { waves } from '../kit/nature/water.ts';
import { person } from '../kit/people/body.ts';
import { stars } from '../kit/sky/stars.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { rowingBoat } from '../kit/transport/boat.ts';
import { circle, polygon } from '../path.ts';
import type { Group, Node, Point, Scene } from '../scene.ts';

/** The beam from the lamp at the left to the near right: t 0 at the lamp, s 0 far kerb … 1 near kerb. */
const far: readonly [Point, Point] = [
  [150, 218],
  [150, 236],
];
const near: readonly [Point, Point] = [
  [700, 296],
  [700, 478],
];
const on = (t: number, s: number): Point => {
  const along = (a: Point, b: Point): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  const [p, q] = [along(far[0], near[0]), along(far[1], near[1])];
  return [p[0] + (q[0] - p[0]) * s, p[1] + (q[1] - p[1]) * s];
};
const strip = (t: number, u: number, s: number, v: number): string => polygon(on(t, s), on(u, s), on(u, v), on(t, v));
const dashes = [0.06, 0.12, 0.2, 0.3, 0.43, 0.6, 0.8].map(t => strip(t, t + 0.03 + t * 0.07, 0.48, 0.53)).join('');
const stones = Array.from({ length: 22 }, (_, i) => 0.03 + (i / 22) ** 1.6)
  .map(t => strip(t, t + 0.006 + t * 0.02, 0.94, 1))
  .join('');

const road: Group = concept(
  'road',
  [
    { glow: polygon(on(0, -0.5), on(1, -0.35), on(1, 1.4), on(0, 1.5)), kind: 'beam', opacity: 0.16 },
    area(strip(0, 1, 0, 1), 'light', 0, { opacity: 0.92 }),
    area(strip(0, 1, 0.93, 1), 'light', -0.35),
    area(strip(0, 1, 0, 0.05), 'light', 0.6),
    area(stones, 'paper', 0.5),
    area(dashes, 'paper', 1),
  ],
  { also: ['light', 'beam', 'way'] },
);

const lighthouse: Group = concept(
  'lighthouse',
  [
    area('M-44 0L-26 -182H26L44 0Z', 'white', -0.05),
    area('M-40.500 -36L-35.500 -84H35.500L40.500 -36ZM-31 -132L-28 -162H28L31 -132Z', 'accent', -0.05),
    area('M-36 -182H36V-192H-36Z', 'dark', 0.2),
    stroke('M-34 -192V-206H34V-192M-17 -192V-206M0 -192V-206M17 -192V-206', 2, 'dark', { tone: 0.2 }),
    area('M-20 -192V-232H20V-192Z', 'light', 0.6),
    stroke('M-20 -192V-232M20 -192V-232M0 -192V-232', 2.4, 'dark', { tone: 0.2 }),
    area('M-27 -232C-22 -252 -8 -258 0 -262C8 -258 22 -252 27 -232Z', 'accent', -0.25),
    stroke('M0 -262V-276', 2.6, 'dark', { tone: 0.2 }),
    area('M-10 0V-24C-10 -36 10 -36 10 -24V0Z', 'light', 0.2),
    area('M-7 -106C-7 -116 7 -116 7 -106V-96H-7Z', 'light', 0.1),
  ],
  { also: ['tower', 'light', 'house'], rim: 0.8, shade: { to: [-1, 0.4], depth: 0.6 } },
);

const spray: Node[] = along('250 344 438 430 330 390').map(([x, y]) =>
  stroke(`M${x - 16} ${y}C${x - 8} ${y - 10} ${x + 6} ${y - 10} ${x + 14} ${y}`, 2, 'paper', { opacity: 0.5 }),
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'The beam of a lighthouse is a road across the sea, and a cyclist with a lamp rides home along it.',
  composition: 'wide',
  palette: 'teal',
  light: [150, 228],
  horizon: 330,
  layers: [
    { z: 0.1, nodes: [stars({ seed: 51, height: 300, count: 70 })] },
    { z: 0.45, nodes: [placed(waves({ kind: 'calm', rows: 5, height: 150, seed: 5 }), 0, 334)] },
    { z: 0.62, nodes: [placed(rocks({ width: 230, height: 56, seed: 3, token: 'mass' }), 130, 448), placed(lighthouse, 130, 420, { scale: 0.92 })] },
    {
      z: 0.8,
      nodes: [
        placed(person({ who: 'woman', height: 50, pose: 'waving', facing: 'front', cloth: 'accent', skin: 'skin3', detail: 1 }), 160, 436),
        placed(waves({ kind: 'choppy', rows: 4, height: 190, seed: 9 }), 0, 466),
      ],
    },
    {
      z: 1,
      nodes: [
        placed(whaleTail({ fill: 'blue', tone: -0.2 }), 178, 566, { scale: 0.7 }),
        placed(
          person({
            who: 'old man',
            pose: 'sitting',
            height: 120,
            dress: 'raincoat',
            hat: 'hood',
            hatCloth: 'yellow',
            expression: 'surprise',
            beard: 'full beard',
            rim: 0.8,
          }),
          360,
          538,
        ),
        placed(rowingBoat({ width: 150 }), 372, 540),
        ...spray,
      ],
    },
    { z: 1, nodes: [road, { glow: circle(150, 228, 70), kind: 'round', opacity: 1 }] },
    {
      z: 1,
      lifted: true,
      nodes: [
        { nodes: [area('M330 300C380 308 450 336 500 356C450 350 370 330 330 300Z', 'dark')], opacity: 0.35 },
        placed(
          cyclist({
            width: 172,
            bike: { token: 'accent', basket: 'bread' },
            rider: { who: 'man', dress: 'long coat', cloth: 'mass', tone: -0.3, hat: 'cap', hatCloth: 'mass', scarf: 'accent', skin: 'skin2' },
          }),
          414,
          326,
          { flip: true, turn: 18 },
        ),
      ],
    },
    {
      z: 1,
      nodes: [
        placed(gull(), 262, 176, { scale: 0.6 }),
        placed(gull(), 226, 130, { scale: 0.42, flip: true }),
        placed(fish({ kind: 'herring', fill: 'accent2' }), 250, 426, { scale: 0.55, turn: -50 }),
      ],
    },
  ],
  says: { place: 'sea', time: 'night', mood: ['hopeful', 'lonely', 'calm'], action: ['ride', 'wave'], more: ['home', 'way home'] },
};
