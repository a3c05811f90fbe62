import { concept, placed } from '../concept.ts';
import { bank } from '../kit/emerald/air.ts';
import { glint } from '../kit/emerald/eye.ts';
import { figure } from '../kit/emerald/figure.ts';
import { lamp } from '../kit/emerald/lamp.ts';
import { columnGate } from '../kit/emerald/landmarks/berlin.ts';
import { glow } from '../kit/emerald/paper.ts';
import { roofs } from '../kit/emerald/roofs.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, polygon } from '../path.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  canvas: 'card',
  idea: 'Under the Gate the avenue goes down instead of on, and from the tunnel something comes to meet the parade.',
  composition: 'perspective',
  palette: 'emerald',
  light: [336, 460],
  horizon: 420,
  layers: [
    { z: 0.08, nodes: [glow(circle(336, 300, 340), 0.7), bank(150, 110, 360, { seed: 3, opacity: 0.3 }), bank(480, 180, 300, { seed: 7, opacity: 0.3 })] },
    { z: 0.3, nodes: [roofs({ style: 'block', y: 440, low: 90, high: 130, width: 90, seed: 8, lit: 0.25, tone: 0.1 })] },
    {
      z: 0.6,
      nodes: [
        area('M-10 430C200 424 420 424 610 430L610 850L-10 850Z', 'lit', -0.45, { shade: { to: [0, 1], depth: 0.5 } }),
        stroke([0, 1, 2, 3, 4, 5, 6, 7].map(i => `M${336 + (i - 3.5) * 30} 430L${336 + (i - 3.5) * 230} 850`).join(''), 2, 'dark', { opacity: 0.25 }),
      ],
    },
    {
      z: 0.8,
      nodes: [
        concept(
          'tunnel',
          [
            area('M182 640C176 500 214 440 336 436C458 440 496 500 490 640C470 690 206 690 182 640Z', 'mass', -0.2),
            area('M200 634C196 516 232 462 336 458C440 462 476 516 472 634C450 676 224 676 200 634Z', 'mass', -0.55),
            area('M222 626C220 534 250 486 336 482C422 486 452 534 450 626C430 660 244 660 222 626Z', 'dark', 0.3),
            area('M248 616C246 550 272 512 336 510C400 512 426 550 424 616C406 640 268 640 248 616Z', 'dark'),
            stroke('M182 640C176 500 214 440 336 436C458 440 496 500 490 640', 6, 'light', { opacity: 0.6 }),
            stroke('M200 634C196 516 232 462 336 458C440 462 476 516 472 634M222 626C220 534 250 486 336 482C422 486 452 534 450 626', 3, 'lit', {
              opacity: 0.4,
            }),
            glow(ellipse(336, 580, 110, 70), 0.6),
            glint(312, 530, 12),
            glint(360, 530, 12),
            glint(336, 556, 10),
            glint(288, 556, 8),
            glint(384, 556, 8),
          ],
          { also: ['hole', 'pit'] },
        ),
      ],
    },
    { z: 0.85, lifted: true, nodes: [placed(columnGate({ tone: -0.25 }), 336, 446, { scale: 1.3 })] },
    {
      z: 1,
      nodes: [
        placed(lamp(), 140, 600, { scale: 1 }),
        placed(lamp(), 536, 600, { scale: 1 }),
        placed(figure({ hat: 'spike', wears: 'uniform', beard: 'walrus' }), 190, 668, { scale: 0.62 }),
        placed(figure({ hat: 'spike', wears: 'uniform', beard: 'walrus' }), 484, 668, { scale: 0.62, flip: true }),
        area(polygon([-10, 760], [200, 690], [472, 690], [610, 760], [610, 850], [-10, 850]), 'mass', -0.4),
      ],
    },
  ],
  says: { place: 'Berlin', time: 'night', mood: ['ominous', 'grand'], action: ['guarding', 'rising'] },
};
