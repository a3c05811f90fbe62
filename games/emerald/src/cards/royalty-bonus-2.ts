import { must } from '@lamplight/contract';
import { isRoyalty } from '../cards.ts';
import type { TextEffect } from '../effect.ts';

export const royaltyBonus2: TextEffect<'royalty-bonus-2'> = {
  id: 'royalty-bonus-2',
  rules: ['EM-CARD-THE-BLACK-HAND-1', 'EM-CARD-THE-BLACK-HAND-2', 'EM-CARD-THE-BLACK-HAND-3'],
  text: {
    scores: true,
    aim: 'nothing',
    forbids: () => undefined,
    aims: () => [{}],
    play: (work, by, _aim, card) => {
      const owned = must(work.state.areas, by).filter(kept => isRoyalty(kept.card)).length;
      work.score(by, card, 2 * owned, 'restorationist');
    },
  },
};
