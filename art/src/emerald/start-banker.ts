import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { fog } from '../kit/emerald/air.ts';
import { figure } from '../kit/emerald/figure.ts';
import { lamp } from '../kit/emerald/lamp.ts';
import { glow } from '../kit/emerald/paper.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, rect } from '../path.ts';
import type { Group, Node, Scene } from '../scene.ts';

/** A pile of coins as tall as a house, standing on the origin. */
function tower(coins: number, r: number, seed: number, windows: boolean): Group {
  const c = chance(seed);
  const step = r * 0.3;
  const pile: Node[] = Array.from({ length: coins }, (_, i) => {
    const [x, y] = [c.between(-0.06, 0.06) * r, -i * step];
    return {
      nodes: [
        area(`M${x - r} ${y - step}V${y}A${r} ${r * 0.24} 0 0 0 ${x + r} ${y}V${y - step}Z`, 'accent', -0.32 + (i % 2) * 0.06, {
          shade: { to: [-1, 0.4], depth: 0.5 },
        }),
        area(ellipse(x, y - step, r, r * 0.24), 'accent', -0.02),
      ],
    };
  });
  const lit = windows
    ? Array.from({ length: Math.floor(coins / 3) }, (_, i) =>
        [-0.4, 0, 0.4]
          .filter(() => c.happens(0.7))
          .map(u => rect(u * r - r * 0.07, -i * step * 3 - step * 2.2, r * 0.14, step * 1.1))
          .join(''),
      ).join('')
    : '';
  return concept('coin', [...pile, area(lit, 'light', 0.3), stroke(ellipse(0, -coins * step, r * 0.66, r * 0.15), 2.4, 'dark', { opacity: 0.4 })], {
    also: ['money', 'tower', 'gold'],
    rim: 0.7,
  });
}

export const scene: Scene = {
  canvas: 'card',
  idea: 'After closing time the banker takes his evening walk through a city built of his coins, where the windows are still lit.',
  composition: 'scale flip',
  palette: 'emerald',
  light: [520, 200],
  horizon: 560,
  layers: [
    { z: 0.08, nodes: [glow(circle(420, 330, 360), 0.8)] },
    {
      z: 0.3,
      nodes: [
        placed(tower(15, 46, 3, true), 150, 570),
        placed(tower(22, 40, 5, true), 252, 566),
        placed(tower(18, 48, 7, true), 540, 570),
        placed(tower(12, 38, 9, true), 440, 566),
        fog(5, 500, 560, 2, 0.35),
      ],
    },
    { z: 0.65, nodes: [placed(tower(20, 62, 11, true), 160, 600), placed(tower(13, 56, 13, true), 520, 604), placed(tower(24, 54, 17, true), 396, 590)] },
    {
      z: 0.8,
      nodes: [
        area('M-10 590C200 580 420 580 610 590L610 850L-10 850Z', 'mass', -0.3),
        stroke(Array.from({ length: 9 }, (_, i) => `M${336 + (i - 4) * 60} 588L${336 + (i - 4) * 190} 850`).join(''), 2, 'lit', { opacity: 0.2 }),
        placed(lamp(), 462, 640, { scale: 0.9 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        area(ellipse(300, 664, 80, 14), 'dark', 0, { opacity: 0.5 }),
        placed(
          figure({
            hat: 'top',
            beard: 'chops',
            build: 'stout',
            stride: 20,
            right: [44, -100],
            left: [-20, -92],
            holds: [concept('cane', [stroke('M46 -104L62 0', 4, 'accent'), area(circle(45, -106, 6), 'accent', 0.2)])],
          }),
          300,
          660,
          { scale: 1.2 },
        ),
        placed(tower(5, 70, 21, false), 96, 760),
        placed(tower(3, 76, 23, false), 556, 770),
        placed(
          {
            nodes: [
              area(circle(0, 0, 40), 'accent', 0),
              stroke(circle(0, 0, 30), 3, 'dark', { opacity: 0.4 }),
              area('M-14 6L-18 -14L-6 -4L0 -18L6 -4L18 -14L14 6Z', 'dark', 0, { opacity: 0.5 }),
            ],
            rim: 0.8,
          },
          418,
          716,
        ),
      ],
    },
  ],
  says: { place: 'city', time: 'evening', mood: ['rich', 'content'], action: ['walking'], more: ['giant'] },
};
