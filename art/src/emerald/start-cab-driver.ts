import { concept, placed } from '../concept.ts';
import { fog } from '../kit/emerald/air.ts';
import { figure } from '../kit/emerald/figure.ts';
import { hansom, horse } from '../kit/emerald/hansom.ts';
import { lamp } from '../kit/emerald/lamp.ts';
import { glow } from '../kit/emerald/paper.ts';
import { roofs } from '../kit/emerald/roofs.ts';
import { tentacle } from '../kit/emerald/tentacle.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse } from '../path.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  canvas: 'card',
  idea: 'The cabman looks straight ahead into the fog and does not ask what kind of arm his fare hangs out of the window.',
  composition: 'wide',
  palette: 'fog',
  light: [470, 320],
  horizon: 560,
  layers: [
    { z: 0.1, nodes: [glow(circle(430, 300, 360), 0.8)] },
    { z: 0.22, nodes: [roofs({ y: 580, low: 260, high: 330, width: 100, seed: 13, lit: 0.2, tone: 0.2 }), fog(7, 220, 420, 3, 0.4)] },
    { z: 0.4, nodes: [placed(lamp(), 520, 560, { scale: 1.5 }), placed(lamp(), 130, 556, { scale: 1.3 }), fog(3, 460, 550, 2, 0.45)] },
    {
      z: 0.6,
      nodes: [
        area('M-10 560C200 550 420 550 610 560L610 850L-10 850Z', 'mass', 0, { shade: { to: [0, 1], depth: 0.4 } }),
        stroke([590, 630, 690].map(y => `M0 ${y}C200 ${y - 8} 420 ${y - 8} 600 ${y}`).join(''), 2, 'lit', { opacity: 0.25 }),
        area(ellipse(300, 604, 270, 20), 'dark', 0, { opacity: 0.45 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(horse(), 440, 600, { scale: 0.92 }),
        placed(figure({ hat: 'top', wears: 'coat', beard: 'chops', right: [58, -116], left: [50, -108] }), 86, 470, { scale: 0.98 }),
        placed(hansom(), 232, 600, { scale: 1.18 }),
        concept('whip', [
          stroke('M150 348L230 214C250 190 290 200 300 240', 3.4, 'dark'),
          stroke('M146 362C220 380 330 400 540 420', 2.4, 'dark', { opacity: 0.7 }),
        ]),
        tentacle(
          [
            [262, 400],
            [300, 418],
            [322, 462],
            [300, 500],
            [270, 490],
            [276, 464],
          ],
          { from: 17, to: 4, fill: 'green', tone: -0.15 },
        ),
        tentacle(
          [
            [268, 376],
            [300, 366],
            [318, 380],
          ],
          { from: 11, to: 4, fill: 'green', tone: -0.15 },
        ),
      ],
    },
    { z: 1, nodes: [{ nodes: [fog(15, 610, 700, 3, 0.4)] }] },
  ],
  says: { place: 'street', time: 'night', weather: 'fog', mood: ['discreet', 'uncanny'], action: ['driving'] },
};
