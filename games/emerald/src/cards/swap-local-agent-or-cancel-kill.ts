import { must } from '@lamplight/contract';
import { otherAgents } from '../aims.ts';
import type { TextEffect } from '../effect.ts';
import { agentsAt } from '../scores.ts';
import { cityNo, seatNo } from '../words.ts';

/** Only an assassination and Shoggoth kill, so only they are cancelled. */
export const swapLocalAgentOrCancelKill: TextEffect<'swap-local-agent-or-cancel-kill'> = {
  id: 'swap-local-agent-or-cancel-kill',
  rules: ['EM-CARD-VAMPIRES-1', 'EM-CARD-VAMPIRES-2', 'EM-CARD-VAMPIRES-3', 'EM-CARD-VAMPIRES-4'],
  blocks: ['assassinate', 'shoggoth'],
  attack: {
    kind: 'vampires',
    loss: 'replaced',
    strike: (work, { by, city, victim }) => {
      work.lose(victim, city, 'supply');
      work.deploy(by, city, 1);
    },
  },
  text: {
    aim: 'their-agent',
    harms: true,
    forbids: ({ open, me }, { city, player }) => {
      if (city === undefined || player === undefined) return 'EM-TEXT-1';
      if (must(open.agentSupply, me) === 0) return 'EM-CARD-VAMPIRES-2';
      const [place, victim] = [cityNo(city), seatNo(player)];
      const fits = victim !== me && agentsAt(open, place, victim) > 0 && agentsAt(open, place, me) > 0;
      return fits ? undefined : 'EM-CARD-VAMPIRES-1';
    },
    aims: ({ open, me }) => otherAgents(open, me),
    play: (work, by, { city, player }, card) => {
      if (city === undefined || player === undefined) return;
      work.plan({ do: 'attack', attack: { kind: 'vampires', by, city: cityNo(city), victim: seatNo(player), card } });
    },
  },
};
