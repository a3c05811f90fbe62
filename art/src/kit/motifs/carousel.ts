import { concept } from '../../concept.ts';
import { circle } from '../../path.ts';
import type { Group } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

export const carousel: Group = concept(
  'carousel',
  [
    { glow: circle(0, -70, 150), kind: 'round', opacity: 0.8 },
    area('M-88 0H88V-14H-88Z', 'accent', -0.2),
    area('M-10 -14H10V-104H-10Z', 'yellow', -0.2),
    stroke('M-70 -14V-104M70 -14V-104M-40 -14V-104M40 -14V-104', 3, 'yellow'),
    area('M-100 -104C-60 -134 -20 -146 0 -170C20 -146 60 -134 100 -104Z', 'pink', 0),
    area('M-50 -104C-34 -130 -10 -146 0 -170C-4 -146 -14 -126 -18 -104ZM50 -104C34 -130 10 -146 0 -170C4 -146 14 -126 18 -104Z', 'paper', 0),
    area('M-100 -104h25c0 16 -25 16 -25 0ZM-50 -104h25c0 16 -25 16 -25 0ZM0 -104h25c0 16 -25 16 -25 0ZM50 -104h25c0 16 -25 16 -25 0Z', 'accent', 0),
    area('M-75 -104h25c0 16 -25 16 -25 0ZM-25 -104h25c0 16 -25 16 -25 0ZM25 -104h25c0 16 -25 16 -25 0ZM75 -104h25c0 16 -25 16 -25 0Z', 'light', 0),
    area('M0 -170V-190L22 -182L0 -174Z', 'accent', 0),
  ],
  { also: ['fair', 'ride'], rim: 0.6 },
);
