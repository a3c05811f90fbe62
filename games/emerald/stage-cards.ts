/** The cards that a scenario names, taken out of the box before the rest is dealt. */
import { must, type Random, type Seat, seal } from '@lamplight/contract';
import { JsonSpot, listOf, oneOf, PieceBox, type SpotReader } from '@lamplight/testkit';
import {
  type CardNo,
  cityCards,
  gameCards,
  idOf,
  isRoyalty,
  numberOf,
  rowOf,
  royaltyCards,
  startingCards,
} from './src/cards.ts';
import { pileCards } from './src/setup.ts';
import type { State } from './src/state.ts';
import { type CardId, type City, cityIds, handSize } from './src/words.ts';

const sorted = (cards: readonly CardNo[]): readonly CardNo[] => cards.toSorted((a, b) => a - b);
const shared = [...gameCards, ...cityCards, ...royaltyCards].map(idOf);
const known: readonly CardId[] = [...new Set([...startingCards.map(idOf), ...shared])];

/** A copy may be named by its number; copies of a card are all the same card. */
const named: SpotReader<CardNo> = spot => {
  const { value } = spot;
  const [id, copy] = typeof value === 'string' && value.includes('#') ? value.split('#', 2) : [value, '1'];
  const card = numberOf(oneOf('card', known)(new JsonSpot(id, spot.path)));
  const { copies } = rowOf(card);
  const exists = Array.from({ length: copies }, (_, n) => String(n + 1)).includes(copy ?? '');
  return exists
    ? card
    : spot.reject(`There ${copies === 1 ? 'is one' : `are ${copies}`} of ${idOf(card)}: write #1 to #${copies}.`);
};

/** The spot of cards that are dealt and not named in the file. */
const nowhere = new JsonSpot(undefined, ['given']);

/** Royalty that would be face up goes to its space [EM-SETUP-2]. */
function turnedUp(pile: readonly CardNo[], royalty: CardNo | null) {
  const first = pile.findIndex(card => !isRoyalty(card));
  const above = first < 0 ? pile : pile.slice(0, first);
  return { top: pile[first] ?? null, under: first < 0 ? [] : pile.slice(first + 1), royalty: above[0] ?? royalty };
}

type Zones = {
  readonly hands: readonly (readonly CardNo[] | undefined)[];
  readonly draws: readonly (readonly CardNo[] | undefined)[];
  readonly discards: readonly (readonly CardNo[])[];
  readonly areas: readonly (readonly CardNo[])[];
};
type CityCards = { readonly pile: readonly CardNo[] | undefined; readonly royalty: CardNo | null };
type Dealt = Pick<
  State,
  'tops' | 'royalty' | 'piles' | 'unseen' | 'gone' | 'hands' | 'draws' | 'discards' | 'areas' | 'concealed' | 'undead'
>;

export class CardBox {
  readonly #players: number;
  readonly #shared = new PieceBox<CardId>('card', shared);
  readonly #own: readonly PieceBox<CardId>[];

  constructor(players: number) {
    this.#players = players;
    this.#own = Array.from({ length: players }, () => new PieceBox<CardId>('card', startingCards.map(idOf)));
  }

  /** Cards of a player: royalty only in the scoring area [EM-CARD-ROYALTY-1]. */
  zone(seat: Seat, where: 'deck' | 'area'): SpotReader<readonly CardNo[]> {
    return listOf(spot => {
      const card = named(spot);
      if (where === 'deck' && isRoyalty(card))
        spot.reject('Royalty lies in a pile, in its space or in a scoring area.');
      const box = rowOf(card).kind === 'starting' ? must(this.#own, seat) : this.#shared;
      return numberOf(box.takeOut(idOf(card), spot));
    });
  }

  city(city: City, pile: JsonSpot | undefined, royalty: JsonSpot | undefined): CityCards {
    const here = (spot: JsonSpot): CardNo => {
      const card = named(spot);
      const { kind } = rowOf(card);
      const own = card === cityCards[city] || card === royaltyCards[city];
      if (kind !== 'game' && !own) spot.reject(`${idOf(card)} never lies in ${must(cityIds, city)}.`);
      return numberOf(this.#shared.takeOut(idOf(card), spot));
    };
    return {
      royalty:
        royalty?.maybe(spot => {
          const card = here(spot);
          return isRoyalty(card) ? card : spot.reject(`${idOf(card)} is no royalty.`);
        }) ?? null,
      pile: pile?.maybe(listOf(here)),
    };
  }

  /** Cards that the file does not name go where a match would have them. The rest has left the game. */
  deal(zones: Zones, cities: readonly CityCards[], random: Random): Dealt {
    const decks = zones.hands.map((hand, seat) => this.#deck(seat, hand, zones.draws[seat], random));
    const taken = cities.map((each, city) => ({ ...each, pile: each.pile ?? this.#pile(city, random) }));
    const laid = taken.map(({ pile, royalty }) => turnedUp(pile, royalty));
    const rest = this.#shared.deal(shared.length, random).map(numberOf);
    const owner = (id: 'zombies' | 'vampires'): Seat | null => {
      const seat = decks.findIndex((_, n) => this.ownedBy(n, owned).includes(numberOf(id)));
      return seat < 0 ? null : seat;
    };
    const owned = {
      hands: decks.map(({ hand }) => hand.map(card => seal(card))),
      draws: decks.map(({ draw }) => draw.map(card => seal(card))),
      concealed: decks.map(({ hand, draw }) => sorted([...hand, ...draw])),
      discards: zones.discards,
      areas: zones.areas.map(area => area.map(card => ({ card, victim: null }))),
    };
    return {
      ...owned,
      tops: laid.map(({ top }) => top),
      royalty: laid.map(each => each.royalty),
      piles: laid.map(({ under }) => under.map(card => seal(card))),
      unseen: rest.filter(card => rowOf(card).kind === 'game').map(card => seal(card)),
      gone: [
        ...rest.filter(card => rowOf(card).kind !== 'game'),
        ...this.#own.flatMap(box => box.deal(startingCards.length, random).map(numberOf)),
      ],
      undead: { zombies: owner('zombies'), vampires: owner('vampires') },
    };
  }

  ownedBy(
    seat: Seat,
    { concealed, discards, areas }: Pick<Dealt, 'concealed' | 'discards' | 'areas'>,
  ): readonly CardNo[] {
    return [...must(concealed, seat), ...must(discards, seat), ...must(areas, seat).map(({ card }) => card)];
  }

  /** A given hand is the whole hand; the starting cards that are nowhere else form the deck. */
  #deck(seat: Seat, hand: readonly CardNo[] | undefined, draw: readonly CardNo[] | undefined, random: Random) {
    const deal = (count: number) => must(this.#own, seat).deal(count, random).map(numberOf);
    return { hand: hand ?? deal(handSize), draw: draw ?? deal(startingCards.length) };
  }

  /** The city's own two cards, unless they are elsewhere, and its share of the game deck [EM-SETUP-1]. */
  #pile(city: City, random: Random): readonly CardNo[] {
    const own = [must(cityCards, city), must(royaltyCards, city)].filter(card =>
      this.#shared.left.includes(idOf(card)),
    );
    const game = random.shuffle(this.#shared.left.filter(id => rowOf(numberOf(id)).kind === 'game'));
    const cards = [...own.map(idOf), ...game.slice(0, pileCards[this.#players])];
    for (const id of cards) this.#shared.takeOut(id, nowhere);
    return random.shuffle(cards.map(numberOf));
  }
}
