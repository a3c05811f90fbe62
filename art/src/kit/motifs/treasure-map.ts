import { ellipse } from '../../path.ts';
import type { Node } from '../../scene.ts';
import { d, times } from '../city/draw.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

export const hill = (x: number, y: number, s: number): string =>
  d`M${x - 18 * s} ${y}L${x} ${y - 30 * s}L${x + 20 * s} ${y}M${x} ${y - 30 * s}L${x + 3 * s} ${y - 14 * s}L${x + 9 * s} ${y - 8 * s}`;

const roof = (x: number, y: number): string => d`M${x - 9} ${y}v-12l9 -9l9 9v12Z`;

const pine = (x: number, y: number): string => d`M${x} ${y}v-5M${x - 7} ${y - 5}h14l-7 -16Z`;

export const drawn: Node[] = [
  stroke([hill(150, 232, 1), hill(186, 244, 1.2), hill(226, 228, 0.9), hill(170, 270, 0.8)].join(''), 2.4, 'brown', { tone: -0.1 }),
  stroke([pine(430, 300), pine(448, 312), pine(466, 298), pine(440, 330), pine(472, 330), pine(422, 336)].join(''), 2.2, 'leaf', { tone: -0.2 }),
  area([roof(144, 352), roof(166, 346), roof(154, 372), roof(178, 370), 'M190 350v-22l6 -16l6 16v22Z'].join(''), 'red', -0.15, { opacity: 0.85 }),
  stroke('M136 434v-34', 3, 'brown', { tone: -0.3 }),
  area('M136 400C146 394 154 406 166 400V420C154 426 146 414 136 420Z', 'red', 0),
  stroke(
    times(7)
      .map(i => d`M${152 + i * 17} ${428 + Math.sin(i) * 6}l8 1`)
      .join(''),
    3,
    'red',
    { tone: 0.1 },
  ),
  {
    nodes: [
      area('M0 -32L6 -6L32 0L6 6L0 32L-6 6L-32 0L-6 -6Z', 'brown', -0.1),
      area('M0 -32L6 -6L0 0ZM32 0L6 6L0 0ZM0 32L-6 6L0 0ZM-32 0L-6 -6L0 0Z', 'red', 0),
      stroke(ellipse(0, 0, 22, 22), 1.6, 'brown', { tone: -0.1 }),
    ],
    transform: { move: [470, 430], scale: 0.9 },
  },
  stroke('M110 164C210 144 380 132 476 142C488 244 508 360 526 466', 2, 'brown', { opacity: 0.6 }),
];
