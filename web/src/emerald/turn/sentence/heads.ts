/** What a finished move does, in one sentence. `outcomes.ts` tells what comes of it. */
import type { Foresight } from '@lamplight/emerald/foresee';
import {
  type CardId,
  type CityId,
  cityIds,
  type Day,
  type Move,
  sanityTokens,
  textIdOf,
  type View,
} from '@lamplight/emerald/public';
import { at, card, cards, from, player, type SentenceItem, startAt, type TurnSentence, to } from './turn-sentence.ts';

const shift = ({ from: start, to: end }: { readonly from: CityId; readonly to: CityId }): SentenceItem => [
  startAt(start),
  to(end),
];

/** How many pieces the foreseen move takes from a place or brings there. */
const moved = (seen: Foresight, of: Day, type: 'cubes' | 'agents'): number =>
  seen.told.reduce((sum, news) => (news.type === type && news.of === of ? sum + news.count : sum), 0);

export function headOf(view: View, move: Move, seen: Foresight): TurnSentence {
  const me = view.me as Day;
  switch (move.type) {
    case 'place-agent':
      return { id: 'emerald.turn.say.place-agent', values: { to: to(move.city) } };
    case 'place': {
      const count = moved(seen, me, 'cubes');
      return {
        id: 'emerald.turn.say.place',
        values: { count, in: at(move.city), n: move.cards.length, cards: cards(move.cards) },
      };
    }
    case 'claim': {
      const { top } = view.cities[move.city];
      return {
        id: 'emerald.turn.say.claim',
        values: { top: cards(top === null ? [] : [top]), in: at(move.city), card: card(move.card) },
      };
    }
    case 'retrieve': {
      const { limbo = 0, ...cities } = move.from;
      const list = [
        ...(limbo > 0 ? [[limbo, { id: 'emerald.turn.part.limbo' }] as const] : []),
        ...cityIds.flatMap(city => ((cities[city] ?? 0) > 0 ? [[cities[city] ?? 0, from(city)] as const] : [])),
      ];
      return {
        id: 'emerald.turn.say.retrieve',
        values: { count: moved(seen, me, 'cubes'), list: { list }, n: move.cards.length, cards: cards(move.cards) },
      };
    }
    case 'move':
      return {
        id: 'emerald.turn.say.move',
        values: {
          count: move.moves.length,
          list: { list: move.moves.map(shift) },
          n: move.cards.length,
          cards: cards(move.cards),
        },
      };
    case 'track':
      return { id: 'emerald.turn.say.track', values: { n: move.cards.length, cards: cards(move.cards) } };
    case 'assassinate':
      return killHead(view, move);
    case 'discard':
      return { id: 'emerald.turn.say.discard', values: { count: move.cards.length, cards: cards(move.cards) } };
    case 'return':
      return {
        id: 'emerald.turn.say.return',
        values: { count: moved(seen, me, 'agents'), card: card(move.card), to: to(move.city) },
      };
    case 'text':
      return textHead(view, move, seen);
    default:
      return { id: 'emerald.turn.say.pass' };
  }
}

function killHead(view: View, { target, city }: Extract<Move, { type: 'assassinate' }>): TurnSentence {
  if (target !== 'royalty')
    return { id: 'emerald.turn.say.kill', values: { player: player(target.agent), in: at(city) } };
  const { royalty } = view.cities[city];
  return {
    id: 'emerald.turn.say.kill-royalty',
    values: { card: cards(royalty === null ? [] : [royalty]), in: at(city) },
  };
}

const some = (id: CardId | null): { readonly cards: readonly CardId[] } => ({ cards: id === null ? [] : [id] });

/** Each effect has its own sentence, and takes the values it needs from the move. */
function textHead(view: View, move: Extract<Move, { type: 'text' }>, seen: Foresight): TurnSentence {
  const me = view.me as Day;
  const { card: id, city, player: day, cards: discarded = [], moves = [] } = move;
  const text = textIdOf(id);
  if (text === undefined) throw new Error(`${id} has no text to use, so no move with it is foreseen.`);
  // Agents that go from city to city are told as in any other move.
  if (moves.length > 0)
    return {
      id: 'emerald.turn.say.move',
      values: { count: moves.length, list: { list: moves.map(shift) }, n: 1, cards: card(id) },
    };
  return {
    id: `emerald.turn.say.text.${text}`,
    values: {
      card: card(id),
      ...(city === undefined ? {} : placeValues(view, city)),
      ...(day === undefined ? {} : { player: player(day), whose: whose(day, me) }),
      ...{ discarded: discarded.length, cards: cards(discarded), draws: drawnIn(seen, me) },
      cubes: moved(seen, day ?? me, 'cubes'),
      ...takenValues(seen, me),
      agents: moved(seen, me, 'agents'),
      tokens: sanityTokens - (view.players[me]?.sanity ?? sanityTokens),
      ...hauntingValues(move, me),
    },
  };
}

const placeValues = ({ cities }: View, city: CityId) => ({
  city: { city, form: 'name' } as const,
  ...{ in: at(city), to: to(city), from: from(city), top: some(cities[city].top), royalty: some(cities[city].royalty) },
});

function hauntingValues({ cities = [], agents = {} }: Extract<Move, { type: 'text' }>, me: Day) {
  const places = [...new Set(cities)].map((city): SentenceItem => {
    const count = cities.filter(each => each === city).length;
    return count > 1 ? [at(city), `×${count}`] : [at(city)];
  });
  const victims = Object.entries(agents).flatMap(([city, owner]): readonly SentenceItem[] =>
    typeof owner === 'string' ? [[leaving({ owner, me, city: city as CityId, count: 1 })]] : [],
  );
  return {
    ...{ rising: cities.length, places: { list: places } },
    ...{ removed: victims.length, victims: { list: victims } },
  };
}

/** The cubes that leave cities, each with its owner. Several of one owner in one place are counted. */
function takenValues(seen: Foresight, me: Day) {
  const taken = seen.told.flatMap(news => (news.type === 'cubes' && isCity(news.from) ? [news] : []));
  return {
    sent: taken.reduce((sum, { count }) => sum + count, 0),
    taken: {
      list: taken.map(
        ({ of, from: start, count }): SentenceItem => [leaving({ owner: of, me, city: start as CityId, count })],
      ),
    },
  };
}

const isCity = (place: string): boolean => cityIds.some(city => city === place);

/** Pieces may be my own: then the sentence says «your», not my name. */
const whose = (owner: Day, me: Day): string => (owner === me ? 'mine' : 'other');

interface Leaving {
  readonly owner: Day;
  readonly me: Day;
  readonly city: CityId;
  readonly count: number;
}

/** Pieces that leave a city, with their owner. */
const leaving = ({ owner, me, city, count }: Leaving): TurnSentence => ({
  id: 'emerald.turn.part.theirs',
  values: { player: player(owner), whose: whose(owner, me), from: from(city), count },
});

const drawnIn = (seen: Foresight, me: Day): number =>
  seen.told.reduce((sum, news) => (news.type === 'drew' && news.by === me ? sum + news.count : sum), 0);
