import { must } from '@lamplight/contract';
import { otherAgents } from '../aims.ts';
import type { TextEffect } from '../effect.ts';
import { agentsAt } from '../scores.ts';
import { cityNo, seatNo } from '../words.ts';

export const swapAnyAgent: TextEffect<'swap-any-agent'> = {
  id: 'swap-any-agent',
  rules: ['EM-CARD-IRENE-ADLER-1', 'EM-CARD-IRENE-ADLER-2', 'EM-CARD-IRENE-ADLER-3'],
  text: {
    aim: 'their-agent',
    harms: true,
    forbids: ({ open, me }, { city, player }) => {
      if (city === undefined || player === undefined) return 'EM-TEXT-1';
      if (must(open.agentSupply, me) === 0) return 'EM-CARD-IRENE-ADLER-2';
      const victim = seatNo(player);
      return victim !== me && agentsAt(open, cityNo(city), victim) > 0 ? undefined : 'EM-CARD-IRENE-ADLER-1';
    },
    aims: ({ open, me }) => otherAgents(open, me),
    play: (work, by, { city, player }) => {
      if (city === undefined || player === undefined) return;
      work.lose(seatNo(player), cityNo(city), 'supply');
      work.deploy(by, cityNo(city), 1);
    },
  },
};
