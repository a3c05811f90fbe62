import { cubeCounts, handfulsOfCubes } from '../aims.ts';
import type { TextEffect } from '../effect.ts';

export const cubesToLimbo2: TextEffect<'cubes-to-limbo-2'> = {
  id: 'cubes-to-limbo-2',
  rules: ['EM-CARD-OKHRANA-1', 'EM-CARD-OKHRANA-2'],
  text: {
    aim: 'any-cubes',
    forbids: ({ open }, { cubes }) => {
      if (open.cubes.every(city => city.every(count => count === 0))) return 'EM-CARD-OKHRANA-2';
      const taken = cubeCounts(open, cubes);
      const total = taken?.reduce((sum, { count }) => sum + count, 0) ?? 0;
      return total === 1 || total === 2 ? undefined : 'EM-CARD-OKHRANA-1';
    },
    aims: ({ open }) => handfulsOfCubes(open),
    play: (work, _by, { cubes }) => {
      for (const { city, owner, count } of cubeCounts(work.state, cubes) ?? []) work.cubes(owner, city, 'limbo', count);
    },
  },
};
