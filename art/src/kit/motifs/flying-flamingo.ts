import { concept } from '../../concept.ts';
import { circle, limb } from '../../path.ts';
import type { Group } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

/** Flying right round its breast, legs hanging: its feet close on the origin (0, 150). */
export function flamingo(wing: 'up' | 'down'): Group {
  const near =
    wing === 'up'
      ? 'M-34 -20C-50 -70 -86 -118 -140 -148C-120 -112 -126 -100 -112 -80C-112 -62 -100 -46 -86 -30C-76 -10 -50 6 -10 12C10 8 16 -10 8 -24Z'
      : 'M-30 -14C-70 -20 -110 2 -140 52C-118 42 -108 50 -94 42C-86 56 -70 44 -60 48C-44 44 -20 30 -4 14Z';
  const far =
    wing === 'up' ? 'M-10 -24C-8 -74 -22 -118 -52 -160C-22 -140 18 -104 30 -50C32 -34 22 -20 10 -16Z' : 'M0 -22C30 -50 70 -66 118 -58C92 -40 64 -14 34 4Z';
  return concept(
    'flamingo',
    [
      area(far, 'pink', 0.01),
      area(
        limb(
          [
            [-10, 30],
            [-4, 84],
            [-2, 146],
          ],
          4.5,
          3,
        ) +
          limb(
            [
              [-24, 28],
              [-14, 82],
              [-4, 146],
            ],
            4.5,
            3,
          ),
        'pink',
        -0.04,
      ),
      area('M-76 16C-96 20 -110 30 -120 40C-98 40 -76 36 -60 30Z', 'pink', 0.06),
      area('M-80 14C-62 -14 -20 -34 20 -30C52 -26 60 -6 44 12C20 38 -40 42 -80 14Z', 'pink', 0.38),
      area(
        limb(
          [
            [34, -8],
            [76, -8],
            [104, -34],
            [116, -66],
            [140, -74],
          ],
          13,
          7,
        ),
        'pink',
        0.41,
      ),
      area('M134 -84C148 -90 160 -82 164 -72C166 -62 158 -50 146 -38C144 -50 146 -58 140 -62C132 -64 128 -76 134 -84Z', 'pink', 0.46),
      area('M156 -60C158 -52 152 -44 146 -38C144 -48 146 -54 146 -60Z', 'dark'),
      area(circle(150, -76, 2.6), 'dark'),
      area(near, 'pink', 0.51),
      area(
        wing === 'up'
          ? 'M-140 -148C-120 -112 -126 -100 -112 -80C-112 -62 -100 -46 -86 -30L-74 -44C-90 -76 -108 -110 -140 -148Z'
          : 'M-140 52C-118 42 -108 50 -94 42L-92 22C-110 26 -126 36 -140 52Z',
        'dark',
        0.2,
      ),
      stroke(wing === 'up' ? 'M-100 -76C-76 -56 -52 -36 -26 -18M-80 -34C-64 -22 -46 -12 -24 -4' : 'M-94 30C-72 16 -50 8 -28 4', 2.4, 'pink', {
        tone: 0.01,
        opacity: 0.8,
      }),
    ],
    { also: ['animal', 'bird'], rim: 0.9, shade: { to: [-0.4, 1], depth: 0.25 } },
  );
}
