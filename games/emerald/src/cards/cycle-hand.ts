import { idOf, numbersOf } from '../cards.ts';
import type { TextEffect } from '../effect.ts';
import { drawable, handsful, holds } from '../facts.ts';

export const cycleHand: TextEffect<'cycle-hand'> = {
  id: 'cycle-hand',
  rules: ['EM-CARD-MRS-HUDSON-1', 'EM-CARD-MRS-HUDSON-2', 'EM-CARD-FREEMASONS-1'],
  text: {
    aim: 'hand-cards',
    forbids: (facts, { cards = [] }, card) => {
      const discarded = numbersOf(cards);
      if (!holds(facts, [card, ...discarded])) return 'EM-CARD-MRS-HUDSON-1';
      return drawable(facts) + discarded.length > 0 ? undefined : 'EM-CARD-GEN-2';
    },
    aims: function* (facts, card) {
      for (const cards of handsful(facts, card)) yield { cards: cards.map(idOf) };
    },
    play: (work, by, { cards = [] }) => {
      work.play(by, numbersOf(cards), 'discard');
      work.draw(by, cards.length + 1);
    },
  },
};
