import { concept } from '../../concept.ts';
import { circle, limb } from '../../path.ts';
import type { Group } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

export const mouse: Group = concept(
  'mouse',
  [
    stroke('M-22 -18C-50 -8 -64 -30 -58 -54C-54 -68 -70 -74 -76 -64', 4, 'pink', { tone: -0.1 }),
    area('M-16 0H-34C-36 -8 -26 -10 -18 -8ZM12 0H32C34 -8 24 -10 14 -8Z', 'pink', 0),
    area('M-22 -58C-24 -30 -22 -14 -18 -4H-4L0 -30L6 -4H20C24 -20 24 -40 20 -58Z', 'dark', 0.3),
    area('M-24 -100C-34 -80 -32 -50 -40 -22C-30 -26 -20 -34 -14 -44H10C18 -40 20 -44 26 -46C28 -66 26 -90 18 -102Z', 'dark', 0.12),
    area('M-2 -102L12 -102L14 -56L2 -52Z', 'white', 0.3),
    area('M0 -104L7 -98L14 -104V-92L7 -97L0 -92Z', 'red'),
    area(circle(6, -78, 2) + circle(6, -68, 2), 'dark'),
    area(
      limb(
        [
          [14, -92],
          [36, -88],
          [54, -104],
        ],
        8,
        6,
      ),
      'dark',
      0.12,
    ),
    area(circle(57, -107, 6), 'pink', 0.1),
    area(
      limb(
        [
          [-18, -90],
          [-34, -70],
          [-26, -58],
        ],
        8,
        6,
      ),
      'dark',
      0.2,
    ),
    area(circle(-8, -146, 21), 'grey', -0.15),
    area(circle(-8, -146, 13), 'pink', -0.1),
    area('M-24 -118C-26 -138 -8 -148 10 -144C26 -140 42 -126 48 -116C44 -106 28 -100 8 -100C-10 -100 -22 -106 -24 -118Z', 'grey', 0.1),
    area(circle(47, -116, 5), 'dark', 0.1),
    area(circle(24, -126, 4), 'dark'),
    area(circle(25, -127.5, 1.4), 'paper', 1),
    stroke('M38 -110L60 -104M38 -113L62 -112M34 -104C30 -102 26 -102 22 -104', 1.2, 'dark', { tone: 0.1 }),
    area(circle(16, -150, 17), 'grey', 0.05),
    area(circle(16, -150, 10), 'pink', 0),
    concept('hat', [
      area('M-14 -162L8 -166L12 -194L-16 -190Z', 'dark', 0.15),
      area('M-13 -168L9 -172L8 -166L-14 -162Z', 'red'),
      area('M-26 -158C-10 -160 10 -164 22 -168C20 -160 -4 -154 -24 -152Z', 'dark', 0.25),
    ]),
  ],
  { also: ['animal', 'ringmaster', 'circus'], rim: 0.9, shade: { to: [0.5, 1], depth: 0.2 } },
);
