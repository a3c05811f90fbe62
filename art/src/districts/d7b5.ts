import { concept, placed } from '../concept.ts';
import { beam, d, halo, times } from '../kit/city/draw.ts';
import { largeHand } from '../kit/people/hands.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { die } from '../kit/things/games.ts';
import { circle, ellipse, polygon, rect, rounded } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const slot = rounded(176, 196, 248, 84, 8);
const eye = (x: number): Node =>
  concept(
    'eye',
    [
      area(d`M${x - 40} 240C${x - 22} 218 ${x + 22} 218 ${x + 40} 238C${x + 20} 256 ${x - 22} 256 ${x - 40} 240Z`, 'white', 0.5),
      area(circle(x + 8, 238, 16), 'green', -0.1),
      area(circle(x + 9, 238, 8), 'dark', -0.4),
      area(circle(x + 4, 232, 4), 'white', 0.7),
      stroke(d`M${x - 42} 240C${x - 22} 216 ${x + 22} 216 ${x + 42} 238`, 5, 'dark'),
      stroke(d`M${x - 36} 246C${x - 16} 260 ${x + 18} 260 ${x + 36} 244`, 2.4, 'skin3', { tone: -0.5 }),
      stroke(d`M${x - 44} 212C${x - 20} 200 ${x + 16} 202 ${x + 42} ${x < 300 ? 216 : 206}`, 11, 'hairGrey', { tone: -0.4 }),
    ],
    { also: ['look'] },
  );

const half = 'M-58 -92H22L12 -66L26 -44L10 -20L24 4L6 30L20 54L8 76L14 92H-58C-64 92 -68 88 -68 82V-82C-68 -88 -64 -92 -58 -92Z';
const card = concept(
  'playing card',
  [
    area(half, 'paper', 0.1, { shade: { to: [1, 1], depth: 0.15 } }),
    {
      clip: half,
      nodes: [
        area('M0 -44C-22 -14 -58 2 -40 30C-30 42 -12 34 -4 22C-6 40 -12 46 -20 52H20C12 46 6 40 4 22Z', 'dark', 0),
        area(
          'M-50 -78C-56 -70 -62 -66 -58 -59C-56 -56 -52 -58 -50 -61C-50 -56 -52 -54 -54 -52H-46C-48 -54 -50 -56 -50 -61C-48 -58 -44 -56 -42 -59C-38 -66 -44 -70 -50 -78Z',
          'dark',
          0,
        ),
      ],
    },
    stroke('M22 -92L12 -66L26 -44L10 -20L24 4L6 30L20 54L8 76L14 92', 4, 'white', { tone: 0.5 }),
  ],
  { also: ['card', 'half', 'sign'], rim: 1 },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Eyes in the hatch of a door, a strip of light, a hand showing half of a torn playing card.',
  composition: 'close',
  palette: 'gold',
  light: [300, 250],
  horizon: 693,
  layers: [
    {
      z: 0.9,
      nodes: [
        concept(
          'wall',
          [
            area(rect(0, 0, 600, 693), 'brick5', -0.35),
            ...times(24).map(
              (i): Node =>
                stroke(d`M0 ${i * 30}H600M${(i % 2) * 34 + 10} ${i * 30}v30M${560 - (i % 2) * 30} ${i * 30}v30`, 2, 'dark', { tone: 0.3, opacity: 0.5 }),
            ),
          ],
          { also: ['brick'] },
        ),
        concept(
          'door',
          [
            area('M84 700V150C84 40 516 40 516 150V700Z', 'brown', -0.1, { shade: { to: [0.4, 1], depth: 0.5 } }),
            stroke('M84 700V150C84 40 516 40 516 150V700', 18, 'brown', { tone: -0.5 }),
            stroke('M156 92V700M228 72V700M300 68V700M372 72V700M444 92V700', 4, 'brown', { tone: -0.45 }),
            area(rect(84, 330, 432, 26), 'dark', 0.25),
            area(rect(84, 132, 432, 24), 'dark', 0.25),
            ...times(9).flatMap((i): Node[] => [area(circle(116 + i * 46, 343, 6), 'grey', 0.1), area(circle(116 + i * 46, 144, 6), 'grey', 0.1)]),
          ],
          { also: ['wood', 'iron'] },
        ),
      ],
    },
    {
      z: 0.95,
      clip: slot,
      nodes: [
        area(rect(170, 190, 260, 96), 'light', 0.2),
        area('M176 196H424V280H176Z', 'skin3', 0.1),
        area('M284 280C288 250 290 220 300 212C310 220 312 250 318 280Z', 'skin3', -0.15),
        stroke('M268 206C280 214 286 222 288 232M334 206C322 214 314 222 312 232', 3, 'skin3', { tone: -0.4 }),
        eye(232),
        eye(370),
        area(rect(176, 190, 250, 14), 'dark', 0, { opacity: 0.4 }),
      ],
    },
    {
      z: 1,
      nodes: [
        concept(
          'hatch',
          [
            stroke(slot, 12, 'dark', { tone: 0.25 }),
            stroke(rounded(182, 202, 236, 72, 5), 3, 'light', { tone: 0.2 }),
            area(rounded(428, 188, 66, 100, 6), 'dark', 0.3),
            area(circle(446, 238, 8), 'grey', 0.3),
          ],
          { also: ['window', 'secret'], rim: 0.8 },
        ),
        halo(300, 240, 170, 0.6),
        beam(polygon([180, 284], [420, 284], [540, 640], [60, 640]), 0.6),
        concept('handle', [area(circle(134, 470, 20), 'yellow', -0.3), stroke(circle(134, 508, 30), 10, 'yellow', { tone: -0.2 })], {
          also: ['knocker', 'ring'],
          rim: 0.9,
        }),
        area(rect(96, 676, 410, 8), 'light', 0.2),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(
          largeHand('holding', {
            skin: 'skin2',
            sleeve: 'dark',
            sleeveTone: 0.15,
            cuff: 'paper',
            size: 230,
            arm: 1.2,
            holds: placed(card, -26, -66, { scale: 1, turn: 12 }),
          }),
          330,
          494,
          { flip: true },
        ),
      ],
    },
    { z: 1, nodes: [placed(die({ shows: 5 }), 228, 626, { scale: 0.5, turn: 12 }), area(ellipse(226, 642, 30, 4), 'dark', 0, { opacity: 0.4 })] },
  ],
  says: { place: 'door', time: 'night', mood: ['secret', 'tense'], action: ['show', 'watch', 'knock'], more: ['password', 'eyes', 'half'] },
};
