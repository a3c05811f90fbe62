import { item } from '@lamplight/contract';
import type { TextEffect } from '../effect.ts';

export const limboToSupplyAll: TextEffect<'limbo-to-supply-all'> = {
  id: 'limbo-to-supply-all',
  rules: ['EM-CARD-THE-PEOPLES-WILL-1', 'EM-CARD-THE-PEOPLES-WILL-2'],
  text: {
    aim: 'nothing',
    forbids: ({ open, me }) => (item(open.limbo, me) > 0 ? undefined : 'EM-CARD-THE-PEOPLES-WILL-1'),
    aims: () => [{}],
    play: (work, by) => work.cubes(by, 'limbo', 'supply', item(work.state.limbo, by)),
  },
};
