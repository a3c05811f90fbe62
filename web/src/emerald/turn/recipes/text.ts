import { type CardId, cardNamed, type Move, needsOf } from '@lamplight/emerald/public';
import { type Draft, idsOf } from '../draft.ts';
import type { Sight } from '../sight.ts';
import { type Aiming, aimingOf, risingIn } from './aims.ts';
import { missing, poolOf, type Recipe } from './recipe.ts';

/** The card whose text is used is the one that was chosen first. */
export const textCardOf = ({ hand }: Sight, { cards }: Draft): CardId | undefined => idsOf(hand, cards)[0];

export const aimingFor = (card: CardId): Aiming => aimingOf(cardNamed(card).effect);

/** A text of a card, played in the own turn. */
export const text: Recipe = {
  serves: card => needsOf(card) !== undefined,
  rule: 'EM-TEXT-1',
  pick: (sight, draft, pick) => {
    const card = textCardOf(sight, draft);
    return card === undefined ? undefined : aimingFor(card).pick?.(sight, draft, pick);
  },
  completions: function* (sight, draft) {
    const places = draft.cards.length > 0 ? [draft.cards] : poolOf(sight, text.serves).map(place => [place]);
    for (const cards of places) {
      const [card] = idsOf(sight.hand, cards);
      if (card === undefined) continue;
      for (const aim of aimingFor(card).aims(sight, { ...draft, cards })) yield { type: 'text', card, ...aim };
    }
  },
  said: (sight, draft) => {
    const card = textCardOf(sight, draft);
    if (card === undefined) return missing('text-card');
    const said = aimingFor(card).said(sight, draft);
    if (typeof said === 'string') {
      const rising = draft.picks.filter(({ on }) => on === 'city').length;
      return missing(said, said === 'zombies' ? risingIn(sight) - rising : 0);
    }
    const move: Move = { type: 'text', card, ...said };
    return { move };
  },
};
