/** What people ask about a card beyond its text, and which rules answer it. The words are in the catalogue. */
import { allCards, type CardId, cardNamed, cardRules, type Rule } from '@lamplight/emerald/public';

/** Cards that do the same as another share its ruling. */
const twins = { freemasons: 'mrs-hudson', 'the-diogenes-club': 'doctor-watson' } as const satisfies {
  readonly [card in CardId]?: CardId;
};
type Twin = keyof typeof twins;

/** A card with rules of its own in RULES.md must have a ruling: if its words are missing, this does not compile. */
type WithRules = { [id in CardId]: `EM-CARD-${Uppercase<id>}-1` extends Rule ? id : never }[CardId];
export type RuledCard = Exclude<WithRules, Twin>;

const isTwin = (id: CardId): id is Twin => id in twins;
const numbered = (id: CardId): readonly Rule[] =>
  (cardRules[id] ?? []).map(number => `EM-CARD-${id.toUpperCase()}-${number}` as Rule);
const isRuled = (id: CardId): id is RuledCard => !isTwin(id) && numbered(id).length > 0;

/** In the order of the deck. */
export const ruledCards: readonly RuledCard[] = allCards.map(({ id }) => id).filter(isRuled);

export function rulingOf(id: CardId): RuledCard | undefined {
  if (isTwin(id)) return twins[id];
  return isRuled(id) ? id : undefined;
}

/** Its words, in the catalogue of this folder. */
export const rulingId = (card: RuledCard): keyof typeof import('./messages/en.json') => `emerald.ruling.${card}`;

/** The rules of the card itself, and of its twins. */
export function ownRulesOf(card: RuledCard): readonly Rule[] {
  const others = allCards.map(({ id }) => id).filter(id => isTwin(id) && twins[id] === card);
  return [card, ...others].flatMap(numbered);
}

/** A section of the rules page, with the rules it tells. */
export interface RulesAt {
  readonly section: string;
  readonly rules: readonly string[];
}

/** Every rule that applies to what is printed on the card, by the section that tells it. */
export function rulesOf(id: CardId): readonly RulesAt[] {
  const card = cardNamed(id);
  const ruling = rulingOf(id);
  const { kind, header } = card;
  const all: readonly (RulesAt | false)[] = [
    ruling !== undefined && { section: ruling, rules: ownRulesOf(ruling) },
    header !== 'none' && { section: 'texts', rules: ['EM-TURN-6', 'EM-CARD-GEN-1', 'EM-CARD-GEN-2'] },
    header.startsWith('one-use') && { section: 'turn', rules: ['EM-TURN-5'] },
    header.includes('block') && { section: 'block', rules: ['EM-CARD-BLOCK-1', 'EM-CARD-BLOCK-9'] },
    card.place > 0 && { section: 'place', rules: ['EM-PLACE-1', 'EM-PLACE-2'] },
    card.claim > 0 && { section: 'claim', rules: ['EM-CLAIM-1', 'EM-CLAIM-2', 'EM-CLAIM-3'] },
    card.retrieve > 0 && { section: 'back', rules: ['EM-RETRIEVE-1'] },
    card.move > 0 && { section: 'back', rules: ['EM-MOVE-1'] },
    card.track_loyalist + card.track_restorationist > 0 && {
      section: 'tracks',
      rules: [
        'EM-TRACK-1',
        'EM-TRACK-2',
        ...(card.track_loyalist * card.track_restorationist > 0 ? ['EM-TRACK-4'] : []),
      ],
    },
    card.assassinate > 0 && { section: 'kill', rules: ['EM-KILL-1', 'EM-KILL-2', 'EM-KILL-3'] },
    card.bombs > 0 && { section: 'kill', rules: ['EM-KILL-2', 'EM-KILL-8'] },
    card.agents > 0 && { section: 'claim', rules: ['EM-CLAIM-6'] },
    card.sanity > 0 && { section: 'sanity', rules: [kind === 'royalty' ? 'EM-KILL-5' : 'EM-CLAIM-8', 'EM-SANITY-1'] },
    card.vp > 0 && { section: 'count', rules: ['EM-CLAIM-7', 'EM-END-2'] },
    card.kill_box_vp > 0 && { section: 'count', rules: ['EM-KILL-4', 'EM-END-3'] },
    kind === 'city' && { section: 'board', rules: ['EM-CARD-CITY-1', 'EM-CARD-CITY-2'] },
    kind === 'royalty' && { section: 'board', rules: ['EM-SETUP-2', 'EM-CARD-ROYALTY-1'] },
    kind === 'starting' && { section: 'board', rules: ['EM-CARD-SET-3'] },
    kind === 'identity' && { section: 'idea', rules: ['EM-SETUP-5', 'EM-CARD-SET-4'] },
  ];
  return all.filter(each => each !== false);
}
