import { concept, placed } from '../concept.ts';
import { fog } from '../kit/emerald/air.ts';
import { figure } from '../kit/emerald/figure.ts';
import { lamp } from '../kit/emerald/lamp.ts';
import { glow } from '../kit/emerald/paper.ts';
import { roofs } from '../kit/emerald/roofs.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse } from '../path.ts';
import type { Scene } from '../scene.ts';

const track =
  'M150 560C146 510 220 470 320 470C430 470 512 510 510 566C508 640 430 680 330 680C230 680 154 630 150 560ZM168 500C130 470 100 420 96 372C132 390 176 430 206 474ZM258 462C240 410 240 350 262 300C290 350 304 410 306 458ZM372 458C384 404 414 352 452 320C456 372 440 430 420 472ZM470 490C500 450 542 420 584 412C572 456 540 500 506 524Z';
const glassPart = concept(
  'magnifying glass',
  [
    stroke('M58 -74L74 -54', 5, 'accent'),
    area(circle(84, -42, 17), 'paper', 0.2, { opacity: 0.5 }),
    stroke(circle(84, -42, 17), 4, 'accent'),
    glow(circle(84, -42, 34), 0.7),
  ],
  { also: ['glass', 'lens'] },
);

export const scene: Scene = {
  canvas: 'card',
  idea: 'The inspector studies a small footprint through his glass and does not see that he stands in a very large one.',
  composition: 'scale flip',
  palette: 'fog',
  light: [430, 200],
  horizon: 220,
  layers: [
    {
      z: 0.25,
      nodes: [glow(circle(440, 170, 300), 0.6), roofs({ y: 232, low: 80, high: 150, width: 70, seed: 23, lit: 0.3, tone: 0.1 }), fog(4, 160, 226, 2, 0.45)],
    },
    {
      z: 0.6,
      nodes: [
        area('M-10 226C200 216 420 216 610 226L610 850L-10 850Z', 'lit', -0.42, { shade: { to: [-0.3, 1], depth: 0.5 } }),
        stroke([290, 330, 384, 450, 540, 650].map(y => `M0 ${y}C200 ${y - 8} 420 ${y - 8} 600 ${y}`).join(''), 2, 'dark', { opacity: 0.18 }),
        placed(lamp(), 540, 300, { scale: 1.05 }),
        placed(lamp(), 130, 262, { scale: 0.7 }),
        concept(
          'giant footprint',
          [
            area(track, 'dark', 0.2, { opacity: 0.92, shade: { to: [0, 1], depth: 0.4 } }),
            stroke('M150 560C154 630 230 680 330 680C430 680 508 640 510 566', 5, 'light', { opacity: 0.45 }),
            stroke('M170 566C176 610 240 652 330 652C420 652 484 620 490 570', 3, 'lit', { opacity: 0.2 }),
          ],
          { also: ['footprint', 'monster', 'claw'], transform: { move: [0, -66] } },
        ),
        concept('footprint', [
          area([0, 1, 2].map(i => ellipse(432 + i * 34, 540 - (i % 2) * 18, 10, 5) + ellipse(418 + i * 34, 542 - (i % 2) * 18, 4, 3.4)).join(''), 'lit', 0.1, {
            opacity: 0.75,
          }),
        ]),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        area(ellipse(286, 560, 96, 18), 'dark', 0, { opacity: 0.6 }),
        placed(figure({ hat: 'bowler', beard: 'waxed', wears: 'coat', left: [30, -90], right: [56, -80], stride: 12, tone: 0, holds: [glassPart] }), 284, 554, {
          scale: 1.62,
          turn: 15,
        }),
      ],
    },
  ],
  says: { place: 'street', time: 'night', weather: 'fog', mood: ['comic', 'ominous'], action: ['searching', 'overlooking'], more: ['giant'] },
};
