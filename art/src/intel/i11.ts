import { concept, placed } from '../concept.ts';
import { moth } from '../kit/animals/insects.ts';
import { fill, halo, times } from '../kit/city/draw.ts';
import { chair } from '../kit/rooms/furniture.ts';
import { chandelier } from '../kit/rooms/lamps.ts';
import { windowFrame } from '../kit/rooms/wall.ts';
import { stroke } from '../kit/stroke.ts';
import { shoe } from '../kit/things/clothes.ts';
import { violin } from '../kit/things/music.ts';
import { circle, ellipse, limb, line, polygon, rect } from '../path.ts';
import type { Group, Point, Scene, Token } from '../scene.ts';

const hole = 'M214 428C128 396 84 322 86 246C90 140 184 70 300 70C416 70 510 140 514 246C516 322 472 396 386 428L446 660H154Z';

/** Nobody in it: the collar stands round nothing, but the sleeves hold on. */
const coat = (cloth: Token, tone: number, arms: readonly [Point, Point, Point, Point]): Group =>
  concept(
    'coat',
    [
      fill(cloth, limb([[24, -140], arms[2], arms[3]], 13, 8), { tone: tone - 0.35 }),
      fill(
        cloth,
        'M-20 -154C-38 -150 -44 -128 -33 -100C-28 -74 -58 -36 -94 -16C-66 -4 -40 -8 -18 -18C4 0 40 0 66 -16C44 -44 28 -72 30 -100C42 -128 34 -150 20 -154Z',
        { tone },
      ),
      fill(cloth, 'M2 -96C0 -64 -6 -40 -18 -18C4 0 40 0 66 -16C44 -44 28 -72 30 -100Z', { tone: tone - 0.25 }),
      fill('dark', 'M-20 -156C-8 -162 8 -162 20 -156C19 -138 12 -122 2 -108C-8 -122 -19 -138 -20 -156Z', { tone: 0.1 }),
      fill(
        cloth,
        'M-20 -156C-19 -138 -8 -122 2 -106L-6 -98L-14 -110L-22 -108L-28 -128C-31 -142 -28 -152 -20 -156ZM20 -156C19 -138 12 -122 2 -106L10 -98L17 -110L24 -108L30 -128C32 -142 28 -152 20 -156Z',
        { tone: tone + 0.12 },
      ),
      stroke('M3 -84V-84.100M1 -68V-68.100M-2 -52V-52.100', 2.6, 'light'),
      fill(cloth, limb([[-30, -142], arms[0], arms[1]], 14, 9), { tone: tone + 0.08 }),
      stroke(line([(arms[1][0] + arms[0][0] * 0.12) / 1.12, arms[1][1] - 5], [arms[1][0], arms[1][1] + 6]), 3, 'paper', { opacity: 0.8 }),
    ],
    { also: ['clothes', 'ghost', 'dancer'], rim: 0.9, shade: { to: [-0.5, 1], depth: 0.35 } },
  );

const bowler = concept(
  'hat',
  [
    fill('dark', 'M-26 -186C-22 -220 22 -220 26 -186Z', { tone: 0.25 }),
    fill('accent2', 'M-25 -192H25V-186H-25Z'),
    fill('dark', 'M-42 -186C-20 -192 20 -192 42 -186C24 -178 -24 -178 -42 -186Z', { tone: 0.35 }),
  ],
  { rim: 0.8 },
);

const pair = (cloth: Token, tone: number, seat: Token): Group => ({
  nodes: [
    placed(chair({ fill: 'wood', tone: 0.15, seat }), 64, -8, { flip: true, turn: 10, scale: 1.15 }),
    coat(cloth, tone, [
      [24, -132],
      [92, -104],
      [62, -178],
      [114, -150],
    ]),
    placed(bowler, 0, 0, { turn: -6 }),
  ],
});

const floor = times(7)
  .flatMap(j =>
    times(9).flatMap(i => {
      const row = (k: number): number => 346 + 330 * (k / 7) ** 1.7;
      const col = (c: number, k: number): number => 300 + (c - 4.5) * (34 + 62 * (k / 7) ** 1.2);
      return (i + j) % 2 === 0 ? [polygon([col(i, j), row(j)], [col(i + 1, j), row(j)], [col(i + 1, j + 1), row(j + 1)], [col(i, j + 1), row(j + 1)])] : [];
    }),
  )
  .join('');

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Through a keyhole: a ballroom where empty coats dance with chairs under a chandelier.',
  composition: 'through a frame',
  palette: 'teal',
  light: [300, 200],
  horizon: 693,
  layers: [
    {
      z: 0.7,
      clip: hole,
      nodes: [
        concept(
          'ballroom',
          [
            fill('accent2', rect(0, 0, 600, 356), { tone: -0.12, shade: { to: [0, -1], depth: 0.4 } }),
            fill('brick2', rect(0, 328, 600, 20), { tone: -0.2 }),
            fill('paper', rect(0, 346, 600, 347), { tone: -0.05 }),
            fill('mass', floor, { tone: 0.35 }),
          ],
          { also: ['room', 'hall', 'dance floor'] },
        ),
        placed(windowFrame({ width: 56, height: 170, panes: 'small', arch: 20, fill: 'brick2', glass: 'mass' }), 150, 232),
        placed(windowFrame({ width: 56, height: 170, panes: 'small', arch: 20, fill: 'brick2', glass: 'mass' }), 450, 232),
        halo(300, 170, 220, 0.8),
        placed(chandelier(), 300, 52, { scale: 0.95 }),
      ],
    },
    {
      z: 0.85,
      clip: hole,
      nodes: [
        placed(pair('green', -0.1, 'accent'), 170, 386, { scale: 0.62 }),
        placed(pair('accent2', -0.35, 'blue'), 426, 384, { scale: 0.58, flip: true }),
        { nodes: [fill('dark', ellipse(306, 520, 110, 14))], opacity: 0.4 },
        placed(pair('accent', 0, 'accent2'), 270, 518, { scale: 1.2 }),
        placed(violin(), 236, 588, { scale: 0.5, turn: 70 }),
        placed(shoe({ kind: 'heel', fill: 'accent' }), 356, 600, { scale: 0.66, turn: -8 }),
        placed(moth({ fill: 'brick2', tone: -0.1 }), 384, 226, { scale: 0.34, turn: 24 }),
        placed(moth({ fill: 'brick2', tone: -0.1 }), 214, 262, { scale: 0.26, turn: -30 }),
      ],
    },
    {
      z: 1,
      nodes: [
        concept(
          'keyhole',
          [
            fill('mass', `M0 0H600V693H0Z${hole}`, { evenOdd: true, tone: -0.1 }),
            stroke('M40 0V693M120 0V60M120 460V693M480 0V60M480 460V693M560 0V693', 4, 'mass', { tone: -0.55 }),
          ],
          { also: ['door', 'lock', 'secret'] },
        ),
        fill('yellow', `M300 34C438 34 550 120 550 246C550 330 508 398 434 444L492 693H108L166 444C92 398 50 330 50 246C50 120 162 34 300 34Z${hole}`, {
          evenOdd: true,
          tone: -0.32,
          shade: { to: [-0.7, 1], depth: 0.5 },
        }),
        stroke(hole, 3, 'light', { opacity: 0.9 }),
        stroke('M300 42C432 42 542 126 542 246C542 326 500 392 424 440L484 693M300 42C168 42 58 126 58 246C58 326 100 392 176 440L116 693', 3, 'yellow', {
          tone: 0.2,
          opacity: 0.6,
        }),
        fill('dark', circle(300, 55, 7) + circle(69, 246, 7) + circle(531, 246, 7), { tone: 0.5 }),
        stroke('M295 55H305M66 242L72 250M528 250L534 242', 2.4, 'yellow', { tone: 0.2 }),
      ],
    },
  ],
  says: { place: 'ballroom', time: 'night', mood: ['secret', 'festive'], action: ['dance', 'spy'], more: ['ghost', 'absence', 'music'] },
};
