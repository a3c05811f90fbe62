import { concept } from '../../concept.ts';
import { ellipse } from '../../path.ts';
import type { Group } from '../../scene.ts';
import { times } from '../city/draw.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

export const ship: Group = concept(
  'ship',
  [
    stroke('M-22 -8V-64M6 -8V-78M30 -10V-56', 2.6, 'wood', { tone: -0.3 }),
    area(
      'M-34 -20C-30 -36 -30 -48 -32 -60C-20 -56 -12 -40 -10 -20ZM-8 -20C-4 -40 -4 -60 -6 -74C10 -66 20 -44 20 -20ZM22 -22C24 -34 24 -44 22 -54C34 -46 40 -34 42 -22Z',
      'paper',
      0.5,
      { shade: { to: [1, 0.5], depth: 0.3 } },
    ),
    area('M6 -78l16 5l-16 5ZM-22 -64l12 4l-12 4Z', 'red'),
    area('M-50 -20C-30 -10 30 -10 54 -22C52 -4 42 8 26 10H-26C-42 8 -48 -6 -50 -20Z', 'brown', -0.15),
    stroke('M-50 -20C-30 -10 30 -10 54 -22', 2.6, 'yellow'),
    area(
      times(4)
        .map(i => ellipse(-26 + i * 17, -4, 3, 3))
        .join(''),
      'light',
      0.2,
    ),
    stroke('M-54 10C-40 4 -24 14 -8 9S26 6 44 11', 3, 'paper', { tone: 1, opacity: 0.9 }),
  ],
  { also: ['boat', 'sail'], rim: 0.9 },
);
