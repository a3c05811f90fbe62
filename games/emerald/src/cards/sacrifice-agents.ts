import { agentCounts, handfulsOfAgents, totalOf } from '../aims.ts';
import type { TextEffect } from '../effect.ts';

/** They never return; the points are scored before anybody has to reveal. */
export const sacrificeAgents: TextEffect<'sacrifice-agents'> = {
  id: 'sacrifice-agents',
  rules: ['EM-CARD-YOG-SOTHOTH-1', 'EM-CARD-YOG-SOTHOTH-2', 'EM-CARD-YOG-SOTHOTH-3'],
  text: {
    scores: true,
    aim: 'own-agents',
    deadly: true,
    forbids: ({ open, me }, { agents }) =>
      agentCounts(open, me, agents) === undefined ? 'EM-CARD-YOG-SOTHOTH-1' : undefined,
    aims: ({ open, me }) => handfulsOfAgents(open, me, 10),
    play: (work, by, { agents }, card) => {
      const taken = agentCounts(work.state, by, agents) ?? [];
      work.score(by, card, totalOf(taken), 'loyalist');
      for (const { city, count } of taken) work.lose(by, city, 'box', count);
    },
  },
};
