import { concept, placed } from '../concept.ts';
import { fill, halo, times } from '../kit/city/draw.ts';
import { stroke } from '../kit/stroke.ts';
import { glove } from '../kit/things/clothes.ts';
import { plantPot } from '../kit/things/garden.ts';
import { cup } from '../kit/things/table.ts';
import { rain } from '../kit/weather/rain.ts';
import { circle, ellipse, limb, rect } from '../path.ts';
import type { Group, Node, Scene, Token } from '../scene.ts';

const hole = circle(300, 316, 212);

/** A boot from the side with the leg that comes down into it; toe to the right, sole at the origin. */
const boot = (token: Token, tone: number): Node[] => [
  fill(token, 'M-34 -190C-36 -140 -34 -90 -38 -52C-44 -34 -44 -16 -42 -8H70C72 -24 62 -38 40 -44C28 -48 24 -56 24 -70C24 -110 28 -150 26 -190Z', { tone }),
  fill('dark', 'M-44 -10H72V0H18L12 -5H-4L-8 0H-44Z', { tone: 0.1 }),
  stroke('M44 -38C54 -34 60 -28 62 -20M-24 -180C-26 -140 -26 -110 -28 -80', 2.4, 'paper', { opacity: 0.55 }),
  stroke('M24 -62C10 -58 -10 -60 -30 -66M-36 -174C-14 -168 8 -168 26 -174', 2, 'dark', { opacity: 0.4 }),
];

const walker = concept(
  'man',
  [
    { nodes: boot('mass', -0.5), transform: { move: [352, 424], turn: 8 } },
    fill('brick2', 'M240 90H420C424 150 420 200 410 246C390 238 380 250 352 244C320 252 300 240 262 250C250 200 240 150 240 90Z', {
      tone: -0.1,
      shade: { to: [1, 0.3], depth: 0.4 },
    }),
    stroke('M320 100C324 150 322 200 318 246M378 100C380 150 380 190 374 240', 2, 'dark', { opacity: 0.35 }),
    { nodes: boot('mass', -0.4), transform: { move: [282, 434] } },
    fill('brick2', 'M236 90H356C352 150 346 200 342 254C320 246 300 260 256 252C244 200 238 140 236 90Z', {
      tone: 0.05,
      shade: { to: [-1, 0.6], depth: 0.35 },
    }),
  ],
  { also: ['person', 'boot', 'leg'], rim: 0.7 },
);

const dogLeg = (x: number, tone: number): Node[] => [
  fill(
    'brown',
    limb(
      [
        [x + 10, 270],
        [x + 4, 340],
        [x + 2, 424],
      ],
      22,
      10,
    ),
    { tone },
  ),
  fill('brown', ellipse(x - 6, 427, 18, 9), { tone: tone + 0.05 }),
  stroke(`M${x - 12} 424v8M${x - 18} 425v6`, 1.6, 'dark', { opacity: 0.6 }),
];
/** It has found the glove: all nose. */
const dog = concept(
  'dog',
  [
    ...dogLeg(506, -0.4),
    fill('brown', 'M452 290C452 246 490 214 560 210V330C530 344 490 346 470 330Z', { tone: -0.1 }),
    ...dogLeg(470, -0.05),
    fill('brown', 'M500 232C456 240 430 276 414 320C396 342 376 372 366 392C364 402 374 408 386 404C406 398 428 386 440 366C470 352 500 330 512 296Z', {
      tone: 0.02,
    }),
    fill('brown', 'M366 392C364 402 374 408 386 404C400 400 412 394 422 386C410 376 390 374 378 374Z', { tone: 0.4 }),
    fill('dark', ellipse(370, 393, 8, 7)),
    fill('brown', 'M428 300C448 296 466 312 464 344C462 366 450 380 442 372C434 352 424 326 428 300Z', { tone: -0.4 }),
    fill('dark', circle(408, 350, 5)),
    fill('paper', circle(406, 348, 1.6)),
    fill('accent', 'M476 236C490 262 506 286 520 300L508 316C490 300 474 276 462 250Z'),
  ],
  { also: ['animal', 'paw'], rim: 0.8 },
);

const lost: Group = concept('glove', [placed(glove({ fill: 'red', tone: 0.1 }), 0, 0, { turn: -84, scale: 0.9 })], { also: ['red', 'loss'] });

const quay = concept(
  'quay',
  [
    fill('brick4', rect(60, 400, 480, 54), { tone: -0.1, shade: { to: [0, -1], depth: 0.3 } }),
    stroke(
      `M60 414H540M60 432H540${times(13)
        .map(i => `M${80 + i * 40 + (i % 2) * 6} 400l-4 14M${64 + i * 40} 414l-5 18`)
        .join('')}`,
      1.6,
      'dark',
      { opacity: 0.35 },
    ),
    fill('paper', rect(60, 452, 480, 16), { tone: -0.2 }),
    stroke('M130 452V468M250 452V468M370 452V468M490 452V468', 1.6, 'dark', { opacity: 0.5 }),
    fill('brick1', rect(60, 468, 480, 90), { tone: -0.35, shade: { to: [0, 1], depth: 0.5 } }),
    stroke('M60 486H540M60 504H540M100 468V486M160 486V504M220 468V486M300 486V504M360 468V486M420 486V504', 1.4, 'dark', { opacity: 0.4 }),
    fill('lit', ellipse(210, 440, 46, 6) + ellipse(420, 446, 60, 5), { tone: 0.3, opacity: 0.5 }),
  ],
  { also: ['street', 'stone'] },
);

const ring = concept(
  'porthole',
  [
    fill('yellow', `${circle(300, 316, 252)}${hole}`, { evenOdd: true, tone: -0.4 }),
    stroke(circle(300, 316, 248), 4, 'yellow', { tone: 0 }),
    stroke(circle(300, 316, 214), 5, 'dark', { opacity: 0.7 }),
    stroke(circle(300, 316, 219), 3, 'yellow', { tone: 0.3 }),
    ...times(8).map((i): Node => {
      const a = (i + 0.5) * (Math.PI / 4);
      const [x, y] = [300 + Math.cos(a) * 234, 316 + Math.sin(a) * 234];
      return { nodes: [fill('yellow', circle(x, y, 10), { tone: -0.1 }), stroke(`M${x - 5} ${y - 4}L${x + 5} ${y + 4}`, 2, 'dark', { opacity: 0.6 })] };
    }),
  ],
  { also: ['window', 'frame'], rim: 0.6 },
);

/** Drops on the glass. */
const drops = [
  [180, 220],
  [206, 268],
  [150, 330],
  [246, 178],
  [352, 160],
  [420, 200],
  [446, 262],
  [170, 400],
  [230, 470],
  [392, 486],
  [300, 146],
  [468, 380],
  [204, 348],
] as const;

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Through a porthole: boots and dog paws on the quay, and a dropped red glove.',
  composition: 'through a frame',
  palette: 'rain',
  light: [300, 60],
  horizon: 400,
  layers: [
    {
      z: 0.25,
      clip: hole,
      nodes: [
        fill('haze', rect(80, 100, 440, 310), { tone: 0.4 }),
        fill('mass', 'M80 330H150V250H190V330H262V270H300V330H520V410H80Z', { tone: 0.2 }),
        stroke('M126 400V190M490 400V170', 5, 'mass', { tone: -0.2 }),
        fill('light', circle(126, 190, 12) + circle(490, 170, 12)),
        halo(126, 190, 60, 0.6),
        halo(490, 170, 60, 0.6),
      ],
    },
    { z: 0.7, clip: hole, nodes: [quay, { nodes: [fill('dark', 'M236 440L300 440L330 452H250ZM400 436H540V446H400Z')], opacity: 0.3 }] },
    {
      z: 0.9,
      clip: hole,
      nodes: [dog, stroke('M492 266C486 220 470 170 440 90', 4, 'accent', { tone: -0.1 }), { nodes: [walker], transform: { move: [-78, 0] } }],
    },
    {
      z: 1,
      clip: hole,
      nodes: [
        placed(lost, 366, 436, { scale: 0.95 }),
        rain({ kind: 'heavy', seed: 3, slant: 0.2 }),
        ...drops.map(
          ([x, y], i): Node => ({
            nodes: [
              fill('paper', ellipse(x, y, 5, 7), { opacity: 0.5 }),
              ...(i % 3 === 0 ? [stroke(`M${x} ${y - 40}V${y}`, 3, 'paper', { opacity: 0.25 })] : []),
              fill('dark', ellipse(x + 1, y - 2, 2.6, 3.4), { opacity: 0.2 }),
            ],
          }),
        ),
      ],
    },
    {
      z: 1,
      nodes: [
        concept(
          'cabin',
          [
            fill('wood', `M0 0H600V693H0Z${circle(300, 316, 250)}`, { evenOdd: true, tone: -0.55, shade: { to: [0, 1], depth: 0.4 } }),
            stroke('M0 110H190M410 110H600M0 250H54M546 250H600M0 390H60M540 390H600M0 520H150M450 520H600', 2, 'dark', { opacity: 0.5 }),
          ],
          { also: ['room', 'boat'] },
        ),
        halo(300, 560, 240, 0.22, 'lit'),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        ring,
        concept('sill', [fill('wood', 'M70 590H530L560 626H40Z', { tone: 0.05 }), fill('wood', 'M40 626H560V644H40Z', { tone: -0.4 })], { also: ['wood'] }),
        placed(cup({ fill: 'accent2', hot: 'steaming' }), 200, 606, { scale: 1.05 }),
        placed(plantPot({ plant: 'leafy' }), 414, 608, { scale: 0.9 }),
      ],
    },
  ],
  says: { place: 'cabin', time: 'day', weather: 'rain', mood: ['lost', 'hidden'], action: ['walk', 'lose', 'look out'], more: ['home', 'stranger'] },
};
