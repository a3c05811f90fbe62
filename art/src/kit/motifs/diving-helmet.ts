import { concept } from '../../concept.ts';
import { circle, ellipse } from '../../path.ts';
import type { Group } from '../../scene.ts';
import { times } from '../city/draw.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

export const helmet: Group = concept(
  'diving helmet',
  [
    area('M-40 26C-48 44 -44 52 -36 56H38C46 52 48 42 40 26Z', 'yellow', -0.3),
    area(circle(0, 0, 44), 'yellow', -0.08),
    area(circle(-14, 2, 25), 'yellow', -0.42),
    area(circle(-14, 2, 19), 'blue', 0.45),
    area('M-26 -8C-20 -14 -10 -16 -4 -12C-12 -8 -20 -2 -24 8C-28 4 -28 -4 -26 -8Z', 'paper', 1, { opacity: 0.8 }),
    area(ellipse(-16, 4, 5, 6), 'dark', 0.2, { opacity: 0.45 }),
    area(circle(28, -6, 11), 'yellow', -0.42),
    area(circle(28, -6, 7), 'blue', 0.3),
    ...times(7).map(i => area(circle(-30 + i * 10, 42, 3), 'yellow', 0.4)),
    stroke('M10 -38C22 -34 32 -26 36 -18', 4, 'yellow', { tone: 0.8 }),
  ],
  { also: ['helmet'], rim: 0.9, shade: { to: [0.7, 1], depth: 0.4 } },
);
