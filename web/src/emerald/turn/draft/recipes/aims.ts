/** What each kind of text card needs to know, and which taps say it. */
import { type AimKind, type CityId, cityIds, type Day, days, type TextAim } from '@lamplight/emerald/public';
import { cityOf, idsOf, isOnlyPick, isSamePick, type MissingPick, type Pick, type TurnDraft } from '../draft.ts';
import type { TurnSight } from '../sight.ts';
import { pickShift, shiftsOf } from './agents.ts';
import { oneCity, oneMore } from './recipe.ts';

export interface Aiming {
  readonly pick?: (sight: TurnSight, draft: TurnDraft, pick: Pick) => readonly Pick[] | undefined;
  /** Other cards of the hand can be chosen for it. */
  readonly takesCards?: true;
  /** Whole aims that contain what was picked. The judge decides whether they are legal. */
  readonly aims: (sight: TurnSight, draft: TurnDraft) => Iterable<TextAim>;
  readonly said: (sight: TurnSight, draft: TurnDraft) => TextAim | MissingPick['what'];
}

const nothing: Aiming = { aims: () => [{}], said: () => ({}) };

const city: Aiming = {
  pick: oneCity,
  aims: (_sight, { picks }) => {
    const chosen = cityOf(picks);
    return (chosen === undefined ? cityIds : [chosen]).map(each => ({ city: each }));
  },
  said: (_sight, { picks }) => {
    const chosen = cityOf(picks);
    return chosen === undefined ? 'city' : { city: chosen };
  },
};

const playersIn = ({ view }: TurnSight): readonly Day[] => days.filter(day => view.players[day] !== undefined);

const dayOf = (picks: readonly Pick[]): Day | undefined => {
  for (const pick of picks) if (pick.type === 'player' || pick.type === 'piece') return pick.day;
  return undefined;
};

const player: Aiming = {
  pick: (_sight, { picks }, pick) => {
    if (pick.type !== 'player' && pick.type !== 'piece') return undefined;
    return dayOf(picks) === pick.day ? [] : [{ type: 'player', day: pick.day }];
  },
  aims: (sight, { picks }) => {
    const chosen = dayOf(picks);
    return (chosen === undefined ? playersIn(sight) : [chosen]).map(each => ({ player: each }));
  },
  said: (_sight, { picks }) => {
    const chosen = dayOf(picks);
    return chosen === undefined ? 'player' : { player: chosen };
  },
};

/** A player's pieces in a city: named by the pieces, or by city and player in either order. */
const theirs = (kind: 'agents' | 'cubes'): Aiming => ({
  pick: (_sight, { picks }, pick) => {
    const [before] = picks;
    if (pick.type === 'player' || pick.type === 'city') {
      const place = pick.type === 'city' ? pick.city : cityOf(picks);
      const day = pick.type === 'player' ? pick.day : before?.type === 'player' ? before.day : undefined;
      if (isOnlyPick(picks, pick) || (before?.type === 'piece' && pick.type === 'city' && before.city === pick.city))
        return [];
      if (place !== undefined && day !== undefined) return [{ type: 'piece', city: place, kind, day }];
      return [pick];
    }
    if (pick.type !== 'piece' || pick.kind !== kind) return undefined;
    return isOnlyPick(picks, pick) ? [] : [pick];
  },
  aims: (sight, { picks }) => {
    const place = cityOf(picks);
    const day = dayOf(picks);
    return (place === undefined ? cityIds : [place]).flatMap(each =>
      (day === undefined ? playersIn(sight) : [day]).map(owner => ({ city: each, player: owner })),
    );
  },
  said: (_sight, { picks }) => {
    const place = cityOf(picks);
    const day = dayOf(picks);
    if (place === undefined) return kind === 'cubes' ? 'cube' : 'their-agent';
    return day === undefined ? 'player' : { city: place, player: day };
  },
});

/** Own agents in cities, one by one. */
const ownAgents: Aiming = {
  pick: (sight, { picks }, pick) => {
    if (pick.type !== 'city' && (pick.type !== 'piece' || pick.kind !== 'agents' || pick.day !== sight.me))
      return undefined;
    const there = sight.view.cities[pick.city].agents[sight.me] ?? 0;
    return oneMore(picks, { type: 'piece', city: pick.city, kind: 'agents', day: sight.me }, there);
  },
  aims: (sight, { picks }) =>
    picks.length > 0
      ? [{ agents: countsOf(picks) }]
      : cityIds
          .filter(each => (sight.view.cities[each].agents[sight.me] ?? 0) > 0)
          .map(each => ({ agents: { [each]: 1 } })),
  said: (_sight, { picks }) => (picks.length === 0 ? 'agent' : { agents: countsOf(picks) }),
};

function countsOf(picks: readonly Pick[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const pick of picks) if ('city' in pick) counts[pick.city] = (counts[pick.city] ?? 0) + 1;
  return counts;
}

/** Anybody's cubes, one by one: named by the cubes, or by the city and, if it has several owners, the player. */
const cubes: Aiming = {
  pick: (sight, { picks }, pick) => {
    const whole = picks.filter(({ type: on }) => on === 'piece');
    const half = picks.find(({ type: on }) => on === 'city');
    const place = pick.type === 'player' ? (half === undefined ? undefined : cityOf([half])) : cityOf([pick]);
    if (place === undefined || (pick.type === 'piece' && pick.kind !== 'cubes')) return undefined;
    const owners = playersIn(sight).filter(day => (sight.view.cities[place].cubes[day] ?? 0) > 0);
    const [only, ...more] = owners;
    const day = pick.type === 'piece' || pick.type === 'player' ? pick.day : more.length === 0 ? only : undefined;
    if (day === undefined) return only === undefined ? undefined : half === undefined ? [...whole, pick] : whole;
    const there = Math.min(2, sight.view.cities[place].cubes[day] ?? 0);
    return oneMore(whole, { type: 'piece', city: place, kind: 'cubes', day }, there);
  },
  aims: (sight, { picks }) => {
    const whole = picks.filter(({ type: on }) => on === 'piece');
    const half = picks.find(({ type: on }) => on === 'city');
    if (half === undefined && whole.length > 0) return [{ cubes: ownersOf(whole) }];
    const place = half === undefined ? undefined : cityOf([half]);
    return (place === undefined ? cityIds : [place]).flatMap(each =>
      playersIn(sight)
        .filter(day => (sight.view.cities[each].cubes[day] ?? 0) > 0)
        .map(day => ({ cubes: ownersOf([...whole, { type: 'piece', city: each, kind: 'cubes', day }]) })),
    );
  },
  said: (_sight, { picks }) => {
    if (picks.some(({ type: on }) => on === 'city')) return 'player';
    return picks.length === 0 ? 'cube' : { cubes: ownersOf(picks) };
  },
};

function ownersOf(picks: readonly Pick[]): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const found: Record<string, Record<string, number>> = {};
  for (const pick of picks) {
    if (pick.type !== 'piece') continue;
    const there = found[pick.city] ?? {};
    found[pick.city] = { ...there, [pick.day]: (there[pick.day] ?? 0) + 1 };
  }
  return found;
}

/** The most cubes there can be. The judge decides which numbers are legal. */
const mostCubes = 10;

/** As many as possible, unless fewer are named. */
const number: Aiming = {
  pick: (sight, { picks }, pick) => {
    if (pick.type === 'limbo') {
      const [last] = picks;
      const count = last?.type === 'count' ? last.count + 1 : 1;
      return [{ type: 'count', count: count > (sight.view.limbo[sight.me] ?? 0) ? 1 : count }];
    }
    return pick.type === 'count' ? [pick] : undefined;
  },
  aims: (_sight, { picks }) => {
    const [chosen] = picks;
    if (chosen?.type === 'count') return [{ cubes: chosen.count }];
    return Array.from({ length: mostCubes }, (_, n) => ({ cubes: mostCubes - n }));
  },
  said: (sight, { cards, picks }) => {
    const [chosen] = picks;
    const [card] = idsOf(sight.hand, cards);
    if (chosen?.type === 'count') return { cubes: chosen.count };
    for (let count = mostCubes; count > 0 && card !== undefined; count--)
      if (sight.judge({ type: 'text', card, cubes: count }) === undefined) return { cubes: count };
    return { cubes: 1 };
  },
};

const otherCards: Aiming = {
  takesCards: true,
  aims: ({ hand }, { cards }) => [{ cards: idsOf(hand, cards.slice(1)) }],
  said: ({ hand }, { cards }) => ({ cards: idsOf(hand, cards.slice(1)) }),
};

/** One removal in each city, and then cities in which zombies rise. */
const haunting: Aiming = {
  pick: (sight, { picks }, pick) => {
    if (pick.type === 'city') {
      const rising = picks.filter(each => each.type === 'city').length;
      const isThere = picks.some(each => each.type === 'city' && each.city === pick.city);
      if (rising < risingIn(sight)) return [...picks, pick];
      return isThere ? picks.filter(each => each.type !== 'city' || each.city !== pick.city) : undefined;
    }
    if (pick.type !== 'piece' || pick.kind !== 'agents') return undefined;
    const others = picks.filter(each => each.type !== 'piece' || each.city !== pick.city);
    return picks.some(each => isSamePick(each, pick)) ? others : [...others, pick];
  },
  aims: (sight, { picks }) => {
    const { agents, cities } = hauntOf(picks);
    const [first] = cityIds;
    const more = Math.max(0, risingIn(sight) - cities.length);
    return [{ agents, cities: [...cities, ...Array.from({ length: more }, () => first)] }];
  },
  said: (sight, { picks }) => {
    const { agents, cities } = hauntOf(picks);
    return cities.length < risingIn(sight) ? 'zombies' : { agents, cities };
  },
};

/** Two zombies of the stock, or what is left of it [EM-CARD-ZOMBIES-2]. */
export const risingIn = ({ view }: TurnSight): number => Math.min(2, view.zombies.stock);

function hauntOf(picks: readonly Pick[]): {
  readonly agents: Readonly<Record<string, Day>>;
  readonly cities: readonly CityId[];
} {
  const agents: Record<string, Day> = {};
  for (const pick of picks) if (pick.type === 'piece') agents[pick.city] = pick.day;
  return { agents, cities: picks.flatMap(pick => (pick.type === 'city' ? [pick.city] : [])) };
}

/** A city alone takes the agent from the supply. An agent and a city move that agent. */
const deploy: Aiming = {
  pick: (sight, draft, pick) => {
    const { shifts, half } = shiftsOf(draft.picks);
    if (pick.type !== 'city' || half !== undefined)
      return pickShift(sight, shifts.length > 0 ? { ...draft, picks: [] } : draft, pick);
    return cityOf(draft.picks) === pick.city && shifts.length === 0 ? [] : [pick];
  },
  aims: (sight, { picks }) => {
    const { shifts, half } = shiftsOf(picks);
    const place = cityOf(picks);
    if (shifts.length > 0) return [{ moves: shifts }];
    if (half !== undefined) return cityIds.map(to => ({ moves: [{ from: half, to }] }));
    if (place !== undefined) return [{ city: place }];
    const from = cityIds.find(each => (sight.view.cities[each].agents[sight.me] ?? 0) > 0);
    return [
      ...cityIds.map(each => ({ city: each })),
      ...(from === undefined ? [] : cityIds.map(to => ({ moves: [{ from, to }] }))),
    ];
  },
  said: (_sight, { picks }) => {
    const { shifts, half } = shiftsOf(picks);
    const place = cityOf(picks);
    if (shifts.length > 0) return { moves: shifts };
    if (half !== undefined) return 'destination';
    return place === undefined ? 'city' : { city: place };
  },
};

export const aimings: Readonly<Record<AimKind, Aiming>> = {
  nothing,
  city,
  player,
  'their-agent': theirs('agents'),
  'their-cubes': theirs('cubes'),
  'own-agents': ownAgents,
  'new-or-moved-agent': deploy,
  'any-cubes': cubes,
  'limbo-cubes': number,
  'hand-cards': otherCards,
  haunting,
};
