import { concept, placed } from '../concept.ts';
import { bank } from '../kit/emerald/air.ts';
import { figure } from '../kit/emerald/figure.ts';
import { glow } from '../kit/emerald/paper.ts';
import { roofs } from '../kit/emerald/roofs.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, polygon, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

const ribbon =
  'M250 250C330 236 420 250 440 300C458 350 380 376 300 392C200 412 130 450 160 520C190 590 360 560 460 590C540 616 560 680 520 760L500 850L300 850L330 770C350 710 300 690 220 690C100 690 20 620 40 520C60 420 180 380 270 350C330 332 330 310 280 306L240 306Z';

export const scene: Scene = {
  canvas: 'card',
  idea: 'The press never stops, and its paper runs through the town like a river on which people walk reading.',
  composition: 'wide',
  palette: 'fog',
  light: [470, 160],
  horizon: 360,
  layers: [
    { z: 0.08, nodes: [glow(circle(440, 200, 320), 0.7), bank(180, 90, 300, { seed: 4, opacity: 0.35 })] },
    { z: 0.3, nodes: [roofs({ y: 372, low: 60, high: 120, width: 62, seed: 25, lit: 0.3, tone: 0.1 })] },
    { z: 0.45, nodes: [area('M-10 360C200 352 420 352 610 360L610 850L-10 850Z', 'mass', 0.1, { shade: { to: [0, 1], depth: 0.4 } })] },
    {
      z: 0.6,
      nodes: [
        roofs({ from: -30, to: 120, y: 470, low: 60, high: 90, width: 54, seed: 2, lit: 0.3 }),
        roofs({ from: 460, to: 630, y: 520, low: 70, high: 110, width: 56, seed: 6, lit: 0.35 }),
      ],
    },
    {
      z: 0.85,
      lifted: true,
      nodes: [
        concept(
          'newspaper',
          [
            area(ribbon, 'paper', -0.05, { shade: { to: [-0.4, 1], depth: 0.35 } }),
            {
              nodes: [
                stroke(
                  'M290 262C340 258 400 274 410 300M290 276C340 274 380 284 392 302M250 372C180 400 90 440 80 520M270 376C200 404 116 446 108 520M294 380C220 410 140 452 136 524M100 590C150 640 240 640 330 634M140 570C190 610 280 604 370 604M400 640C470 660 500 700 480 780M380 650C440 680 464 710 440 800',
                  8,
                  'dark',
                  { opacity: 0.35 },
                ),
                area(rect(180, 628, 60, 40) + rect(440, 740, 44, 60), 'dark', 0, { opacity: 0.4 }),
              ],
              clip: ribbon,
            },
          ],
          { also: ['paper', 'river'] },
        ),
      ],
    },
    {
      z: 0.95,
      lifted: true,
      nodes: [
        concept(
          'printing press',
          [
            area(`${rect(150, 130, 190, 190)}${polygon([150, 130], [170, 104], [320, 104], [340, 130])}`, 'mass', -0.5),
            area(`${circle(196, 206, 46)}${circle(290, 206, 46)}${circle(244, 278, 38)}`, 'mass', -0.15),
            stroke(`${circle(196, 206, 46)}${circle(290, 206, 46)}${circle(244, 278, 38)}`, 5, 'accent'),
            stroke('M196 206L230 178M290 206L258 230M244 278L222 258', 6, 'accent'),
            area(circle(196, 206, 9) + circle(290, 206, 9) + circle(244, 278, 9), 'accent', 0.2),
            stroke(circle(124, 220, 56), 9, 'mass', { tone: -0.5 }),
            stroke('M124 164V276M68 220H180M84 180L164 260M164 180L84 260', 4, 'mass', { tone: -0.5 }),
          ],
          { also: ['machine'], rim: 0.9, shade: { to: [-0.6, 1], depth: 0.4 } },
        ),
      ],
    },
    {
      z: 1,
      nodes: [
        ...(
          [
            [130, 556, 0.42, 'bowler'],
            [400, 580, 0.5, 'top'],
            [210, 676, 0.56, 'cap'],
            [420, 330, 0.32, 'bowler'],
          ] as const
        ).map(([x, y, s, h]) =>
          placed(
            figure({
              hat: h,
              left: [44, -140],
              right: [46, -120],
              holds: [concept('newspaper', [area(polygon([26, -160], [70, -166], [72, -104], [28, -100]), 'paper', 0)])],
            }),
            x,
            y,
            { scale: s },
          ),
        ),
        placed(
          figure({
            is: 'woman',
            hair: 'bun',
            left: [44, -140],
            right: [46, -120],
            holds: [concept('newspaper', [area(polygon([26, -160], [70, -166], [72, -104], [28, -100]), 'paper', 0)])],
          }),
          474,
          690,
          { scale: 0.62 },
        ),
        area(ellipse(400, 582, 22, 4) + ellipse(474, 692, 30, 5) + ellipse(210, 678, 24, 4) + ellipse(130, 558, 18, 3.4), 'dark', 0, { opacity: 0.4 }),
      ],
    },
  ],
  says: { place: 'city', time: 'morning', mood: ['busy', 'absorbed'], action: ['printing', 'reading', 'walking'], more: ['river'] },
};
