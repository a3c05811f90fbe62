import { must } from '@lamplight/contract';
import type { TextEffect } from '../effect.ts';
import { agentsOnBoard } from '../scores.ts';

export const limboPerAgent: TextEffect<'limbo-per-agent'> = {
  id: 'limbo-per-agent',
  rules: ['EM-CARD-THE-HOLY-BROTHERHOOD-1', 'EM-CARD-THE-HOLY-BROTHERHOOD-2'],
  text: {
    aim: 'limbo-cubes',
    forbids: ({ open, me }, { cubes }) => {
      const most = Math.min(must(open.limbo, me), agentsOnBoard(open, me));
      if (most === 0) return 'EM-CARD-THE-HOLY-BROTHERHOOD-2';
      return typeof cubes === 'number' && cubes >= 1 && cubes <= most ? undefined : 'EM-CARD-THE-HOLY-BROTHERHOOD-1';
    },
    aims: ({ open, me }) => {
      const most = Math.min(must(open.limbo, me), agentsOnBoard(open, me));
      return Array.from({ length: most }, (_, n) => ({ cubes: n + 1 }));
    },
    play: (work, by, { cubes }) => {
      if (typeof cubes === 'number') work.cubes(by, 'limbo', 'supply', cubes);
    },
  },
};
