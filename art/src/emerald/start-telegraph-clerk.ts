import { concept, placed } from '../concept.ts';
import { bank } from '../kit/emerald/air.ts';
import { figure } from '../kit/emerald/figure.ts';
import { glow } from '../kit/emerald/paper.ts';
import { roofs } from '../kit/emerald/roofs.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, polygon, rect } from '../path.ts';
import type { Group, Scene } from '../scene.ts';

const wires = [118, 176, 234, 292];
const dip = (x: number, y: number): number => y + 46 * Math.sin(((x - 150) / 400) * Math.PI);
const short = (x: number, y: number): Group =>
  placed(
    concept(
      'swallow',
      [area('M-12 0C-16 -22 -4 -34 8 -34C14 -34 20 -30 20 -24L28 -21L19 -18C18 -8 10 2 2 4L-14 26L-10 6Z', 'dark', 0.08), area(circle(13, -26, 2), 'light')],
      { also: ['bird', 'animal'], rim: 0.6 },
    ),
    x,
    dip(x, y),
  );
const long = (x: number, y: number): Group =>
  placed(
    concept(
      'swallow',
      [area('M-42 -4C-34 -20 -10 -22 8 -26C16 -34 28 -32 32 -24L42 -20L31 -16C28 -4 8 4 -8 4L-44 14L-30 2Z', 'dark', 0.08), area(circle(25, -24, 2), 'light')],
      { also: ['bird', 'animal'], rim: 0.6 },
    ),
    x,
    dip(x, y),
  );
const message = [
  [
    [190, 's'],
    [230, 's'],
    [300, 'l'],
    [372, 's'],
    [450, 'l'],
    [520, 's'],
  ],
  [
    [216, 'l'],
    [290, 's'],
    [326, 's'],
    [400, 'l'],
    [488, 's'],
  ],
  [
    [186, 's'],
    [262, 'l'],
    [344, 'l'],
    [420, 's'],
    [458, 's'],
    [528, 'l'],
  ],
  [
    [240, 's'],
    [280, 's'],
    [318, 's'],
    [430, 'l'],
  ],
] as const;

export const scene: Scene = {
  canvas: 'card',
  idea: 'The swallows sit on the evening wires, some short, some stretched, and the clerk at his window takes them down.',
  composition: 'wide',
  palette: 'frost',
  light: [420, 470],
  horizon: 640,
  layers: [
    {
      z: 0.06,
      nodes: [
        glow(circle(360, 560, 400), 0.9),
        glow(circle(370, 240, 330), 0.85, 'lit'),
        bank(470, 70, 260, { seed: 3, opacity: 0.25 }),
        bank(200, 420, 320, { seed: 8, opacity: 0.3 }),
      ],
    },
    { z: 0.3, nodes: [roofs({ style: 'block', y: 660, low: 60, high: 120, width: 76, seed: 27, lit: 0.25, tone: 0.15 })] },
    {
      z: 0.8,
      nodes: [
        concept(
          'telegraph pole',
          [
            area(rect(132, 60, 16, 640), 'wood', -0.45),
            area([100, 158, 216, 274].map(y => rect(96, y, 88, 9)).join(''), 'wood', -0.4),
            area([100, 158, 216, 274].flatMap(y => [rect(108, y - 14, 10, 15), rect(164, y - 14, 10, 15)]).join(''), 'paper', -0.1),
          ],
          { rim: 0.8 },
        ),
        stroke(
          wires.map(y => `M-10 ${y - 20}C60 ${y + 6} 110 ${y - 8} 168 ${y - 30}M168 ${y - 30}C260 ${y + 68} 440 ${y + 68} 610 ${y - 46}`).join(''),
          2.6,
          'dark',
        ),
      ],
    },
    { z: 1, nodes: message.flatMap((row, i) => row.map(([x, kind]) => (kind === 's' ? short(x, (wires[i] ?? 0) - 18) : long(x, (wires[i] ?? 0) - 18)))) },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'telegraph office',
          [
            area(polygon([320, 470], [330, 440], [610, 440], [610, 860], [330, 860], [330, 470]), 'mass', -0.45),
            area(polygon([306, 452], [336, 416], [610, 416], [610, 452]), 'mass', -0.65),
            area(rect(380, 490, 170, 150), 'light', 0.1, { shade: { to: [0, 1], depth: 0.25 } }),
            glow(circle(465, 560, 190), 0.8),
            {
              nodes: [
                placed(figure({ hair: 'short', beard: 'waxed', wears: 'jacket', left: [50, -104], right: [60, -98], tone: -0.75 }), 430, 706, { scale: 0.98 }),
                area(rect(470, 610, 80, 40), 'wood', -0.5),
                area(rect(486, 598, 36, 12) + circle(492, 592, 6), 'dark'),
              ],
              clip: rect(380, 490, 170, 150),
            },
            stroke('M380 490H550V640H380ZM465 490V640', 6, 'mass', { tone: -0.3 }),
            area(rect(366, 638, 198, 12), 'mass', -0.1),
          ],
          { also: ['house', 'window'], rim: 0.7 },
        ),
        stroke('M168 262C220 380 300 420 336 440', 2.6, 'dark'),
      ],
    },
  ],
  says: { place: 'telegraph office', time: 'dusk', mood: ['quiet', 'secret'], action: ['writing', 'listening'], more: ['code'] },
};
