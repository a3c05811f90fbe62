import { concept } from '../../concept.ts';
import type { Group } from '../../scene.ts';
import { area } from '../things/brush.ts';

export const slice: Group = concept(
  'slice of cake',
  [
    area('M-78 -10L74 -34L74 56L-78 80Z', 'hairBlond', 0.25),
    area('M-78 22L74 -2V10L-78 34ZM-78 52L74 28V38L-78 64Z', 'red', 0.1),
    area('M-78 -10L74 -34V-22L-78 4Z', 'paper', 0.3),
    area('M74 -34C98 -26 112 -10 112 4V90C104 76 90 62 74 56Z', 'hairBlond', -0.1),
    area('M-78 -10L74 -34C98 -26 112 -10 112 4Z', 'paper', 0.7),
    area('M74 -34C98 -26 112 -10 112 4V30C104 26 100 40 94 24C88 34 82 6 74 0Z', 'paper', 0.2),
  ],
  { also: ['cake', 'food'], shade: { to: [0.8, 1], depth: 0.3 } },
);
