/** Which cards the Officer has chosen to give, and what the rival has taken out of the choice. */
import type { CardId, Team, Told } from '@lamplight/shadows/public';

export type CardChoice = {
  /** The older first; two at most. */
  readonly cards: readonly CardId[];
  /** A chosen card that the rival took first. Cleared by the next choice. */
  readonly lost: { readonly card: CardId; readonly by: Team } | undefined;
};

export type ChoiceAct =
  | { readonly type: 'tap'; readonly card: CardId }
  | { readonly type: 'clear' }
  | { readonly type: 'told'; readonly told: Told; readonly mine: Team }
  /** The table as it is now, after a view that came without tellings. */
  | { readonly type: 'shown'; readonly available: readonly CardId[] };

const most = 2;
export const noChoice: CardChoice = { cards: [], lost: undefined };

export function chosen(choice: CardChoice, act: ChoiceAct): CardChoice {
  switch (act.type) {
    case 'tap':
      return { cards: toggled(choice.cards, act.card), lost: undefined };
    case 'clear':
      return noChoice;
    case 'told':
      return afterTold(choice, act.told, act.mine);
    case 'shown': {
      const cards = choice.cards.filter(card => act.available.includes(card));
      return cards.length === choice.cards.length ? choice : { ...choice, cards };
    }
  }
}

/** A third card takes the place of the older one. */
function toggled(cards: readonly CardId[], card: CardId): readonly CardId[] {
  if (cards.includes(card)) return cards.filter(each => each !== card);
  return [...cards, card].slice(-most);
}

/** The rival was first: the lost card leaves the choice, the other stays [SA-GATHER-3]. */
function afterTold(choice: CardChoice, told: Told, mine: Team): CardChoice {
  if (told.type === 'swapped' || told.type === 'laid') return noChoice;
  if (told.type !== 'gave') return choice;
  if (told.team === mine) return noChoice;
  const lost = choice.cards.find(card => told.cards.includes(card));
  if (lost === undefined) return choice;
  const cards = choice.cards.filter(card => !told.cards.includes(card));
  return { cards, lost: { card: lost, by: told.team } };
}
