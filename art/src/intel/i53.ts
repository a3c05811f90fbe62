import { concept, placed } from '../concept.ts';
import { curtains } from '../kit/rooms/soft.ts';
import { windowFrame } from '../kit/rooms/wall.ts';
import { stars } from '../kit/sky/stars.ts';
import { stroke } from '../kit/stroke.ts';
import { metronome } from '../kit/things/band.ts';
import { area } from '../kit/things/brush.ts';
import { wineGlass } from '../kit/things/table.ts';
import { circle, ellipse, rect } from '../path.ts';
import type { Group, Node, Scene, Token } from '../scene.ts';

/** Luminous, wings spread, flying up. */
const moth = (fill: Token): Group =>
  concept(
    'moth',
    [
      { glow: circle(0, 0, 66), kind: 'round', opacity: 0.75, fill },
      area('M0 -4C-14 -36 -46 -44 -56 -30C-60 -12 -34 4 -4 6ZM0 -4C14 -36 46 -44 56 -30C60 -12 34 4 4 6Z', fill, 0.35),
      area('M-3 4C-26 6 -40 20 -34 34C-22 42 -8 28 -2 12ZM3 4C26 6 40 20 34 34C22 42 8 28 2 12Z', fill, 0.05),
      area(circle(-36, -24, 6) + circle(36, -24, 6), 'paper', 0.6),
      area(circle(-36, -24, 2.6) + circle(36, -24, 2.6), 'dark'),
      area(ellipse(0, 6, 5, 18), 'paper', 0.2),
      stroke('M-2 -10C-6 -22 -12 -26 -18 -28M2 -10C6 -22 12 -26 18 -28', 2, 'paper', { tone: 0.3 }),
    ],
    { also: ['insect', 'butterfly', 'wing'] },
  );

const petal = 'M0 0C-44 -22 -62 -84 -46 -122C-36 -146 -14 -152 0 -162C14 -152 36 -146 46 -122C62 -84 44 -22 0 0Z';
const bloom: Group = concept(
  'flower',
  [
    ...Array.from(
      { length: 8 },
      (_, i): Node => ({
        nodes: [
          area(petal, 'pink', i % 2 === 0 ? -0.25 : -0.05),
          stroke('M0 -30C-4 -70 -2 -110 0 -148M-8 -34C-20 -70 -26 -96 -28 -118M8 -34C20 -70 26 -96 28 -118', 2.6, 'pink', { tone: -0.45, opacity: 0.7 }),
        ],
        transform: { turn: i * 45 + 12, scale: [1, 0.92] },
      }),
    ),
    ...Array.from(
      { length: 8 },
      (_, i): Node => ({
        nodes: [area(petal, 'pink', 0.25), stroke('M0 -30V-140', 3, 'paper', { tone: 0.4, opacity: 0.5 })],
        transform: { turn: i * 45 + 34, scale: 0.72 },
      }),
    ),
    area(circle(0, 0, 58), 'yellow', -0.15),
    area(circle(0, 0, 50), 'yellow', -0.5),
    area(circle(0, 2, 38), 'dark', 0.1),
    { glow: circle(0, 0, 86), kind: 'round', opacity: 0.85, fill: 'accent2' },
  ],
  { also: ['horn', 'blossom'], rim: 0.9 },
);

const machine: Group = concept(
  'gramophone',
  [
    stroke('M262 494C232 476 214 440 232 396C244 366 270 340 300 306', 34, 'yellow', { tone: -0.25 }),
    stroke('M256 488C228 470 212 436 228 396C240 368 262 344 290 312', 8, 'yellow', { tone: 0.35 }),
    area('M246 366C214 360 196 340 190 316C220 318 244 336 252 358ZM230 420C198 424 174 412 160 392C190 384 220 396 234 412Z', 'leaf', 0.15),
    area('M214 532H430L444 608H200Z', 'wood', -0.15),
    area('M194 606H450V624H194Z', 'wood', -0.4),
    stroke('M232 548H412L420 594H222Z', 2.6, 'yellow', { tone: -0.2 }),
    area(ellipse(322, 528, 112, 22), 'wood', 0.15),
    area(ellipse(322, 520, 98, 19), 'dark', 0.1),
    stroke(ellipse(322, 520, 80, 15) + ellipse(322, 520, 62, 11.5) + ellipse(322, 520, 46, 8.5), 1.4, 'accent', { opacity: 0.7 }),
    area(ellipse(322, 520, 28, 6), 'accent', 0),
    area(ellipse(322, 519, 4, 1.5), 'paper', 0.5),
    stroke('M262 492C276 500 284 504 290 514', 8, 'grey', { tone: 0.3 }),
    area('M282 508L298 508L294 524H286Z', 'grey', 0.6),
    stroke('M442 572H470V556', 5, 'grey', { tone: 0.2 }),
    area(circle(470, 550, 7), 'wood', 0.2),
  ],
  { also: ['music', 'record', 'machine'], rim: 1, shade: { to: [-0.2, 1], depth: 0.3 } },
);

const moths: readonly (readonly [number, number, number, number, Token])[] = [
  [444, 196, 0.92, 34, 'accent'],
  [480, 330, 0.62, 64, 'accent2'],
  [150, 214, 0.72, -34, 'accent'],
  [244, 120, 0.56, -12, 'accent2'],
  [372, 118, 0.46, 20, 'light'],
  [118, 318, 0.5, -66, 'light'],
  [500, 430, 0.44, 90, 'accent'],
  [330, 262, 0.4, 8, 'light'],
];

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A gramophone’s horn has opened like a flower, and out of it flutter luminous moths that dance to the record.',
  composition: 'still life',
  palette: 'neon',
  light: [318, 270],
  horizon: 0,
  layers: [
    {
      z: 0.75,
      nodes: [
        concept('room', [
          area(rect(0, 0, 600, 693), 'mass', -0.1),
          stroke(Array.from({ length: 15 }, (_, i) => `M${i * 44} 0V600`).join(''), 8, 'mass', { tone: 0.2, opacity: 0.3 }),
        ]),
        placed(
          windowFrame({
            width: 150,
            height: 250,
            arch: 50,
            fill: 'wood',
            tone: -0.4,
            view: [
              area('M-90 -150H90V150H-90Z', 'dark', 0.35),
              { nodes: [stars({ seed: 4, width: 170, height: 260, count: 40 })], transform: { move: [-85, -130] } },
            ],
          }),
          104,
          300,
        ),
        placed(curtains({ width: 220, height: 420, fill: 'violet', tone: -0.4, drawn: 'tied', rail: 'none' }), 104, 130),
        { glow: circle(318, 270, 300), kind: 'round', opacity: 0.8, fill: 'pink' },
      ],
    },
    {
      z: 0.9,
      nodes: [
        concept('table', [
          area('M0 596C200 586 400 586 600 596V693H0Z', 'accent', -0.45),
          stroke('M0 600C200 590 400 590 600 600', 4, 'accent', { opacity: 0.6 }),
        ]),
      ],
    },
    { z: 1, lifted: true, nodes: [machine] },
    { z: 1, lifted: true, nodes: [placed(bloom, 318, 270, { scale: 1 })] },
    {
      z: 1,
      nodes: [
        stroke(
          'M330 258C370 220 400 214 430 200M318 230C300 190 276 150 252 132M360 290C400 312 440 318 466 328M282 250C240 226 200 220 166 218',
          1.6,
          'paper',
          { tone: 0.3, opacity: 0.35 },
        ),
        ...moths.map(([x, y, scale, turn, fill]) => placed(moth(fill), x, y, { scale, turn })),
      ],
    },
    { z: 1, nodes: [placed(metronome({ fill: 'pink' }), 152, 612, { scale: 0.9 }), placed(wineGlass(), 496, 616, { scale: 0.7 })] },
  ],
  says: { place: 'room', time: 'night', mood: ['dreamy', 'tender', 'festive'], action: ['dance', 'bloom', 'listen'], more: ['music', 'spring'] },
};
