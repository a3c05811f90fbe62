import { concept } from '../../concept.ts';
import { circle } from '../../path.ts';
import type { Group } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

/** Upright, in a scarf, from the front. Its feet are on the origin, its left paw at (74, -196). */
export const bear: Group = concept(
  'bear',
  [
    area('M-84 -6C-88 -22 -64 -30 -40 -26L-6 -22V0H-80ZM84 -6C88 -22 64 -30 40 -26L6 -22V0H80Z', 'brown', -0.35),
    area('M-92 -150C-104 -90 -94 -40 -72 -16C-40 -8 40 -8 72 -16C94 -40 104 -90 92 -150C86 -200 60 -236 0 -238C-60 -236 -86 -200 -92 -150Z', 'brown', -0.05),
    area('M-54 -120C-62 -80 -52 -44 -34 -30C-12 -24 12 -24 34 -30C52 -44 62 -80 54 -120C48 -156 24 -172 0 -172C-24 -172 -48 -156 -54 -120Z', 'brown', 0.28),
    area(circle(-52, -318, 22) + circle(52, -318, 22), 'brown', -0.12),
    area(circle(-52, -318, 12) + circle(52, -318, 12), 'brown', 0.3),
    area('M-70 -272C-72 -312 -42 -334 0 -334C42 -334 72 -312 70 -272C70 -236 40 -216 0 -216C-40 -216 -70 -236 -70 -272Z', 'brown', 0.02),
    area('M-32 -254C-32 -272 -18 -280 0 -280C18 -280 32 -272 32 -254C32 -236 18 -228 0 -228C-18 -228 -32 -236 -32 -254Z', 'brown', 0.45),
    area('M-14 -270C-8 -276 8 -276 14 -270C14 -262 6 -256 0 -256C-6 -256 -14 -262 -14 -270Z', 'dark'),
    stroke('M0 -256V-246C-4 -240 -12 -240 -16 -244M0 -246C4 -240 12 -240 16 -244', 3, 'dark'),
    area(circle(-28, -286, 5.5) + circle(28, -286, 5.5), 'dark'),
    area(circle(-26.5, -288, 1.8) + circle(29.5, -288, 1.8), 'paper', 1),
    stroke('M-40 -302C-34 -307 -26 -307 -21 -303M40 -302C34 -307 26 -307 21 -303', 3, 'brown', { tone: -0.5 }),
    concept(
      'scarf',
      [
        area('M-62 -232C-30 -214 30 -214 62 -232C66 -222 64 -212 60 -206C30 -190 -30 -190 -60 -206C-64 -212 -66 -222 -62 -232Z', 'red', 0),
        area('M26 -204L48 -210C56 -180 58 -150 54 -128L30 -130C34 -154 34 -180 26 -204Z', 'red', -0.2),
        stroke('M-40 -208L-44 -222M-14 -201L-14 -214M14 -201L14 -214M32 -176L54 -180M34 -154L56 -156', 4, 'paper'),
      ],
      { also: ['clothes'] },
    ),
  ],
  { also: ['animal'], rim: 0.8, shade: { to: [-0.5, 1], depth: 0.36 } },
);
