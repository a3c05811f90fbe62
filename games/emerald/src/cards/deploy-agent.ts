import { must } from '@lamplight/contract';
import type { TextEffect } from '../effect.ts';
import { agentsAt, allCities } from '../scores.ts';
import { cityIds, cityNo } from '../words.ts';

/** A city alone takes the agent from the supply; one move takes it from another city. */
export const deployAgent: TextEffect<'deploy-agent'> = {
  id: 'deploy-agent',
  rules: ['EM-CARD-PINKERTONS-1', 'EM-CARD-PINKERTONS-2'],
  text: {
    aim: 'new-or-moved-agent',
    forbids: ({ open, me }, { city, moves }) => {
      if (city !== undefined && moves === undefined)
        return must(open.agentSupply, me) > 0 ? undefined : 'EM-CARD-PINKERTONS-1';
      const [shift, ...more] = moves ?? [];
      if (city !== undefined || shift === undefined || more.length > 0) return 'EM-CARD-PINKERTONS-1';
      return shift.from !== shift.to && agentsAt(open, cityNo(shift.from), me) > 0 ? undefined : 'EM-CARD-PINKERTONS-1';
    },
    aims: ({ open, me }) => {
      const standing = allCities.filter(city => agentsAt(open, city, me) > 0).map(city => must(cityIds, city));
      const shifts = standing.flatMap(from => cityIds.filter(to => to !== from).map(to => ({ moves: [{ from, to }] })));
      return [...cityIds.map(city => ({ city })), ...shifts];
    },
    play: (work, by, { city, moves }) => {
      if (city !== undefined) work.deploy(by, cityNo(city), 1);
      for (const { from, to } of moves ?? []) work.agents(by, cityNo(from), cityNo(to));
    },
  },
};
