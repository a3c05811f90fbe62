import { item, type Random, seal } from '@lamplight/contract';
import { type CardNo, cityCards, gameCards, numberOf, royaltyCards } from './cards.ts';
import { openOf, playersOf } from './open.ts';
import { allCities } from './scores.ts';
import { identityList } from './setup.ts';
import type { State } from './state.ts';
import { cityIds, type Faction, type PlayerView, presets, seatNo, type View } from './words.ts';

export function imagine(view: View, random: Random): State {
  const open = openOf(view);
  const players = playersOf(view);
  const me = view.me === null ? undefined : seatNo(view.me);
  const decks = players.map((player, seat) => dealDeck(player, seat === me, random));
  const identities = dealIdentities(view, players, random);
  return {
    ...open,
    ...dealPiles(view, players, random),
    hands: decks.map(({ hand }) => hand.map(card => seal(card))),
    draws: decks.map(({ draw }) => draw.map(card => seal(card))),
    presets: players.map((_, seat) => seal(seat === me && view.preset !== null ? view.preset : random.pick(presets))),
    identities: identities.slice(0, players.length).map(faction => seal(faction)),
    spareIdentities: identities.slice(players.length).map(faction => seal(faction)),
    known: players.map(({ looked }) =>
      Object.fromEntries(looked.map(day => [String(seatNo(day)), seal(item(identities, seatNo(day)))] as const)),
    ),
  };
}

/** Everybody knows which cards a player has in hand and deck, nobody in what order, and only the owner which are where. */
function dealDeck({ concealed, hand, draw }: PlayerView, own: boolean, random: Random) {
  const cards = concealed.map(numberOf);
  const held =
    own && typeof hand !== 'number' ? hand.map(numberOf) : random.shuffle(cards).slice(0, cards.length - draw);
  return { hand: held, draw: random.shuffle(without(cards, held)) };
}

const without = (all: readonly CardNo[], taken: readonly CardNo[]): readonly CardNo[] =>
  taken.reduce<readonly CardNo[]>((rest, card) => {
    const place = rest.indexOf(card);
    return place < 0 ? rest : rest.toSpliced(place, 1);
  }, all);

const other = (faction: Faction): Faction => (faction === 'loyalist' ? 'restorationist' : 'loyalist');

/** What is revealed shows the faction of now; everything else that is known is the card as it was dealt. */
function dealIdentities(view: View, players: readonly PlayerView[], random: Random): readonly Faction[] {
  // Only a Loyalist is asked whether to keep to it, so the question itself tells.
  const asked = view.asking?.for === 'reveal' ? seatNo(view.asking.player) : undefined;
  const known = players.map(({ identity, revealed, changed }, seat): Faction | undefined => {
    if (seat === asked) return changed ? 'restorationist' : 'loyalist';
    const now = revealed || view.phase === 'over';
    return identity !== null && now && changed ? other(identity) : (identity ?? undefined);
  });
  const rest = [
    ...random.shuffle(
      known.reduce<readonly Faction[]>((left, faction) => {
        const place = faction === undefined ? -1 : left.indexOf(faction);
        return place < 0 ? left : left.toSpliced(place, 1);
      }, identityList),
    ),
  ];
  return [...known.map(faction => faction ?? (rest.shift() as Faction)), ...rest];
}

/** Hidden cards of the piles: each city's own two, if unseen, in its own pile or grave, the rest from the game deck. */
function dealPiles(
  view: View,
  players: readonly PlayerView[],
  random: Random,
): Pick<State, 'piles' | 'buried' | 'unseen'> {
  const cities = cityIds.map(id => view.cities[id]);
  const held = view.agenda.flatMap(task =>
    task.do === 'stow'
      ? [task.card]
      : task.do === 'attack' && task.attack.kind === 'shoggoth'
        ? [task.attack.card]
        : [],
  );
  const asked = view.asking?.attack?.kind === 'shoggoth' ? [numberOf(view.asking.attack.card)] : [];
  const seen = [
    ...players.flatMap(({ concealed, discard, area }) => [...concealed, ...discard, ...area].map(numberOf)),
    ...cities.flatMap(({ top, royalty }) => [top, royalty].flatMap(id => (id === null ? [] : [numberOf(id)]))),
    ...view.gone.map(numberOf),
    ...held,
    ...asked,
  ];
  let pool = random.shuffle(without(gameCards, seen));
  const dealt = allCities.map(city => {
    const { pile, buried, top } = item(cities, city);
    const under = pile - (top === null ? 0 : 1);
    const own = [item(cityCards, city), item(royaltyCards, city)].filter(card => !seen.includes(card));
    const wanted = Math.max(0, under + buried - own.length);
    const cards = random.shuffle([...own, ...pool.slice(0, wanted)]);
    pool = pool.slice(wanted);
    return { pile: cards.slice(0, under), buried: cards.slice(under) };
  });
  return {
    piles: dealt.map(({ pile }) => pile.map(card => seal(card))),
    buried: dealt.map(({ buried }) => buried.map(card => seal(card))),
    unseen: pool.map(card => seal(card)),
  };
}
