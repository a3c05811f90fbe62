import { concept, placed } from '../concept.ts';
import { smoke } from '../kit/emerald/air.ts';
import { eye } from '../kit/emerald/eye.ts';
import { pinch } from '../kit/emerald/hand.ts';
import { glow } from '../kit/emerald/paper.ts';
import { seal } from '../kit/emerald/paperwork.ts';
import { room } from '../kit/emerald/rooms.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, polygon, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

const kettle = concept(
  'kettle',
  [
    stroke('M276 470C270 400 430 400 424 470', 13, 'dark'),
    area('M432 540C470 530 490 490 502 466C494 458 512 448 522 460C514 510 480 570 436 580Z', 'accent', -0.4),
    area('M236 600C220 540 246 474 300 462L400 462C454 474 480 540 464 600C440 616 260 616 236 600Z', 'accent', -0.35),
    area('M300 464C304 440 396 440 400 464Z', 'accent', -0.2),
    area(circle(350, 440, 10), 'dark'),
    area('M262 580C254 540 268 500 296 484C284 510 278 550 286 588Z', 'paper', 0, { opacity: 0.35 }),
  ],
  { rim: 1, shade: { to: [-0.6, 1], depth: 0.5 } },
);
const opening = concept(
  'letter',
  [
    area(rect(-110, -70, 220, 140), 'paper', 0, { shade: { to: [0.3, 1], depth: 0.3 } }),
    stroke('M-110 70L-24 -4M110 70L24 -4', 2.5, 'dark', { opacity: 0.3 }),
    area(polygon([-110, -70], [110, -70], [4, -134]), 'paper', -0.2),
    area(polygon([-84, -74], [88, -74], [88, -96], [-84, -92]), 'paper', 0.3),
    area(polygon([-110, -70], [110, -70], [0, 16]), 'dark', 0, { opacity: 0.22 }),
  ],
  { also: ['paper', 'secret'], rim: 0.6 },
);

export const scene: Scene = {
  canvas: 'card',
  idea: 'Held over the steam of a kettle the sealed letter opens, and so does the eye that was pressed into its wax.',
  composition: 'still life',
  palette: 'gas',
  light: [500, 350],
  horizon: 0,
  layers: [
    {
      z: 0.5,
      nodes: [
        room({ floor: 600, tone: 0.18, wainscot: 0 }),
        concept(
          'shelf',
          [
            area(rect(-5, 116, 300, 12), 'wood', -0.4),
            ...[140, 176, 212, 250].map((x, i) => area(`M${x} 116V${66 + i * 6}h10v-12h8v12h10V116Z`, i % 2 === 0 ? 'accent' : 'mass', -0.3)),
          ],
          { also: ['bottle'] },
        ),
        glow(circle(440, 330, 340), 0.7),
      ],
    },
    {
      z: 0.9,
      nodes: [
        area(rect(-10, 640, 620, 220), 'wood', -0.55),
        concept('stove', [area(rect(200, 600, 300, 60), 'dark', 0.2), area(rect(226, 618, 248, 8), 'red', 0.1), glow(ellipse(350, 620, 200, 60), 0.7, 'red')], {
          also: ['fire'],
        }),
      ],
    },
    {
      z: 0.95,
      nodes: [
        smoke(
          [
            [516, 456],
            [534, 424],
            [500, 396],
            [456, 380],
            [470, 340],
          ],
          { from: 8, to: 26, opacity: 0.34 },
        ),
        smoke(
          [
            [514, 456],
            [524, 410],
            [548, 370],
            [530, 330],
            [552, 280],
            [534, 236],
          ],
          { from: 7, to: 20, opacity: 0.25 },
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        kettle,
        placed(opening, 396, 268, { turn: -8, scale: 1.1 }),
        placed(
          { nodes: [area(seal(34), 'red', -0.05, { rim: 0.8 }), placed(eye({ width: 48, open: 0.56, white: 'light', iris: 'accent', shine: 0.5 }), 0, 0)] },
          398,
          290,
          { turn: -8 },
        ),
        placed(pinch({ tone: 0 }), 292, 300, { scale: 0.92, turn: 4 }),
      ],
    },
    {
      z: 1,
      nodes: [
        smoke(
          [
            [518, 454],
            [524, 410],
            [482, 380],
            [430, 366],
            [390, 350],
          ],
          { from: 6, to: 30, opacity: 0.42 },
        ),
      ],
    },
  ],
  says: { place: 'kitchen', time: 'night', mood: ['secret', 'curious'], action: ['opening', 'steaming', 'spying'] },
};
