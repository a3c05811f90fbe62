import { concept, placed } from '../concept.ts';
import { bust } from '../kit/emerald/bust.ts';
import { glow } from '../kit/emerald/paper.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, polygon, rect, rounded } from '../path.ts';
import type { Group, Scene } from '../scene.ts';

const half: Group = {
  nodes: [placed(bust({ hat: 'peaked', wears: 'uniform', beard: 'waxed' }), 318, 306, { scale: 0.86 })],
  clip: polygon([140, 60], [536, 60], [536, 256], [140, 410]),
};
const other: Group = {
  nodes: [{ nodes: [bust({ hat: 'cap', wears: 'shawl', beard: 'waxed', hair: 'short' })], transform: { scale: 0.86, turn: 180, move: [358, 360] } }],
  clip: polygon([140, 410], [536, 256], [536, 610], [140, 610]),
};
const card = rounded(140, 60, 396, 546, 26);
const eyePip = (x: number, y: number): string => `M${x - 17} ${y}Q${x} ${y - 20} ${x + 17} ${y}Q${x} ${y + 20} ${x - 17} ${y}ZM${x} ${y - 7}a7 7 0 1 0 .1 0Z`;
const flamePip = (x: number, y: number): string =>
  `M${x} ${y + 20}C${x + 20} ${y + 12} ${x + 14} ${y - 4} ${x + 2} ${y - 22}C${x - 2} ${y - 6} ${x - 18} ${y - 2} ${x - 14} ${y + 10}C${x - 10} ${y + 20} ${x - 4} ${y + 20} ${x} ${y + 20}Z`;

export const scene: Scene = {
  canvas: 'card',
  idea: 'A playing card with two courts: right way up he is an officer, turned over he is a rebel, and it is the same moustache.',
  composition: 'mirrored',
  palette: 'violet',
  light: [560, 333],
  horizon: 0,
  layers: [
    {
      z: 0.7,
      nodes: [
        area(rect(-5, -5, 610, 850), 'accent', -0.66),
        stroke(
          Array.from({ length: 16 }, (_, i) => `M${-300 + i * 60} -10L${300 + i * 60} 850M${900 - i * 60} -10L${300 - i * 60} 850`).join(''),
          2,
          'accent',
          { opacity: 0.22 },
        ),
        glow(circle(338, 320, 400), 0.4),
      ],
    },
    {
      z: 0.8,
      lifted: true,
      nodes: [placed(concept('playing card', [area(rounded(-198, -273, 396, 546, 26), 'paper', -0.45)], { also: ['card'] }), 316, 372, { turn: -9 })],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'playing card',
          [
            area(card, 'paper', -0.02),
            {
              nodes: [
                area(polygon([140, 60], [536, 60], [536, 256], [140, 410]), 'lit', -0.1),
                area(polygon([140, 410], [536, 256], [536, 610], [140, 610]), 'red', -0.12),
                half,
                other,
                stroke('M140 410L536 256', 9, 'paper'),
                stroke('M140 410L536 256', 3, 'accent', { tone: -0.2 }),
              ],
              clip: rounded(158, 78, 360, 510, 16),
            },
            stroke(rounded(158, 78, 360, 510, 16), 3, 'dark', { opacity: 0.6 }),
            area(eyePip(196, 116), 'dark', 0, { evenOdd: true }),
            area(flamePip(480, 548), 'dark', 0.1),
          ],
          { also: ['card', 'game'] },
        ),
      ],
    },
  ],
  says: { place: 'card table', time: 'night', mood: ['false', 'torn'], action: ['betraying'], more: ['two', 'opposite'] },
};
