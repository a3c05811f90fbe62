/** The cards by number, which is a row of the deck. Copies of a card have the same number. */
import { must } from '@lamplight/contract';
import { deck } from './deck.ts';
import { checkDeck } from './deck-check.ts';
import { type CardId, type City, cityIds } from './words.ts';

checkDeck(deck);

export type CardNo = number;
export type DeckRow = (typeof deck)[number];

export const rowOf = (card: CardNo): DeckRow => must<DeckRow>(deck, card);
export const idOf = (card: CardNo): CardId => rowOf(card).id;

const numbers: ReadonlyMap<string, CardNo> = new Map(deck.map((row, card) => [row.id, card]));
export const cardOf = (id: string): CardNo | undefined => numbers.get(id);
export function numberOf(id: CardId): CardNo {
  const card = numbers.get(id);
  if (card === undefined) throw new Error(`There is no card ${id} in cards.csv.`);
  return card;
}

type Icon =
  | 'place'
  | 'claim'
  | 'retrieve'
  | 'move'
  | 'bombs'
  | 'assassinate'
  | 'track_loyalist'
  | 'track_restorationist';
/** A column of the deck as a list, because a search asks for icons at every step. */
const column = (name: Icon | 'vp' | 'kill_box_vp' | 'sanity' | 'agents'): readonly number[] =>
  deck.map(row => row[name]);
export const icons: Readonly<Record<Icon, readonly number[]>> = {
  place: column('place'),
  claim: column('claim'),
  retrieve: column('retrieve'),
  move: column('move'),
  bombs: column('bombs'),
  assassinate: column('assassinate'),
  track_loyalist: column('track_loyalist'),
  track_restorationist: column('track_restorationist'),
};

const cardsOf = (kind: DeckRow['kind']): readonly CardNo[] =>
  deck.flatMap((row, card) => (row.kind === kind ? Array<CardNo>(row.copies).fill(card) : []));
export const gameCards = cardsOf('game');
export const startingCards = cardsOf('starting');

const inCity = (kind: 'city' | 'royalty', city: City): CardNo => {
  const name = must(cityIds, city);
  const found = deck.findIndex(row => row.kind === kind && row.city.toLowerCase().replaceAll(' ', '-') === name);
  if (found < 0) throw new Error(`cards.csv has no ${kind} card for ${name}.`);
  return found;
};
export const cityCards: readonly CardNo[] = cityIds.map((_, city) => inCity('city', city));
export const royaltyCards: readonly CardNo[] = cityIds.map((_, city) => inCity('royalty', city));
/** Bombs to kill an agent there; it belongs to the place, not to the city card [EM-CARD-CITY-2]. */
export const killValues: readonly number[] = cityCards.map(card => rowOf(card).bombs_to_kill ?? 0);
export const bombsToKill = (royalty: CardNo): number => rowOf(royalty).bombs_to_kill ?? 0;
export const isRoyalty = (card: CardNo): boolean => rowOf(card).kind === 'royalty';
export const numbersOf = (cards: readonly CardId[]): readonly CardNo[] => cards.map(numberOf);
