import { otherAgents } from '../aims.ts';
import type { TextEffect } from '../effect.ts';
import { agentsAt } from '../scores.ts';
import { cityNo, seatNo } from '../words.ts';

export const killAnyAgent: TextEffect<'kill-any-agent'> = {
  id: 'kill-any-agent',
  rules: ['EM-CARD-SHOGGOTH-1', 'EM-CARD-SHOGGOTH-2', 'EM-CARD-SHOGGOTH-3', 'EM-CARD-SHOGGOTH-4'],
  attack: {
    kind: 'shoggoth',
    loss: 'killed',
    holdsCard: true,
    strike: (work, attack) => {
      work.emit({ type: 'stowed', by: attack.by, card: attack.card, to: 'area' });
      work.kill(attack);
    },
    parry: (work, { by, card }) => work.emit({ type: 'stowed', by, card, to: 'gone' }),
  },
  text: {
    scores: true,
    stowsItself: true,
    aim: 'their-agent',
    deadly: true,
    harms: true,
    forbids: ({ open, me }, { city, player }) => {
      if (city === undefined || player === undefined) return 'EM-TEXT-1';
      const victim = seatNo(player);
      return victim !== me && agentsAt(open, cityNo(city), victim) > 0 ? undefined : 'EM-CARD-SHOGGOTH-1';
    },
    aims: ({ open, me }) => otherAgents(open, me),
    play: (work, by, { city, player }, card) => {
      if (city === undefined || player === undefined) return;
      work.plan({ do: 'attack', attack: { kind: 'shoggoth', by, city: cityNo(city), victim: seatNo(player), card } });
    },
  },
};
