import { must, type Random, seal } from '@lamplight/contract';
import { type CardNo, cityCards, gameCards, numberOf, royaltyCards } from './cards.ts';
import { textAttackOf } from './effects.ts';
import { openOf, playersOf } from './open.ts';
import { identityList } from './setup.ts';
import type { State } from './state.ts';
import type { PlayerView, View } from './views.ts';
import { cityIds, type Faction, presets, seatNo } from './words.ts';

export const imagine = (view: View, random: Random): State => imaginer(view)(random, anyIdentities);

/** Deals the unknown identities, given the known ones by seat and what is left of the six. */
export type DealIdentities = (
  known: readonly (Faction | undefined)[],
  left: readonly Faction[],
  random: Random,
) => readonly Faction[];

const anyIdentities: DealIdentities = (known, left, random) => {
  const rest = [...random.shuffle(left)];
  return [...known.map(faction => faction ?? (rest.shift() as Faction)), ...rest];
};

/** Makes many states from one view, which is read only once: a search needs thousands. */
export function imaginer(view: View): (random: Random, deal: DealIdentities) => State {
  const open = openOf(view);
  const players = playersOf(view);
  const me = view.me === null ? undefined : seatNo(view.me);
  const decks = players.map((player, seat) => deckOf(player, seat === me));
  const known = identitiesKnown(view, players);
  const left = known.reduce<readonly Faction[]>((rest, faction) => {
    const place = faction === undefined ? -1 : rest.indexOf(faction);
    return place < 0 ? rest : rest.toSpliced(place, 1);
  }, identityList);
  const piles = pilesOf(view, players);
  return (random, deal) => {
    const dealt = decks.map(deck => dealDeck(deck, random));
    const identities = deal(known, left, random);
    return {
      ...open,
      ...dealPiles(piles, random),
      hands: dealt.map(({ hand }) => hand.map(card => seal(card))),
      draws: dealt.map(({ draw }) => draw.map(card => seal(card))),
      presets: players.map((_, seat) => seal(seat === me && view.preset !== null ? view.preset : random.pick(presets))),
      identities: identities.slice(0, players.length).map(faction => seal(faction)),
      spareIdentities: identities.slice(players.length).map(faction => seal(faction)),
      known: players.map(({ looked }) =>
        Object.fromEntries(looked.map(day => [String(seatNo(day)), seal(must(identities, seatNo(day)))] as const)),
      ),
    };
  };
}

type Deck = { readonly cards: readonly CardNo[]; readonly held: readonly CardNo[] | number };

/**
 * Everybody knows which cards a player has in hand and deck together. Nobody knows their order, and only the owner
 * knows which are where.
 */
function deckOf({ concealed, hand, draw }: PlayerView, own: boolean): Deck {
  const cards = concealed.map(numberOf);
  return { cards, held: own && typeof hand !== 'number' ? hand.map(numberOf) : cards.length - draw };
}

function dealDeck({ cards, held }: Deck, random: Random) {
  const hand = typeof held === 'number' ? random.shuffle(cards).slice(0, held) : held;
  return { hand, draw: random.shuffle(without(cards, hand)) };
}

const without = (all: readonly CardNo[], taken: readonly CardNo[]): readonly CardNo[] =>
  taken.reduce<readonly CardNo[]>((rest, card) => {
    const place = rest.indexOf(card);
    return place < 0 ? rest : rest.toSpliced(place, 1);
  }, all);

const other = (faction: Faction): Faction => (faction === 'loyalist' ? 'restorationist' : 'loyalist');

/** A revealed identity shows the current faction. Every other known one is the card as it was dealt. */
function identitiesKnown(view: View, players: readonly PlayerView[]): readonly (Faction | undefined)[] {
  // Only a Loyalist is asked whether to stay one, so the question itself tells.
  const asked = view.asking?.for === 'reveal' ? seatNo(view.asking.player) : undefined;
  return players.map(({ identity, revealed, changed }, seat) => {
    if (seat === asked) return changed ? 'restorationist' : 'loyalist';
    const now = revealed || view.phase === 'over';
    return identity !== null && now && changed ? other(identity) : (identity ?? undefined);
  });
}

type Piles = {
  readonly pool: readonly CardNo[];
  /** By city: its own unseen cards, how many cards lie under the face-up one, and how many are buried. */
  readonly cities: readonly { readonly own: readonly CardNo[]; readonly under: number; readonly buried: number }[];
};

/**
 * The hidden cards of the piles: each city's own two, if unseen, in its own pile or buried there; the rest from the
 * game deck.
 */
function pilesOf(view: View, players: readonly PlayerView[]): Piles {
  const cities = cityIds.map(id => view.cities[id]);
  const held = view.agenda.flatMap(task =>
    task.do === 'stow'
      ? [task.card]
      : task.do === 'attack' && textAttackOf(task.attack.kind)?.holdsCard
        ? [task.attack.card]
        : [],
  );
  const attack = view.asking?.attack;
  const asked = attack !== undefined && textAttackOf(attack.kind)?.holdsCard ? [numberOf(attack.card)] : [];
  const seen = [
    ...players.flatMap(({ concealed, discard, area }) => [...concealed, ...discard, ...area].map(numberOf)),
    ...cities.flatMap(({ top, royalty }) => [top, royalty].flatMap(id => (id === null ? [] : [numberOf(id)]))),
    ...view.gone.map(numberOf),
    ...held,
    ...asked,
  ];
  return {
    pool: without(gameCards, seen),
    cities: cities.map(({ pile, buried, top }, city) => ({
      own: [must(cityCards, city), must(royaltyCards, city)].filter(card => !seen.includes(card)),
      under: pile - (top === null ? 0 : 1),
      buried,
    })),
  };
}

function dealPiles({ pool, cities }: Piles, random: Random): Pick<State, 'piles' | 'buried' | 'unseen'> {
  const shuffled = random.shuffle(pool);
  let used = 0;
  const dealt = cities.map(({ own, under, buried }) => {
    const wanted = Math.max(0, under + buried - own.length);
    const cards = random.shuffle([...own, ...shuffled.slice(used, used + wanted)]);
    used += wanted;
    return { pile: cards.slice(0, under), buried: cards.slice(under) };
  });
  return {
    piles: dealt.map(({ pile }) => pile.map(card => seal(card))),
    buried: dealt.map(({ buried }) => buried.map(card => seal(card))),
    unseen: shuffled.slice(used).map(card => seal(card)),
  };
}
