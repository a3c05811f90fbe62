import { concept, placed } from '../concept.ts';
import { beam } from '../kit/city/draw.ts';
import { fog } from '../kit/emerald/air.ts';
import { figure } from '../kit/emerald/figure.ts';
import { fist } from '../kit/emerald/hand.ts';
import { lamp } from '../kit/emerald/lamp.ts';
import { glow } from '../kit/emerald/paper.ts';
import { dagger } from '../kit/emerald/weapons.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, polygon, rect } from '../path.ts';
import type { Point, Scene } from '../scene.ts';

const [vx, vy] = [290, 330];
const to = (x: number, y: number, t: number): Point => [vx + (x - vx) * t, vy + (y - vy) * t];
const side = (x: number): string => polygon(to(x, -500, 0.14), to(x, -500, 1.5), to(x, 900, 1.5), to(x, 900, 0.14));
const panes = (x: number, lit: readonly number[]): string =>
  [0.22, 0.32, 0.46, 0.66, 0.94]
    .flatMap((t, i) => [-380, -120, 140, 400].map((y, j) => ({ t, y, on: lit.includes(i * 4 + j) })))
    .filter(({ on }) => on)
    .map(({ t, y }) => polygon(to(x, y, t), to(x, y, t * 1.16), to(x, y + 150, t * 1.16), to(x, y + 150, t)))
    .join('');
const all = Array.from({ length: 20 }, (_, i) => i);

export const scene: Scene = {
  canvas: 'card',
  idea: 'In the blade that waits in the alley the gentleman under the lamp is already mirrored.',
  composition: 'perspective',
  palette: 'violet',
  light: [300, 270],
  horizon: 330,
  layers: [
    { z: 0.1, nodes: [glow(circle(vx, 280, 300), 0.95)] },
    {
      z: 0.55,
      nodes: [
        area(polygon(to(-60, 900, 0.14), to(640, 900, 0.14), to(640, 900, 1.5), to(-60, 900, 1.5)), 'mass', 0.2, { shade: { to: [0, 1], depth: 0.6 } }),
        concept(
          'alley',
          [
            area(side(-60), 'mass', 0.05, { shade: { to: [-1, 0], depth: 0.6 } }),
            area(side(640), 'mass', -0.05, { shade: { to: [1, 0], depth: 0.6 } }),
            area(panes(-60, all) + panes(640, all), 'mass', -0.5),
            area(panes(-60, [2, 9, 11]) + panes(640, [5, 6, 15]), 'light', -0.1),
          ],
          { also: ['house', 'street'] },
        ),
        stroke(
          [0.2, 0.28, 0.38, 0.52, 0.72, 1]
            .map(t => {
              const [a, b] = [to(-60, 900, t), to(640, 900, t)];
              return `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
            })
            .join(''),
          2,
          'dark',
          { opacity: 0.35 },
        ),
        fog(6, 300, 430, 3, 0.3),
      ],
    },
    {
      z: 0.8,
      nodes: [
        placed(lamp(), 226, 500, { scale: 1.25 }),
        beam(polygon([214, 250], [238, 250], [360, 560], [90, 560]), 0.25),
        area(polygon([262, 506], [296, 506], [380, 760], [230, 760]), 'dark', 0, { opacity: 0.4 }),
        placed(figure({ hat: 'top', stride: 16, holds: [concept('cane', [stroke('M24 -86L40 0', 3, 'accent')])] }), 280, 508, { scale: 0.84 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(dagger(), 456, 450, { scale: 1.16, turn: 4 }),
        {
          nodes: [
            placed(concept('reflection', [figure({ hat: 'top', stride: 10, tone: -0.8, rim: 0 })]), 468, 404, { scale: 0.52, turn: 4 }),
            glow(circle(470, 260, 34), 0.8),
            area(rect(466, 268, 5, 130), 'dark', 0, { opacity: 0.5 }),
          ],
          clip: 'M478 122L505 186L484 446L437 443L444 182Z',
        },
        placed(fist({ tone: -0.3, cuff: 'accent' }), 450, 538, { scale: 0.84, turn: 4 }),
      ],
    },
  ],
  says: { place: 'alley', time: 'night', weather: 'fog', mood: ['deadly', 'tense'], action: ['waiting', 'walking'], more: ['reflection'] },
};
