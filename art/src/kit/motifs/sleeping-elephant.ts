import { concept } from '../../concept.ts';
import type { Group } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

/** Asleep on its folded legs, the trunk over the edge; foot at the origin, facing left. */
export const sleepingElephant: Group = concept(
  'elephant',
  [
    area('M88 -34C110 -30 112 -8 104 6C102 -8 98 -18 86 -22Z', 'grey', -0.3),
    area('M-40 0C-44 -20 -20 -30 0 -24L8 2C-4 8 -30 8 -40 0ZM44 2C40 -22 80 -32 96 -12C100 0 96 6 88 6H48Z', 'grey', -0.28),
    area('M-72 -20C-66 -84 -14 -112 40 -104C92 -96 110 -54 100 -18C94 0 60 4 20 2C-20 2 -60 4 -72 -20Z', 'grey', 0.05),
    area(
      'M-58 -78C-92 -86 -116 -62 -114 -34C-112 -16 -122 4 -136 18C-148 30 -150 46 -140 54C-132 60 -122 54 -124 46C-130 46 -132 40 -126 34C-110 20 -96 6 -90 -8C-70 2 -44 -10 -38 -30Z',
      'grey',
      0.12,
    ),
    area('M-96 -14C-98 -4 -106 2 -116 0C-108 -4 -106 -12 -106 -20Z', 'paper', 0.1),
    area('M-54 -86C-28 -98 -4 -78 -6 -48C-8 -26 -24 -12 -44 -18C-60 -24 -70 -66 -54 -86Z', 'grey', -0.12),
    area('M-48 -76C-32 -84 -16 -70 -18 -48C-20 -34 -30 -26 -42 -30C-52 -36 -58 -64 -48 -76Z', 'pink', -0.1),
    stroke('M-98 -46C-92 -40 -84 -40 -78 -46M-126 24C-122 22 -118 22 -114 24M-116 8C-112 8 -108 8 -104 12', 2.4, 'grey', { tone: -0.6 }),
    stroke('M10 -98C40 -106 70 -98 86 -78', 3.4, 'paper', { tone: 0.4, opacity: 0.5 }),
    stroke('M-28 4v-7M-18 5v-7M-8 5v-7M58 5v-7M68 6v-7M78 6v-7', 2, 'paper', { tone: 0.2, opacity: 0.8 }),
  ],
  { also: ['animal', 'giant', 'heavy'], rim: 1, shade: { to: [0.3, 1], depth: 0.3 } },
);

export const feather: Group = concept(
  'feather',
  [
    area('M-74 14C-56 -22 -14 -46 40 -48C66 -48 82 -40 92 -34C84 -30 80 -26 70 -24L78 -16C60 -10 52 -6 40 -6L46 2C20 10 -24 16 -62 8Z', 'paper', 0.6),
    area('M-74 14C-40 -6 20 -26 92 -34C84 -30 80 -26 70 -24L78 -16C60 -10 52 -6 40 -6L46 2C20 10 -24 16 -62 8Z', 'paper', -0.06),
    stroke('M-92 24C-60 4 10 -24 88 -34', 2.6, 'brown', { tone: 0.3 }),
    stroke('M-40 -8L-26 -28M-14 -16L2 -38M14 -23L32 -44M-30 -8L-10 8M0 -17L22 2', 1.2, 'grey', { opacity: 0.7 }),
  ],
  { also: ['light'], rim: 0.8 },
);
