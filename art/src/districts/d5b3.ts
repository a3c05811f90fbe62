import { concept, placed } from '../concept.ts';
import { beam, d, halo, times } from '../kit/city/draw.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { hat } from '../kit/things/clothes.ts';
import { cup } from '../kit/things/table.ts';
import { ticket } from '../kit/things/travel.ts';
import { ellipse, polygon, rect, rounded } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const pane = 'M120 420V190C120 70 480 70 480 190V420Z';

const chair = concept(
  'chair',
  [
    stroke('M-56 -150C-60 -250 -40 -290 0 -290S60 -250 56 -150', 13, 'brown'),
    stroke('M-32 -160C-34 -226 -20 -252 0 -252S34 -226 32 -160', 8, 'brown', { tone: 0.1 }),
    area('M-72 -150C-60 -172 60 -172 76 -150C80 -136 60 -128 0 -128S-82 -136 -72 -150Z', 'accent', -0.1, { shade: { to: [0, 1], depth: 0.4 } }),
    stroke('M-62 -140L-84 0M64 -140L86 0M-36 -134L-40 -20M38 -134L44 -20', 11, 'brown', { tone: -0.1 }),
  ],
  { also: ['seat'], rim: 0.9 },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Station buffet: two cups, one still steaming, an empty chair pushed back, a hat left.',
  composition: 'still life',
  palette: 'gold',
  light: [250, 250],
  horizon: 693,
  layers: [
    {
      z: 0.8,
      nodes: [
        concept(
          'buffet',
          [
            area(rect(0, 0, 600, 693), 'brown', -0.3, { shade: { to: [0, -1], depth: 0.5 } }),
            area(rect(0, 420, 600, 273), 'brown', -0.55),
            stroke('M0 428H600', 8, 'wood', { tone: -0.1 }),
            ...times(7).map((i): Node => area(rect(i * 92 - 30, 450, 74, 90), 'wood', -0.45)),
          ],
          { also: ['café', 'room'] },
        ),
      ],
    },
    {
      z: 0.2,
      clip: pane,
      nodes: [
        area(rect(100, 60, 400, 380), 'haze', 0.1),
        halo(300, 200, 200, 0.6),
        concept(
          'train',
          [
            area(rect(60, 262, 480, 132), 'accent', -0.25),
            area('M440 262C500 262 520 330 524 394H440Z', 'accent', -0.2),
            area(rect(60, 256, 400, 12), 'dark', 0.1),
            ...times(5).map((i): Node => area(rounded(92 + i * 74, 284, 56, 48, 6), 'light', 0.3)),
            area('M470 286h22c6 12 10 26 14 44h-36Z', 'light', 0.1),
            stroke('M60 356H520', 5, 'accent2'),
            area(rect(60, 394, 480, 40), 'dark', 0),
            area('M262 332v-26c0 -12 18 -12 18 0v26Z', 'dark', 0.1),
            area(ellipse(271, 292, 9, 10), 'dark', 0.1),
          ],
          { also: ['travel'] },
        ),
        stroke('M100 250H500M100 244H500', 2, 'dark', { opacity: 0.4 }),
      ],
    },
    {
      z: 0.85,
      nodes: [
        concept('window', [stroke(pane, 14, 'wood', { tone: -0.25 }), stroke('M240 96V420M360 96V420M120 230H480', 7, 'wood', { tone: -0.25 })]),
        stroke('M196 0V92', 4, 'dark'),
        concept(
          'lamp',
          [area('M148 138C150 104 176 92 196 92S242 104 244 138Z', 'green', -0.15), area(ellipse(196, 138, 48, 9), 'light', 0.4), halo(196, 146, 120, 0.7)],
          { rim: 0.6 },
        ),
        placed(chair, 470, 600, { turn: 7 }),
      ],
    },
    { z: 0.9, nodes: [beam(polygon([150, 142], [242, 142], [480, 600], [-60, 600]), 0.35)] },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'table',
          [
            area(ellipse(272, 566, 266, 82), 'dark', 0),
            area(ellipse(272, 552, 266, 80), 'paper', -0.16, { shade: { to: [1, 0.6], depth: 0.4 } }),
            stroke('M60 540C120 520 160 560 230 536S330 590 420 560M150 600C220 580 300 618 380 596', 1.6, 'grey', { tone: 0.1, opacity: 0.5 }),
            stroke(ellipse(272, 552, 264, 78), 3, 'yellow', { tone: -0.1 }),
          ],
          { rim: 0.7 },
        ),
        area(ellipse(196, 550, 100, 20), 'dark', 0, { opacity: 0.35 }),
        area(ellipse(350, 600, 70, 15), 'dark', 0, { opacity: 0.35 }),
        area(ellipse(410, 528, 70, 12), 'dark', 0, { opacity: 0.35 }),
        placed(hat({ kind: 'fedora', fill: 'mass', tone: -0.3 }), 168, 548, { scale: 1.9 }),
        placed(cup({ hot: 'cold' }), 404, 530, { scale: 1.2, flip: true }),
        placed(cup({ hot: 'steaming' }), 330, 602, { scale: 1.75 }),
        placed(ticket({}), 214, 592, { scale: 0.72, turn: -14 }),
        concept('spoon', [area(ellipse(452, 566, 15, 8), 'grey', 0.4), stroke(d`M438 568L396 584`, 5, 'grey', { tone: 0.3 })], { rim: 0.6 }),
        concept('lipstick', [area('M372 484C378 480 386 480 392 484C386 490 378 490 372 484Z', 'red', 0)], { also: ['kiss', 'mark'] }),
      ],
    },
  ],
  says: { place: 'station buffet', time: 'night', mood: ['lonely', 'waiting'], action: ['leave', 'forget', 'part'], more: ['two', 'absence'] },
};
