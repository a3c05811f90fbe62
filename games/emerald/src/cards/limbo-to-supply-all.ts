import { must } from '@lamplight/contract';
import type { TextEffect } from '../effect.ts';

export const limboToSupplyAll: TextEffect<'limbo-to-supply-all'> = {
  id: 'limbo-to-supply-all',
  rules: ['EM-CARD-THE-PEOPLES-WILL-1', 'EM-CARD-THE-PEOPLES-WILL-2'],
  text: {
    aim: 'nothing',
    forbids: ({ open, me }) => (must(open.limbo, me) > 0 ? undefined : 'EM-CARD-THE-PEOPLES-WILL-1'),
    aims: () => [{}],
    play: (work, by) => work.cubes(by, 'limbo', 'supply', must(work.state.limbo, by)),
  },
};
