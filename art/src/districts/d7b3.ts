import { concept, placed } from '../concept.ts';
import { halo, times } from '../kit/city/draw.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { playingCard } from '../kit/things/games.ts';
import { circle, ellipse, limb, rect } from '../path.ts';
import type { Group, Node, Scene, Token } from '../scene.ts';

type Suit = 'hearts' | 'spades' | 'diamonds' | 'clubs';
interface Arm {
  readonly sleeve: Token;
  readonly tone?: number;
  readonly skin: Token;
  readonly cuff?: Token;
  readonly holds: readonly Node[];
  readonly ring?: Token;
}
/** From above: the sleeve comes in from below, the back of the hand towards us, fingers up over what it holds. */
const arm = ({ sleeve, tone = 0, skin, cuff = 'paper', holds, ring }: Arm): Group =>
  concept(
    'hand',
    [
      { nodes: [area('M-40 210C-44 150 -34 90 -30 62H34C40 90 50 150 46 210Z', 'dark', 0)], transform: { move: [14, 12] }, opacity: 0.4 },
      ...holds,
      area('M-34 66C-40 40 -36 12 -28 0H26C34 14 38 44 32 66Z', skin, 0),
      ...[-21, -7, 7, 20].map(
        (x, i): Node =>
          area(
            limb(
              [
                [x, 6],
                [x * 1.1, -16],
                [x * 1.06 + 1, [-30, -38, -37, -28][i] ?? -30],
              ],
              8,
              6.4,
            ),
            skin,
            0.03,
          ),
      ),
      stroke('M-14 -2V-26M0 -4V-30M14 -2V-26', 1.8, skin, { tone: -0.4 }),
      area(
        limb(
          [
            [-28, 34],
            [-46, 14],
            [-44, -8],
          ],
          10,
          7,
        ),
        skin,
        0.05,
      ),
      ...(ring === undefined ? [] : [area(rect(-2, -20, 18, 6), ring, 0.1)]),
      area('M-40 76C-20 62 20 62 42 76L44 92H-42Z', cuff, 0),
      area('M-48 88C-22 76 24 76 50 88C58 140 64 190 66 330H-66C-62 190 -56 140 -48 88Z', sleeve, tone, { shade: { to: [0.6, 1], depth: 0.4 } }),
      stroke('M-20 120C-10 130 10 130 24 118M-34 180C-10 196 20 192 40 176', 3, sleeve, { tone: tone - 0.35 }),
    ],
    { also: ['person', 'player'], rim: 0.8 },
  );

const suits: readonly Suit[] = ['hearts', 'spades', 'diamonds', 'clubs'];
const fan = (from: number, side: 'face' | 'back' = 'back'): Node[] =>
  times(3).map(
    (i): Node => ({
      transform: { turn: (i - 1) * 15 },
      nodes: [placed(playingCard({ suit: suits[(from + i) % 4] ?? 'hearts', side, back: 'red' }), 0, -52, { scale: 0.92 })],
    }),
  );
const card = (suit: Suit, x: number, y: number, turn: number): Node => placed(playingCard({ suit }), x, y, { turn, scale: 0.8 });

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A card game from above under a green lamp: five hands, one card hidden under a sleeve.',
  composition: 'from above',
  palette: 'teal',
  light: [300, 300],
  horizon: 0,
  layers: [
    {
      z: 0.9,
      nodes: [
        concept('floor', [
          area(rect(0, 0, 600, 693), 'dark', 0.12),
          ...times(10).map((i): Node => stroke(`M0 ${i * 74}H600`, 2, 'dark', { tone: 0.4, opacity: 0.4 })),
        ]),
      ],
    },
    {
      z: 0.95,
      nodes: [
        concept(
          'table',
          [area(circle(300, 346, 252), 'wood', -0.35), area(circle(300, 346, 228), 'green', -0.1), stroke(circle(300, 346, 240), 3, 'wood', { tone: 0.1 })],
          { also: ['game'], rim: 0.6 },
        ),
        halo(300, 330, 250, 0.75),
        concept(
          'coin',
          [
            [352, 390, 0],
            [372, 376, 1],
            [364, 402, 2],
            [244, 402, 0],
            [228, 392, 1],
            [256, 416, 2],
            [338, 412, 1],
          ].map(
            ([x = 0, y = 0, k = 0]): Node => ({
              nodes: [
                area(circle(x + 4, y + 5, 13), 'dark', 0, { opacity: 0.4 }),
                area(circle(x, y, 13), k === 1 ? 'red' : 'yellow', 0),
                stroke(circle(x, y, 8), 2, 'paper', { opacity: 0.8 }),
              ],
            }),
          ),
          { also: ['money', 'chip'] },
        ),
        card('hearts', 276, 356, -12),
        card('spades', 326, 350, 8),
        card('diamonds', 300, 426, 96),
        concept(
          'glass',
          [area(circle(434, 300, 24), 'paper', 0, { opacity: 0.5 }), area(circle(434, 300, 17), 'orange', 0), area(circle(428, 294, 5), 'paper', 0.3)],
          { also: ['drink'], rim: 0.6 },
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(arm({ sleeve: 'blue', tone: -0.25, skin: 'skin2', holds: fan(0) }), 150, 232, { turn: 118 }),
        placed(arm({ sleeve: 'violet', tone: -0.2, skin: 'skin4', cuff: 'violet', holds: fan(1), ring: 'yellow' }), 416, 190, { turn: 222 }),
        placed(arm({ sleeve: 'brown', skin: 'skin1', cuff: 'brown', holds: fan(2) }), 128, 448, { turn: 62 }),
        placed(arm({ sleeve: 'grey', tone: -0.3, skin: 'skin5', holds: fan(3) }), 476, 420, { turn: -72 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed({ nodes: [placed(playingCard({ suit: 'spades' }), -6, 96, { scale: 1.1, turn: 12 })] }, 318, 534, { turn: -6, scale: 1.15 }),
        placed(arm({ sleeve: 'accent', tone: -0.05, skin: 'skin3', cuff: 'accent', holds: fan(1, 'back') }), 310, 536, { turn: -6, scale: 1.15 }),
        placed({ nodes: [placed(playingCard({ suit: 'spades' }), -60, 74, { scale: 0.92, turn: -34 })] }, 310, 536, { scale: 1.15 }),
        {
          clip: 'M200 606L420 606L420 693H200Z',
          nodes: [area('M254 640C280 622 338 620 366 634C376 690 382 760 384 900H232C236 760 242 700 254 640Z', 'accent', -0.05)],
        },
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'lamp',
          [
            area(ellipse(300, 262, 74, 72), 'leaf', -0.1),
            area(ellipse(296, 256, 58, 56), 'leaf', 0.1),
            area(ellipse(292, 250, 36, 34), 'leaf', 0.25),
            area(circle(290, 248, 10), 'yellow', -0.2),
            stroke('M290 248C284 180 300 80 300 -10', 4, 'dark', { tone: 0.1 }),
            stroke(ellipse(300, 262, 74, 72), 3, 'light', { tone: 0.2 }),
          ],
          { also: ['light'] },
        ),
      ],
    },
  ],
  says: { place: 'back room', time: 'night', mood: ['tense', 'secret', 'dangerous'], action: ['play', 'cheat', 'hide'], more: ['game', 'five', 'trick'] },
};
