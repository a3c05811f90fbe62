import { concept, placed } from '../concept.ts';
import { bank } from '../kit/emerald/air.ts';
import { bust } from '../kit/emerald/bust.ts';
import { figure } from '../kit/emerald/figure.ts';
import { glow } from '../kit/emerald/paper.ts';
import { roofs } from '../kit/emerald/roofs.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, polygon, rect } from '../path.ts';
import type { Group, Scene } from '../scene.ts';

const swallow = (x: number, y: number, scale: number, turn: number): Group =>
  placed(
    concept('swallow', [area('M0 0C-16 -14 -44 -26 -70 -22C-46 -12 -30 2 -14 10L-38 34L-10 18L0 36L6 14C24 4 44 -14 66 -40C36 -34 12 -18 0 0Z', 'dark')], {
      also: ['bird', 'animal'],
    }),
    x,
    y,
    { scale, turn },
  );

export const scene: Scene = {
  canvas: 'card',
  idea: 'Above the barricade her black flag comes loose at the edge and flies away as swallows.',
  composition: 'wide',
  palette: 'ember',
  light: [520, 300],
  horizon: 620,
  layers: [
    {
      z: 0.08,
      nodes: [glow(circle(470, 430, 360), 0.9), bank(160, 120, 420, { seed: 4, tone: -0.3, opacity: 0.35 }), bank(480, 330, 300, { seed: 9, opacity: 0.35 })],
    },
    { z: 0.3, nodes: [roofs({ style: 'paris', y: 650, low: 100, high: 180, width: 74, seed: 14, lit: 0.16, tone: 0.1 })] },
    {
      z: 0.6,
      nodes: [
        placed(figure({ hat: 'cap', wears: 'jacket', right: [50, -192], stride: 18 }), 420, 600, { scale: 0.66 }),
        placed(figure({ is: 'woman', hair: 'bun', right: [46, -190] }), 482, 596, { scale: 0.6 }),
        placed(figure({ hat: 'slouch', right: [56, -130] }), 548, 606, { scale: 0.66 }),
        concept(
          'barricade',
          [
            area(
              `${polygon([300, 700], [330, 610], [380, 620], [420, 584], [470, 606], [520, 580], [620, 600], [620, 760], [300, 760])}${rect(350, 600, 90, 16)}`,
              'mass',
              -0.45,
            ),
            area(
              `${polygon([470, 590], [556, 616], [550, 630], [464, 604])}${circle(390, 650, 34)}${polygon([508, 664], [598, 640], [604, 656], [512, 682])}`,
              'mass',
              -0.2,
            ),
            stroke(`${circle(390, 650, 34)}M356 650H424M390 616V684M366 626L414 674M414 626L366 674`, 4, 'lit', { opacity: 0.4 }),
          ],
          { rim: 0.8, shade: { to: [-0.3, 1], depth: 0.5 } },
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'black flag',
          [
            stroke('M386 640L330 60', 9, 'wood', { tone: -0.4 }),
            area('M331 70C370 50 404 96 446 78C464 70 476 76 486 84L470 104L490 118L462 134L484 158L454 168L470 196C430 214 396 168 344 190Z', 'dark', 0.08, {
              rim: 0.9,
            }),
          ],
          { also: ['flag'] },
        ),
        swallow(506, 108, 0.42, -10),
        swallow(520, 176, 0.36, 12),
        swallow(494, 222, 0.34, 20),
        swallow(548, 70, 0.34, -24),
        swallow(552, 230, 0.28, -6),
        swallow(440, 40, 0.3, -14),
        placed(
          bust({
            is: 'woman',
            hair: 'bun',
            wears: 'dress',
            nose: 'straight',
            props: [area('M-58 -16C-30 6 10 10 36 -4L44 26C10 44 -40 36 -66 12Z', 'red', -0.1)],
          }),
          238,
          412,
          { scale: 0.98 },
        ),
        placed(
          concept(
            'hand',
            [
              area('M-34 -20C-30 -34 -10 -38 4 -32C20 -38 34 -28 32 -12C38 2 32 20 22 28L30 160L-60 160L-30 30C-40 14 -40 -6 -34 -20Z', 'mass', -0.4),
              stroke('M-30 -8C-10 -16 14 -14 30 -6M-32 10C-10 2 14 4 30 12', 3, 'dark', { opacity: 0.5 }),
            ],
            { rim: 0.9 },
          ),
          368,
          470,
        ),
      ],
    },
  ],
  says: { place: 'barricade', time: 'sunset', mood: ['defiant', 'free'], action: ['carrying a flag', 'flying'] },
};
