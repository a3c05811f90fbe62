import { concept, placed } from '../concept.ts';
import { swallow } from '../kit/animals/birds.ts';
import { dog } from '../kit/animals/dog.ts';
import { fill, halo } from '../kit/city/draw.ts';
import { streetLamp } from '../kit/city/lamp.ts';
import { houseRow } from '../kit/city/row.ts';
import { tree } from '../kit/nature/tree.ts';
import { person } from '../kit/people/body.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { stroke } from '../kit/stroke.ts';
import { umbrella } from '../kit/things/umbrella.ts';
import { paperBoat } from '../kit/transport/boat.ts';
import { rain } from '../kit/weather/rain.ts';
import { circle } from '../path.ts';
import type { Group, Node, Scene } from '../scene.ts';

const waterline = 374;
const puddle =
  'M36 382C70 352 170 350 300 350C440 350 540 356 566 388C590 420 552 456 540 500C524 552 470 560 430 606C390 650 340 676 296 674C246 672 214 646 180 612C140 572 84 560 64 502C50 462 8 416 36 382Z';
const upsideDown = (nodes: readonly Node[], x: number): Group => ({ nodes, transform: { scale: [1, -1], move: [x, waterline] } });
const sunbeams = Array.from({ length: 12 }, (_, i) => {
  const a = (i / 12) * Math.PI * 2;
  const at = (r: number, b: number): string => `${Math.round(r * Math.cos(b))} ${Math.round(r * Math.sin(b))}`;
  return `M${at(56, a - 0.09)}L${at(96, a)}L${at(56, a + 0.09)}Z`;
}).join('');

const hurrying = person({
  who: 'woman',
  height: 204,
  pose: { torso: 14, bend: 6, head: 8, nearArm: [30, 128, 6], farArm: [-30, 20, 6], nearLeg: [36, 16], farLeg: [-26, -56], nearFoot: -12, farFoot: 56 },
  dress: 'trench coat',
  cloth: 'dark',
  tone: 0.5,
  trim: 'grey',
  skin: 'skin3',
  hair: 'bob',
  hairColour: 'hairBlack',
  scarf: 'accent',
  near: { thing: umbrella({ fill: 'dark', tone: 0.55 }), scale: 0.86, turn: 14 },
});
const dancing = person({
  who: 'woman',
  height: 206,
  pose: {
    torso: -6,
    bend: -10,
    head: -16,
    sway: 4,
    nearArm: [120, 168, 26],
    farArm: [-104, -140, 30],
    nearLeg: [-6, -4, 2],
    farLeg: [50, -36, 8],
    nearFoot: 26,
    farFoot: 50,
  },
  dress: 'dress',
  cloth: 'red',
  trim: 'white',
  skin: 'skin3',
  hair: 'bob',
  hairColour: 'hairBlack',
  expression: 'smile',
  scarf: 'accent',
  is: 'dancer',
});

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A woman hurries under an umbrella in the rain; upside down in the puddle she dances in the sun.',
  composition: 'mirrored',
  palette: 'rain',
  light: [420, 560],
  horizon: 320,
  layers: [
    {
      z: 0.1,
      nodes: [
        placed(cloud({ kind: 'storm', width: 320, seed: 2, tone: -0.3 }), 170, 150),
        placed(cloud({ kind: 'storm', width: 300, seed: 5, tone: -0.2 }), 440, 120),
      ],
    },
    { z: 0.22, nodes: [placed(houseRow({ seed: 21, width: 640, height: [110, 170], houseWidth: [52, 74], lit: 0.16 }), -20, 324)] },
    {
      z: 0.6,
      nodes: [
        fill('mass', 'M0 320H600V693H0Z', { tone: 0.1, shade: { to: [0, 1], depth: 0.4 } }),
        stroke('M0 321H600', 1.4, 'lit', { opacity: 0.5 }),
        stroke('M0 344H600M60 322L10 344M170 322L140 344M300 322V344M430 322L458 344M540 322L590 344', 1.4, 'mass', { tone: -0.3, opacity: 0.6 }),
        placed(streetLamp({ kind: 'bent', height: 170, lit: false }), 120, 338),
      ],
    },
    {
      z: 0.95,
      clip: puddle,
      nodes: [
        concept('puddle', [fill('blue', puddle, { tone: 0.75 }), fill('light', puddle, { tone: 0.5, opacity: 0.7, shade: { to: [0, -1], depth: 0.12 } })], {
          also: ['water', 'reflection'],
        }),
        concept(
          'sun',
          [halo(168, 540, 160, 0.8), fill('yellow', circle(168, 540, 48), { tone: -0.02 }), fill('yellow', sunbeams, { tone: -0.02 })].map((node, i) =>
            i === 2 ? { nodes: [node], transform: { move: [168, 540] as const } } : node,
          ),
          { also: ['light', 'summer'] },
        ),
        upsideDown([placed(cloud({ kind: 'heap', width: 130, seed: 3, token: 'white', tone: 0.6 }), 0, -176)], 440),
        upsideDown(
          [
            fill('leaf', 'M-300 26C-160 4 160 4 300 26V-6C160 -16 -160 -16 -300 -6Z', { tone: 0.35 }),
            placed(tree({ kind: 'blossom', height: 150, seed: 4 }), 200, 0),
          ],
          300,
        ),
        upsideDown([placed(dancing, 0, 0)], 292),
        upsideDown([placed(dog({ pose: 'beg', fill: 'white', tone: 0.2 }), 0, 0, { flip: true })], 412),
        placed(swallow(), 372, 596, { scale: 0.5, turn: 170 }),
        placed(swallow(), 330, 630, { scale: 0.36, turn: 190 }),
        stroke('M70 470C120 462 170 474 220 466M330 640C360 634 390 640 410 632M440 440C480 434 510 442 540 436', 3, 'white', { opacity: 0.7 }),
      ],
    },
    {
      z: 0.9,
      nodes: [stroke(puddle, 5, 'dark', { opacity: 0.55 }), stroke('M40 378C74 350 170 348 300 348C440 348 536 354 562 384', 2, 'white', { opacity: 0.7 })],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(hurrying, 292, waterline),
        placed(dog({ pose: 'walk', fill: 'white', tone: -0.1 }), 412, waterline),
        stroke('M258 300C290 352 360 346 392 334', 1.6, 'red'),
      ],
    },
    { z: 1, nodes: [placed(paperBoat({ width: 54 }), 120, 420), stroke('M92 424Q120 432 150 424', 2, 'white', { opacity: 0.8 })] },
  ],
  weather: [{ nodes: [rain({ kind: 'steady', seed: 3, slant: 0.3, height: 350 })], clip: 'M0 0H600V352H0Z' }],
  says: {
    place: 'street',
    time: 'day',
    weather: 'rain',
    mood: ['hopeful', 'dreamy'],
    action: ['hurry', 'dance'],
    more: ['reflection', 'two sides', 'upside down'],
  },
};
