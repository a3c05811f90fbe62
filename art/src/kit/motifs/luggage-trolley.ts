import { concept } from '../../concept.ts';
import { circle, rounded } from '../../path.ts';
import type { Group } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

export const trolley: Group = concept(
  'trolley',
  [
    stroke('M-62 -96L-34 0H44', 6, 'grey', { tone: -0.3 }),
    concept(
      'trunk',
      [
        area(rounded(-38, -54, 84, 46, 5), 'brown', 0.1),
        stroke('M-20 -54V-8M26 -54V-8', 5, 'yellow', { tone: -0.1 }),
        area(rounded(-30, -94, 68, 40, 5), 'accent', -0.1),
        stroke('M-30 -78H38', 3, 'accent', { tone: 0.4 }),
        area(rounded(-18, -122, 48, 28, 5), 'brick2', 0.3),
        stroke('M-4 -122C-4 -132 16 -132 16 -122', 3, 'brown', { tone: -0.3 }),
      ],
      { also: ['luggage', 'suitcase'] },
    ),
    area(circle(-24, 6, 12) + circle(34, 6, 12), 'dark', 0.2),
    area(circle(-24, 6, 4) + circle(34, 6, 4), 'grey', 0.3),
  ],
  { also: ['luggage'], rim: 0.8 },
);
