import { concept, placed } from '../concept.ts';
import { moth } from '../kit/animals/insects.ts';
import { windowFrame } from '../kit/rooms/wall.ts';
import { moon } from '../kit/sky/moon.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { candle } from '../kit/things/lights.ts';
import { crown } from '../kit/things/riches.ts';
import { circle, ellipse, polygon } from '../path.ts';
import type { Group, Node, Point, Scene, Token } from '../scene.ts';

/** A board of eight by eight from `far` to the table's edge. */
const near: readonly [Point, Point] = [
  [112, 562],
  [640, 562],
];
const far: readonly [Point, Point] = [
  [196, 404],
  [516, 404],
];
const spot = (u: number, v: number): Point => {
  // squares shrink towards the back
  const k = (v * 1.55) / (1 + v * 0.55);
  const left = near[0][0] + (far[0][0] - near[0][0]) * k;
  const right = near[1][0] + (far[1][0] - near[1][0]) * k;
  return [left + (right - left) * u, near[0][1] + (far[0][1] - near[0][1]) * k];
};
const squares = Array.from({ length: 64 }, (_, i) => i)
  .filter(i => (i + Math.floor(i / 8)) % 2 === 0)
  .map(i => {
    const [u, v] = [(i % 8) / 8, Math.floor(i / 8) / 8];
    return polygon(spot(u, v), spot(u + 0.125, v), spot(u + 0.125, v + 0.125), spot(u, v + 0.125));
  })
  .join('');

const pawn = (fill: Token, tone: number): Group =>
  concept(
    'pawn',
    [
      area('M-46 0C-46 -14 -36 -20 -30 -26C-16 -44 -14 -66 -14 -84H14C14 -66 16 -44 30 -26C36 -20 46 -14 46 0C30 8 -30 8 -46 0Z', fill, tone),
      area('M-26 -84C-26 -94 26 -94 26 -84C18 -78 -18 -78 -26 -84Z', fill, tone - 0.1),
      area(circle(0, -112, 25), fill, tone),
      stroke('M-40 -10C-20 -2 20 -2 40 -10', 3, fill, { tone: tone - 0.4 }),
      stroke('M-14 -124C-12 -128 -8 -131 -3 -132', 4, 'paper', { tone: 1, opacity: 0.8 }),
    ],
    { also: ['chess', 'piece', 'small'], rim: 1.2, shade: { to: [1, 0.3], depth: 0.55 } },
  );

const rook: Group = concept(
  'rook',
  [
    area('M-50 0C-50 -14 -42 -20 -36 -24L-30 -104H30L36 -24C42 -20 50 -14 50 0C34 9 -34 9 -50 0Z', 'dark', 0.2),
    area('M-40 -104H40L42 -146H24V-130H9V-146H-9V-130H-24V-146H-42Z', 'dark', 0.3),
    stroke('M-36 -26C-16 -20 16 -20 36 -26M-30 -100C-12 -95 12 -95 30 -100', 2.6, 'lit', { tone: -0.3, opacity: 0.7 }),
    stroke('M-24 -88L-27 -36', 3, 'lit', { opacity: 0.7 }),
    area('M-6 -62C-6 -76 10 -76 10 -62V-46H-6Z', 'dark', -0.2),
  ],
  { also: ['chess', 'tower', 'castle'], rim: 1, shade: { to: [1, 0.2], depth: 0.4 } },
);

const king: Group = concept(
  'king',
  [
    area('M-48 0C-48 -14 -38 -20 -32 -26C-18 -60 -16 -100 -18 -140H18C16 -100 18 -60 32 -26C38 -20 48 -14 48 0C32 8 -32 8 -48 0Z', 'dark', 0.25),
    area('M-28 -140C-20 -132 20 -132 28 -140L38 -184C24 -194 10 -186 0 -180C-10 -186 -24 -194 -38 -184Z', 'dark', 0.35),
    area('M-5 -182V-196H-16V-206H-5V-218H5V-206H16V-196H5V-182Z', 'yellow', -0.1),
    stroke('M-28 -142C-14 -135 14 -135 28 -142', 4, 'yellow', { tone: -0.15 }),
    area(ellipse(-16, -164, 5.5, 6.5) + ellipse(2, -165, 5.5, 6.5), 'paper', 1),
    area(circle(-18.6, -164, 2.6) + circle(-0.6, -165, 2.6), 'dark'),
  ],
  { also: ['chess', 'crown'], rim: 1, shade: { to: [1, 0.2], depth: 0.35 } },
);

/** The queen as the wall shows her, foot at the origin; and her neck of shadow along the board. */
const queen =
  'M-74 0C-60 -50 -38 -92 -34 -140C-34 -150 -44 -152 -44 -160C-44 -168 -30 -168 -30 -174C-34 -184 -54 -212 -64 -234L-36 -210C-38 -226 -40 -238 -44 -252L-14 -222C-10 -238 -6 -250 0 -262C6 -250 10 -238 14 -222L44 -252C40 -238 38 -226 36 -210L64 -234C54 -212 34 -184 30 -174C30 -168 44 -168 44 -160C44 -152 34 -150 34 -140C38 -92 60 -50 74 0Z';
const balls = circle(-66, -240, 9) + circle(-46, -259, 9) + circle(0, -270, 10) + circle(46, -259, 9) + circle(66, -240, 9);

const foot: Point = [232, 524];
const shadow: Node = concept(
  'shadow',
  [
    {
      nodes: [
        area(
          `M${foot[0] - 30} ${foot[1] - 2}C${foot[0] - 10} ${foot[1] + 8} ${foot[0] + 30} ${foot[1] + 6} ${foot[0] + 42} ${foot[1] - 2}C300 476 344 440 400 396H256C252 436 244 486 ${foot[0] - 30} ${foot[1] - 2}Z`,
          'dark',
        ),
      ],
      opacity: 0.72,
    },
    { nodes: [{ nodes: [area(queen + balls, 'dark')], transform: { scale: [0.98, 1.06], move: [328, 396] } }], opacity: 0.8 },
  ],
  { also: ['queen', 'crown', 'chess'] },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A lone pawn on a chessboard throws the long shadow of a queen, and the opposing king hides behind his rook.',
  composition: 'telling shadow',
  palette: 'gold',
  light: [98, 430],
  horizon: 0,
  layers: [
    {
      z: 0.75,
      nodes: [
        concept('wall', [area('M0 0H600V400H0Z', 'lit', -0.18, { shade: { to: [0.2, -1], depth: 0.75 } })]),
        { glow: circle(230, 330, 330), kind: 'round', opacity: 0.85 },
        stroke('M0 96C200 90 400 90 600 96', 3, 'brown', { tone: -0.2, opacity: 0.5 }),
      ],
    },
    {
      z: 0.8,
      nodes: [
        placed(
          windowFrame({
            width: 84,
            height: 128,
            view: [area('M-60 -80H60V80H-60Z', 'dark', 0.3), placed(moon({ r: 17, phase: 'crescent', glow: 0.3 }), 8, -26)],
            fill: 'wood',
            tone: -0.35,
          }),
          486,
          214,
        ),
      ],
    },
    {
      z: 0.95,
      nodes: [
        concept('table', [area('M0 394H600V693H0Z', 'wood', -0.35, { shade: { to: [0.5, 1], depth: 0.6 } })]),
        concept(
          'chessboard',
          [
            area(polygon([96, 574], [656, 574], [522, 399], [190, 399]), 'wood', -0.55),
            area('M96 574H656V594H96Z', 'wood', -0.75),
            area(polygon(...near, far[1], far[0]), 'paper', -0.18),
            area(squares, 'brown', -0.5),
          ],
          { also: ['game', 'chess', 'board'], shade: { to: [1, -0.2], depth: 0.5 } },
        ),
        shadow,
      ],
    },
    { z: 1, nodes: [placed(king, 500, 470, { turn: 11, scale: 0.92 }), placed(rook, 462, 494, { scale: 1.06 })] },
    { z: 1, lifted: true, nodes: [placed(pawn('paper', -0.05), foot[0], foot[1])] },
    {
      z: 1,
      nodes: [
        placed(candle({ left: 0.5 }), 98, 520, { scale: 1.05 }),
        placed(moth({ fill: 'paper', tone: -0.1 }), 150, 424, { scale: 0.6, turn: -38 }),
        placed(pawn('dark', 0.35), 268, 624, { turn: 84, scale: 0.62 }),
        placed(crown(), 392, 630, { scale: 0.52, turn: -14 }),
      ],
    },
  ],
  says: { place: 'room', time: 'night', mood: ['tense', 'proud', 'dangerous'], action: ['hide', 'play', 'stand'], more: ['alone', 'power'] },
};
