import { concept, placed } from '../concept.ts';
import { heron } from '../kit/animals/waders.ts';
import { halo, times } from '../kit/city/draw.ts';
import { waterLilies } from '../kit/nature/flowers.ts';
import { reeds } from '../kit/nature/plants.ts';
import { tree } from '../kit/nature/tree.ts';
import { ripples } from '../kit/nature/water.ts';
import { person } from '../kit/people/body.ts';
import { sun } from '../kit/sky/sun.ts';
import { stroke } from '../kit/stroke.ts';
import { book } from '../kit/things/books.ts';
import { area } from '../kit/things/brush.ts';
import { fog } from '../kit/weather/fog.ts';
import { ellipse, rect } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const waterline = 388;
const hull = concept(
  'boat',
  [
    area('M-190 -54C-150 -40 150 -40 196 -58C188 -18 160 2 110 4H-110C-160 2 -184 -18 -190 -54Z', 'accent2', -0.15, { shade: { to: [0, 1], depth: 0.45 } }),
    stroke('M-190 -54C-150 -40 150 -40 196 -58', 7, 'paper', { tone: 0.1 }),
    stroke('M-180 -30C-120 -18 120 -18 184 -34M-160 -10C-110 -2 110 -2 160 -12', 2, 'accent2', { tone: -0.5 }),
  ],
  { also: ['rowing boat'], rim: 0.8 },
);

const strand = (x: number, y: number, h: number, lean: number): Node[] => [
  stroke(`M${x} ${y}C${x + lean} ${y + h * 0.3} ${x + lean} ${y + h * 0.7} ${x + lean * 0.4} ${y + h}`, 2.4, 'leaf', { tone: -0.2 }),
  ...times(Math.floor(h / 13)).map(
    (i): Node => area(ellipse(x + lean * Math.sin((i * 13 * 2.4) / h) * 0.9 + (i % 2 === 0 ? -6 : 6), y + i * 13 + 8, 3.4, 9), 'leaf', -0.1 + (i % 3) * 0.14),
  ),
];

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A rowing boat among water lilies, two people back to back; the pond repeats them.',
  composition: 'mirrored',
  palette: 'dawn',
  light: [300, 190],
  horizon: 340,
  layers: [
    { z: 0.05, mirrored: waterline, nodes: [placed(sun({ r: 74, kind: 'plain' }), 300, 236), halo(300, 236, 220, 0.6)] },
    {
      z: 0.25,
      mirrored: waterline,
      nodes: [
        ...times(10).map((i): Node => placed(tree({ kind: i % 2 === 0 ? 'leafy' : 'poplar', height: 76 + ((i * 37) % 50), seed: i + 1 }), 10 + i * 64, 356)),
        area(rect(0, 344, 600, 46), 'mass', 0.3),
      ],
    },
    { z: 0.5, mirrored: waterline, nodes: [fog({ y: 360, height: 60, banks: 4, opacity: 0.5, token: 'paper' })] },
    {
      z: 0.95,
      mirrored: waterline,
      nodes: [
        placed(
          person({
            who: 'man',
            height: 268,
            facing: 'side',
            pose: { torso: -8, bend: 12, head: 20, nearArm: [16, 100, 6, -6], farArm: [22, 102, 6, -6], nearLeg: [96, 34, 3], farLeg: [104, 42, 3] },
            dress: 'jumper',
            cloth: 'accent',
            lower: 'dark',
            skin: 'skin2',
            hair: 'short',
            hairColour: 'hairBrown',
            beard: 'full beard',
            near: { thing: placed(book({ state: 'open', fill: 'blue' }), 4, 0), scale: 0.7, lies: 'before' },
          }),
          336,
          398,
        ),
        placed(
          person({
            who: 'woman',
            height: 256,
            facing: 'side',
            pose: { torso: -8, bend: 6, head: -12, nearArm: [22, 64, 6, -6], farArm: [30, 66, 5, -8], nearLeg: [100, 30, 3], farLeg: [108, 40, 3] },
            dress: 'dress',
            cloth: 'yellow',
            tone: -0.05,
            skin: 'skin4',
            hair: 'bun',
            hat: 'straw hat',
          }),
          266,
          398,
          { flip: true },
        ),
        placed(hull, 300, waterline - 2),
        stroke('M222 344L120 400M380 344L486 402', 6, 'wood', { tone: -0.1 }),
        area('M126 392L96 410L92 404L118 386Z', 'wood', 0),
        area('M480 394L508 412L512 404L488 388Z', 'wood', 0),
      ],
    },
    { z: 0.9, water: rect(0, waterline, 600, 310), depth: 0.12 },
    {
      z: 0.95,
      nodes: [
        ripples({ from: 400, to: 640, seed: 5, count: 16, token: 'paper', opacity: 0.5 }),
        placed(waterLilies({ width: 190, count: 7, seed: 2 }), 120, 470),
        placed(waterLilies({ width: 210, count: 8, seed: 6 }), 480, 500),
        placed(waterLilies({ width: 240, count: 9, seed: 9 }), 270, 628, { scale: 1.2 }),
        placed(waterLilies({ width: 120, count: 4, seed: 12 }), 560, 424),
      ],
    },
    {
      z: 1,
      nodes: [
        concept(
          'willow',
          [500, 526, 556, 582, 470].flatMap((x, i) => strand(x, 70 + (i === 4 ? 10 : 0), 150 + ((i * 53) % 110), -14)),
          { also: ['tree', 'branch'] },
        ),
        placed(reeds({ width: 90, height: 150, seed: 4 }), 16, 540),
        placed(heron({ pose: 'hunch' }), 86, 420, { scale: 0.62 }),
      ],
    },
  ],
  says: {
    place: 'pond',
    time: 'morning',
    weather: 'mist',
    mood: ['calm', 'tense', 'dreamy'],
    action: ['sit', 'read', 'float'],
    more: ['reflection', 'two', 'silence'],
  },
};
