import { type CardId, type Move, textOf } from '@lamplight/emerald/public';
import { idsOf, type TurnDraft } from '../draft.ts';
import type { TurnSight } from '../sight.ts';
import { type Aiming, aimings, risingIn } from './aims.ts';
import { type MoveRecipe, missing, poolOf } from './recipe.ts';

/** The text is that of the card chosen first. */
export const textCardOf = ({ hand }: TurnSight, { cards }: TurnDraft): CardId | undefined => idsOf(hand, cards)[0];

/** Undefined for a card without a text to use in the own turn. */
export function aimingFor(card: CardId): Aiming | undefined {
  const text = textOf(card);
  return text === undefined ? undefined : aimings[text.aim];
}

/** A text of a card, played in the own turn. */
export const text: MoveRecipe = {
  serves: card => textOf(card) !== undefined,
  rule: 'EM-TEXT-1',
  pick: (sight, draft, pick) => {
    const card = textCardOf(sight, draft);
    return card === undefined ? undefined : aimingFor(card)?.pick?.(sight, draft, pick);
  },
  completions: function* (sight, draft) {
    const places = draft.cards.length > 0 ? [draft.cards] : poolOf(sight, text.serves).map(place => [place]);
    for (const cards of places) {
      const [card] = idsOf(sight.hand, cards);
      if (card === undefined) continue;
      for (const aim of aimingFor(card)?.aims(sight, { ...draft, cards }) ?? []) yield { type: 'text', card, ...aim };
    }
  },
  said: (sight, draft) => {
    const card = textCardOf(sight, draft);
    const aiming = card === undefined ? undefined : aimingFor(card);
    if (card === undefined || aiming === undefined) return missing('text-card');
    const said = aiming.said(sight, draft);
    if (typeof said === 'string') {
      const rising = draft.picks.filter(({ type: on }) => on === 'city').length;
      return missing(said, said === 'zombies' ? risingIn(sight) - rising : 0);
    }
    const move: Move = { type: 'text', card, ...said };
    return { move };
  },
};
