/** What people ask about a card beyond its text, and by which rules it is answered; the words stand in the catalogue. */
import { type CardId, cardNamed } from '@lamplight/emerald/public';

export const ruledCards = [
  'duchess-d-uzes',
  'irene-adler',
  'matvei-golovinski',
  'mrs-hudson',
  'sherlock-holmes',
  'sigmund-freud',
  'vladimir-burtsev',
  'inspector-lestrade',
  'doctor-watson',
  'cthulhu',
  'fenians',
  'hide-royalty',
  'hired-assassin',
  'infernal-machine',
  'mi-go',
  'okhrana',
  'pinkertons',
  'shoggoth',
  'society-of-leopold',
  'the-black-hand',
  'yog-sothoth',
  'change-of-heart',
  'the-third-section',
  'zombies',
  'vampires',
  'night-terrors',
  'the-peoples-will',
  'the-holy-brotherhood',
] as const satisfies readonly CardId[];
export type RuledCard = (typeof ruledCards)[number];

const told: Readonly<Record<RuledCard, number>> = {
  'duchess-d-uzes': 4,
  'irene-adler': 3,
  'matvei-golovinski': 3,
  'mrs-hudson': 2,
  'sherlock-holmes': 4,
  'sigmund-freud': 3,
  'vladimir-burtsev': 2,
  'inspector-lestrade': 2,
  'doctor-watson': 2,
  cthulhu: 7,
  fenians: 3,
  'hide-royalty': 5,
  'hired-assassin': 3,
  'infernal-machine': 2,
  'mi-go': 6,
  okhrana: 2,
  pinkertons: 2,
  shoggoth: 4,
  'society-of-leopold': 6,
  'the-black-hand': 3,
  'yog-sothoth': 3,
  'change-of-heart': 6,
  'the-third-section': 3,
  zombies: 5,
  vampires: 4,
  'night-terrors': 2,
  'the-peoples-will': 2,
  'the-holy-brotherhood': 2,
};

/** Cards that do the same are answered together. */
const twins: { readonly [card in CardId]?: RuledCard } = {
  freemasons: 'mrs-hudson',
  'the-diogenes-club': 'doctor-watson',
};

export const rulingOf = (id: CardId): RuledCard | undefined => twins[id] ?? ruledCards.find(card => card === id);

const numbered = (card: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, n) => `EM-CARD-${card.toUpperCase()}-${n + 1}`);

/** The rules of the card itself. */
export function ownRulesOf(card: RuledCard): readonly string[] {
  const others = Object.keys(twins).filter(twin => twins[twin as CardId] === card);
  return [...numbered(card, told[card]), ...others.flatMap(twin => numbered(twin, 1))];
}

/** Where the rules page tells of them. */
export interface RulesAt {
  readonly section: string;
  readonly rules: readonly string[];
}

/** Every rule that what is printed on the card calls for, by the section that tells it. */
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
