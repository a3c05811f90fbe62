/** Moves of cards and cubes: place, retrieve, claim; moving markers and discarding, which need cards only. */
import { type CityId, cityIds, type Move } from '@lamplight/emerald/public';
import { cityOf, idsOf, type Pick, type TurnDraft } from '../draft.ts';
import { iconsFor, sumOf, type TurnSight } from '../sight.ts';
import { type MoveRecipe, missing, oneCity, oneMore, poolOf, withMore } from './recipe.ts';

export const place: MoveRecipe = {
  serves: card => iconsFor.place(card) > 0,
  rule: 'EM-PLACE-1',
  pick: oneCity,
  completions: function* (sight, { cards, picks }) {
    const [first] = cityIds; // Only the cards decide whether it is legal, so any city will do.
    for (const places of withMore(cards, poolOf(sight, place.serves)))
      if (places.length > 0) yield { type: 'place', cards: idsOf(sight.hand, places), city: cityOf(picks) ?? first };
  },
  said: ({ hand }, { cards, picks }) => {
    const city = cityOf(picks);
    if (cards.length === 0) return missing('cards');
    return city === undefined ? missing('city') : { move: { type: 'place', cards: idsOf(hand, cards), city } };
  },
};

export const claim: MoveRecipe = {
  serves: card => iconsFor.claim(card) > 0,
  rule: 'EM-CLAIM-2',
  takesOneCard: true,
  pick: oneCity,
  completions: function* (sight, { cards, picks }) {
    const city = cityOf(picks);
    for (const card of idsOf(sight.hand, cards.length > 0 ? cards : poolOf(sight, claim.serves)))
      for (const each of city === undefined ? cityIds : [city]) yield { type: 'claim', card, city: each };
  },
  said: ({ hand }, { cards, picks }) => {
    const [card] = idsOf(hand, cards);
    const city = cityOf(picks);
    if (card === undefined) return missing('cards');
    return city === undefined ? missing('city') : { move: { type: 'claim', card, city } };
  },
};

type From = Extract<Move, { type: 'retrieve' }>['from'];

const cubesIn = ({ view, me }: TurnSight, where: CityId | 'limbo'): number =>
  (where === 'limbo' ? view.limbo[me] : view.cities[where].cubes[me]) ?? 0;

/** Where the cubes picked so far come from. */
function fromOf(picks: readonly Pick[]): From {
  const from: Record<string, number> = {};
  for (const pick of picks) {
    const where = pick.type === 'limbo' ? 'limbo' : cityOf([pick]);
    if (where !== undefined) from[where] = (from[where] ?? 0) + 1;
  }
  return from;
}

/** The picks so far, and more from anywhere up to the total. Undefined if there are not enough. */
function filled(sight: TurnSight, picks: readonly Pick[], total: number): From | undefined {
  const from: Record<string, number> = { ...fromOf(picks) };
  let left = total - picks.length;
  if (left < 0) return undefined;
  for (const where of ['limbo', ...cityIds] as const) {
    const more = Math.min(left, cubesIn(sight, where) - (from[where] ?? 0));
    if (more > 0) from[where] = (from[where] ?? 0) + more;
    left -= Math.max(0, more);
  }
  return left === 0 ? from : undefined;
}

export const retrieve: MoveRecipe = {
  serves: card => iconsFor.retrieve(card) > 0,
  rule: 'EM-RETRIEVE-1',
  pick: (sight, { picks }, pick) => {
    if (pick.type === 'limbo') return oneMore(picks, pick, cubesIn(sight, 'limbo'));
    if (pick.type !== 'city' && (pick.type !== 'piece' || pick.kind !== 'cubes' || pick.day !== sight.me))
      return undefined;
    return oneMore(picks, { type: 'piece', city: pick.city, kind: 'cubes', day: sight.me }, cubesIn(sight, pick.city));
  },
  completions: function* (sight, { cards, picks }) {
    for (const places of withMore(cards, poolOf(sight, retrieve.serves))) {
      const ids = idsOf(sight.hand, places);
      const from = places.length === 0 ? undefined : filled(sight, picks, sumOf(ids, iconsFor.retrieve));
      if (from !== undefined) yield { type: 'retrieve', cards: ids, from };
    }
  },
  said: ({ hand }, { cards, picks }) => {
    const ids = idsOf(hand, cards);
    const icons = sumOf(ids, iconsFor.retrieve);
    if (cards.length === 0 || picks.length > icons) return missing('cards');
    if (picks.length < icons) return missing('cubes', icons - picks.length);
    return { move: { type: 'retrieve', cards: ids, from: fromOf(picks) } };
  },
};

/** Moves that consist of cards only. */
const cardsOnly = (type: 'track' | 'discard', serves: MoveRecipe['serves'], rule: MoveRecipe['rule']): MoveRecipe => ({
  serves,
  rule,
  completions: function* (sight, { cards }: TurnDraft) {
    for (const places of withMore(cards, poolOf(sight, serves)))
      if (places.length > 0) yield { type, cards: idsOf(sight.hand, places) };
  },
  said: ({ hand }, { cards }) =>
    cards.length === 0 ? missing('cards') : { move: { type, cards: idsOf(hand, cards) } },
});

export const track = cardsOnly('track', card => iconsFor.track(card) > 0, 'EM-TRACK-1');
export const discard = cardsOnly('discard', () => true, 'EM-DISCARD-1');
