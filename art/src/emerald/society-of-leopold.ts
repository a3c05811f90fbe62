import { concept } from '../concept.ts';
import { smoke } from '../kit/emerald/air.ts';
import { glow } from '../kit/emerald/paper.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, rect } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const ghost = (x: number, y: number, s: number, tone: number): Node =>
  concept(
    'ghost',
    [
      glow(circle(x, y - 40 * s, 90 * s), 0.9),
      area(
        `M${x} ${y}C${x - 44 * s} ${y - 10 * s} ${x - 40 * s} ${y - 70 * s} ${x - 14 * s} ${y - 96 * s}C${x - 4 * s} ${y - 110 * s} ${x + 2 * s} ${y - 124 * s} ${x + 2 * s} ${y - 140 * s}C${x + 20 * s} ${y - 110 * s} ${x + 44 * s} ${y - 80 * s} ${x + 40 * s} ${y - 36 * s}C${x + 36 * s} ${y - 8 * s} ${x + 16 * s} ${y} ${x} ${y}Z`,
        'light',
        tone,
      ),
      area(
        ellipse(x - 12 * s, y - 56 * s, 6 * s, 10 * s) + ellipse(x + 14 * s, y - 58 * s, 6 * s, 10 * s) + ellipse(x + 2 * s, y - 30 * s, 7 * s, 11 * s),
        'dark',
      ),
    ],
    { also: ['flame', 'dead'] },
  );
const wax = (x: number, top: number, w: number): Node =>
  concept('candle', [
    area(`M${x - w} 640V${top + 8}C${x - w * 0.5} ${top - 6} ${x + w * 0.5} ${top - 6} ${x + w} ${top + 8}V640Z`, 'paper', -0.08, {
      shade: { to: [1, 0.5], depth: 0.5 },
    }),
    area(
      `M${x - w} ${top + 8}C${x - w * 0.8} ${top + 40} ${x - w * 0.5} ${top + 20} ${x - w * 0.4} ${top + 70}C${x - w * 0.2} ${top + 30} ${x} ${top + 40} ${x + w * 0.2} ${top + 20}Z`,
      'paper',
      0.2,
    ),
    stroke(`M${x} ${top}V${top - 14}`, 4, 'dark'),
  ]);

export const scene: Scene = {
  canvas: 'card',
  idea: 'A black glove lowers the candle snuffer over a flame that looks up and knows what is coming.',
  composition: 'still life',
  palette: 'violet',
  light: [330, 400],
  horizon: 0,
  layers: [
    {
      z: 0.5,
      nodes: [
        area(rect(-5, -5, 610, 850), 'mass', 0.15),
        concept(
          'window',
          [
            area('M400 -10V330C400 230 470 180 500 160C530 180 600 230 600 330V-10Z', 'mass', -0.4),
            stroke('M70 560V200C70 100 130 60 160 40C190 60 250 100 250 200V560', 9, 'mass', { tone: -0.4 }),
            area('M76 560V200C76 106 132 66 160 48C188 66 244 106 244 200V560Z', 'lit', -0.3, { opacity: 0.5 }),
            stroke('M160 48V560M76 220H244M76 380H244', 5, 'mass', { tone: -0.4 }),
          ],
          { also: ['church'] },
        ),
        glow(circle(330, 380, 360), 0.85),
      ],
    },
    {
      z: 0.9,
      nodes: [
        area(rect(-10, 636, 620, 220), 'wood', -0.6),
        stroke('M0 638H600', 5, 'accent2', { opacity: 0.5 }),
        wax(178, 470, 27),
        smoke(
          [
            [178, 452],
            [186, 410],
            [166, 370],
            [190, 320],
            [170, 270],
            [188, 226],
          ],
          { from: 3, to: 13, opacity: 0.4 },
        ),
        wax(500, 520, 25),
        ghost(500, 508, 0.62, -0.05),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        wax(338, 450, 36),
        ghost(338, 438, 1, 0.15),
        concept(
          'candle snuffer',
          [
            area('M338 96L284 262C300 276 376 276 392 262Z', 'accent2', -0.15, { rim: 0.9, shade: { to: [-0.7, 0.6], depth: 0.5 } }),
            area(ellipse(338, 264, 54, 13), 'dark', 0.2),
            stroke('M330 120C290 90 300 50 340 40C400 30 460 60 520 110', 11, 'accent2', { tone: -0.25 }),
            area(circle(338, 92, 10), 'accent2'),
          ],
          { also: ['bell'] },
        ),
        concept(
          'glove',
          [
            area(
              'M470 84C462 64 480 48 500 56C520 50 542 64 540 86C548 104 536 124 516 122C530 120 590 130 640 150L640 60C600 40 560 40 540 50',
              'mass',
              -0.75,
            ),
            area('M466 92C458 76 472 58 494 62C520 56 548 72 544 96C546 116 524 130 502 124C482 124 468 110 466 92Z', 'mass', -0.7),
            stroke('M484 66C492 76 494 88 488 100M508 62C514 74 514 88 508 102', 2.6, 'lit', { opacity: 0.4 }),
          ],
          { also: ['hand'], rim: 0.9 },
        ),
        concept(
          'book',
          [
            area('M56 652C90 628 134 628 152 650C170 628 214 628 248 652L248 666C214 648 170 648 152 668C134 648 90 648 56 666Z', 'dark', 0.3),
            area('M60 640C92 616 134 616 152 640C170 616 212 616 244 640L246 654C212 636 170 636 152 656C134 636 92 636 58 654Z', 'paper', -0.1),
            stroke('M152 640V656', 2, 'dark', { opacity: 0.5 }),
          ],
          { rim: 0.6 },
        ),
      ],
    },
  ],
  says: { place: 'chapel', time: 'night', mood: ['stern', 'comic'], action: ['snuffing', 'fearing'] },
};
