import { agentCounts, handfulsOfAgents, totalOf } from '../aims.ts';
import type { TextEffect } from '../effect.ts';

export const storeAgents: TextEffect<'store-agents'> = {
  id: 'store-agents',
  rules: [
    'EM-CARD-MI-GO-1',
    'EM-CARD-MI-GO-2',
    'EM-CARD-MI-GO-3',
    'EM-CARD-MI-GO-4',
    'EM-CARD-MI-GO-5',
    'EM-CARD-MI-GO-6',
  ],
  text: {
    aim: 'own-agents',
    forbids: ({ open, me }, { agents }) => {
      const taken = agentCounts(open, me, agents);
      return taken !== undefined && totalOf(taken) <= 2 ? undefined : 'EM-CARD-MI-GO-1';
    },
    aims: ({ open, me }) => handfulsOfAgents(open, me, 2),
    play: (work, by, { agents }) => {
      for (const { city, count } of agentCounts(work.state, by, agents) ?? []) work.agents(by, city, 'store', count);
    },
  },
};
