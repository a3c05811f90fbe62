import { concept } from '../../concept.ts';
import { ellipse } from '../../path.ts';
import type { Group, Node } from '../../scene.ts';
import { fill } from '../city/draw.ts';
import { stroke } from '../stroke.ts';

/** What he came in: seen from above, the shafts open. */
export const boots: Group = concept(
  'boots',
  [-13, 13].map(
    (x): Node => ({
      nodes: [
        fill('brown', 'M-11 -22C-12 -34 12 -34 11 -22C12 -4 10 12 10 18C10 32 -10 32 -10 18C-10 12 -12 -4 -11 -22Z', { tone: 0 }),
        fill('dark', ellipse(0, 16, 8, 9), { tone: 0 }),
        stroke('M-5 -6L5 -2M-5 1L5 5', 2, 'accent'),
      ],
      transform: { move: [x, x / 3], turn: x },
    }),
  ),
  { also: ['shoe', 'clothes'], rim: 0.8 },
);
