/** What a finished move does, in one sentence; what comes of it is told by `outcomes.ts`. */
import type { Foresight } from '@lamplight/emerald/foresee';
import {
  type CardId,
  type CityId,
  cardNamed,
  cityIds,
  type Day,
  type Move,
  type View,
} from '@lamplight/emerald/public';
import { at, card, cards, from, type Item, type Line, player, to } from './line.ts';

const shift = ({ from: start, to: end }: { readonly from: CityId; readonly to: CityId }): Item => [
  from(start),
  to(end),
];

/** How many pieces the foreseen move takes from or brings to a place. */
const moved = (seen: Foresight, of: Day, type: 'cubes' | 'agents'): number =>
  seen.told.reduce((sum, news) => (news.type === type && news.of === of ? sum + news.count : sum), 0);

export function headOf(view: View, move: Move, seen: Foresight): Line {
  const me = view.me as Day;
  switch (move.type) {
    case 'place-agent':
      return { id: 'emerald.turn.say.place-agent', values: { to: to(move.city) } };
    case 'place': {
      const count = moved(seen, me, 'cubes');
      return {
        id: 'emerald.turn.say.place',
        values: { count, to: to(move.city), n: move.cards.length, cards: cards(move.cards) },
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

function killHead(view: View, { target, city }: Extract<Move, { type: 'assassinate' }>): Line {
  if (target !== 'royalty')
    return { id: 'emerald.turn.say.kill', values: { player: player(target.agent), in: at(city) } };
  const { royalty } = view.cities[city];
  return {
    id: 'emerald.turn.say.kill-royalty',
    values: { card: cards(royalty === null ? [] : [royalty]), in: at(city) },
  };
}

const some = (id: CardId | null): { readonly cards: readonly CardId[] } => ({ cards: id === null ? [] : [id] });

function textHead(view: View, move: Extract<Move, { type: 'text' }>, seen: Foresight): Line {
  const me = view.me as Day;
  const { city, player: day } = move;
  const there = city === undefined ? undefined : view.cities[city];
  const where = city === undefined ? {} : { city: { city, form: 'name' } as const, in: at(city), to: to(city) };
  const whom = day === undefined ? {} : { player: player(day) };
  const { effect } = cardNamed(move.card);
  const common = { card: card(move.card), ...where, ...whom };
  switch (effect) {
    case 'claim-without-cube':
      return { id: 'emerald.turn.say.text.claim-without-cube', values: { ...common, top: some(there?.top ?? null) } };
    case 'clear-cubes':
      return {
        id: 'emerald.turn.say.text.clear-cubes',
        values: { ...common, count: day === undefined ? 0 : moved(seen, day, 'cubes') },
      };
    case 'cubes-to-limbo-2':
      return { id: 'emerald.turn.say.text.cubes-to-limbo-2', values: { ...common, list: { list: cubeItems(seen) } } };
    case 'cycle-hand':
      return {
        id: 'emerald.turn.say.text.cycle-hand',
        values: { ...common, count: move.cards?.length ?? 0, cards: cards(move.cards ?? []), draws: drawnIn(seen, me) },
      };
    case 'deploy-agent':
      return city === undefined
        ? {
            id: 'emerald.turn.say.move',
            values: { count: 1, list: { list: (move.moves ?? []).map(shift) }, n: 1, cards: card(move.card) },
          }
        : { id: 'emerald.turn.say.text.deploy-agent', values: common };
    case 'destroy-city':
      return { id: 'emerald.turn.say.text.destroy-city', values: common };
    case 'discard-top-card':
      return { id: 'emerald.turn.say.text.discard-top-card', values: { ...common, top: some(there?.top ?? null) } };
    case 'draw-2':
      return { id: 'emerald.turn.say.text.draw-2', values: { ...common, draws: drawnIn(seen, me) } };
    case 'force-sanity-roll':
      return { id: 'emerald.turn.say.text.force-sanity-roll', values: common };
    case 'hide-royalty':
      return { id: 'emerald.turn.say.text.hide-royalty', values: { ...common, royalty: some(there?.royalty ?? null) } };
    case 'kill-any-agent':
      return { id: 'emerald.turn.say.kill', values: common };
    case 'limbo-per-agent':
    case 'limbo-to-supply-all':
      return { id: 'emerald.turn.say.text.limbo', values: { ...common, count: moved(seen, me, 'cubes') } };
    case 'loyalist-track-2':
      return { id: 'emerald.turn.say.track', values: { n: 1, cards: card(move.card) } };
    case 'peek-identity':
      return { id: 'emerald.turn.say.text.peek-identity', values: common };
    case 'purge-undead':
      return { id: 'emerald.turn.say.text.purge-undead', values: common };
    case 'restore-sanity':
      return { id: 'emerald.turn.say.text.restore-sanity', values: { ...common, count: healedIn(view, me) } };
    case 'royalty-bonus-2':
      return { id: 'emerald.turn.say.text.royalty-bonus-2', values: common };
    case 'sacrifice-agents':
      return { id: 'emerald.turn.say.text.sacrifice-agents', values: { ...common, count: moved(seen, me, 'agents') } };
    case 'store-agents':
      return { id: 'emerald.turn.say.text.store-agents', values: { ...common, count: moved(seen, me, 'agents') } };
    case 'swap-any-agent':
    case 'swap-local-agent-or-cancel-kill':
      return { id: 'emerald.turn.say.text.swap', values: common };
    case 'switch-faction':
      return { id: 'emerald.turn.say.text.switch-faction', values: common };
    default:
      return zombiesHead(move);
  }
}

function zombiesHead({ cities = [], agents = {} }: Extract<Move, { type: 'text' }>): Line {
  const list = [...new Set(cities)].map((city): Item => {
    const count = cities.filter(each => each === city).length;
    return count > 1 ? [at(city), `×${count}`] : [at(city)];
  });
  const victims = Object.entries(agents).map(([city, day]): Item => [player(day as Day), from(city as CityId)]);
  return {
    id: 'emerald.turn.say.text.zombies',
    values: { count: cities.length, list: { list }, removed: victims.length, victims: { list: victims } },
  };
}

/** Each with its owner and where it lay; several of one owner in one place with their number. */
const cubeItems = (seen: Foresight): readonly Item[] =>
  seen.told.flatMap((news): readonly Item[] =>
    news.type === 'cubes' && cityIds.includes(news.from as CityId)
      ? [[player(news.of), from(news.from as CityId), ...(news.count > 1 ? [`×${news.count}`] : [])]]
      : [],
  );

const drawnIn = (seen: Foresight, me: Day): number =>
  seen.told.reduce((sum, news) => (news.type === 'drew' && news.by === me ? sum + news.count : sum), 0);

const healedIn = (view: View, me: Day): number => 3 - (view.players[me]?.sanity ?? 3);
