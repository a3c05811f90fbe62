/**
 * The state of Emerald as a nested plain object, and a reducer of its events made of spreads: what one would write
 * first. It decides nothing; the events come from the engine. It is the baseline for the in-place fold.
 */
import type { Seat } from '@lamplight/contract';
import type { Emerald } from '@lamplight/emerald';
import { type CityId, cityIds, type Day, days } from '@lamplight/emerald/public';

type Event = Emerald['Event'];
type State = Emerald['State'];
type Card = number;
type AreaCard = { readonly card: Card; readonly victim: Seat | null };

type City = {
  readonly agents: Readonly<Record<Day, number>>;
  readonly cubes: Readonly<Record<Day, number>>;
  readonly zombies: number;
  readonly top: Card | null;
  readonly royalty: Card | null;
  readonly pile: readonly Card[];
  readonly buried: readonly Card[];
};
type Player = {
  readonly agents: number;
  readonly cubes: number;
  readonly limbo: number;
  readonly stored: number;
  readonly sanity: number;
  readonly hand: readonly Card[];
  readonly draw: readonly Card[];
  readonly discard: readonly Card[];
  readonly area: readonly AreaCard[];
  readonly sources: State['sources'][number];
  readonly changed: boolean;
  readonly revealed: State['revealed'][number];
  readonly seen: Readonly<Record<string, unknown>>;
};
export type PlainEmerald = Pick<
  State,
  'phase' | 'first' | 'turn' | 'actions' | 'going' | 'turns' | 'ending' | 'tracks' | 'gone' | 'zombieStock' | 'purged'
> &
  Pick<State, 'quiet' | 'stirred' | 'storedIn' | 'asking' | 'agenda' | 'ended'> & {
    readonly cities: Readonly<Record<CityId, City>>;
    readonly players: Readonly<Record<Day, Player>>;
  };

const dayOf = (seat: Seat): Day => days[seat] as Day;
const cityOf = (city: number): CityId => cityIds[city] as CityId;
const plainly = (cards: readonly unknown[]): readonly Card[] => cards as readonly Card[];
const without = (list: readonly Card[], cards: readonly Card[]): readonly Card[] =>
  cards.reduce((rest, card) => rest.toSpliced(rest.indexOf(card), 1), list);

export function plainOf(state: State): PlainEmerald {
  const { phase, first, turn, actions, going, turns, ending, tracks, gone, zombieStock, purged } = state;
  const { quiet, stirred, storedIn, asking, agenda, ended } = state;
  const each = (counts: readonly number[]) =>
    Object.fromEntries(counts.map((count, seat) => [dayOf(seat), count])) as Record<Day, number>;
  const cities = cityIds.map((id, city) => {
    const at = <T>(list: readonly T[]): T => list[city] as T;
    const [top, royalty, zombies] = [at(state.tops), at(state.royalty), at(state.zombies)];
    const [pile, buried] = [plainly(at(state.piles)), plainly(at(state.buried))];
    return [id, { agents: each(at(state.agents)), cubes: each(at(state.cubes)), zombies, top, royalty, pile, buried }];
  });
  const players = state.sanity.map((sanity, seat) => {
    const of = <T>(list: readonly T[]): T => list[seat] as T;
    const pieces = { agents: of(state.agentSupply), cubes: of(state.cubeSupply), limbo: of(state.limbo) };
    const cards = { hand: plainly(of(state.hands)), draw: plainly(of(state.draws)), discard: of(state.discards) };
    const rest = { area: of(state.areas), sources: of(state.sources), stored: of(state.stored), seen: of(state.known) };
    return [
      dayOf(seat),
      { ...pieces, ...cards, ...rest, sanity, changed: of(state.changed), revealed: of(state.revealed) },
    ];
  });
  return {
    ...{ phase, first, turn, actions, going, turns, ending, tracks, gone, zombieStock, purged },
    ...{ quiet, stirred, storedIn, asking, agenda, ended },
    cities: Object.fromEntries(cities),
    players: Object.fromEntries(players),
  };
}

const changeCity = (state: PlainEmerald, city: number, change: (old: City) => Partial<City>): PlainEmerald => {
  const old = state.cities[cityOf(city)];
  return { ...state, cities: { ...state.cities, [cityOf(city)]: { ...old, ...change(old) } } };
};
const changePlayer = (state: PlainEmerald, seat: Seat, change: (old: Player) => Partial<Player>): PlainEmerald => {
  const old = state.players[dayOf(seat)];
  return { ...state, players: { ...state.players, [dayOf(seat)]: { ...old, ...change(old) } } };
};

function stow(state: PlainEmerald, by: Seat, card: Card, to: 'discard' | 'area' | 'gone'): PlainEmerald {
  if (to === 'gone') return { ...state, gone: [...state.gone, card] };
  return changePlayer(state, by, ({ discard, area }) =>
    to === 'discard' ? { discard: [...discard, card] } : { area: [...area, { card, victim: null }] },
  );
}

type AgentPlace = Extract<Event, { type: 'agents' }>['from'];
function addAgents(state: PlainEmerald, of: Seat, place: AgentPlace, count: number): PlainEmerald {
  if (place === 'box') return state;
  if (place === 'supply') return changePlayer(state, of, ({ agents }) => ({ agents: agents + count }));
  if (place === 'store') return changePlayer(state, of, ({ stored }) => ({ stored: stored + count }));
  return changeCity(state, place, ({ agents }) => ({ agents: { ...agents, [dayOf(of)]: agents[dayOf(of)] + count } }));
}

type CubePlace = Extract<Event, { type: 'cubes' }>['from'];
function addCubes(state: PlainEmerald, of: Seat, place: CubePlace, count: number): PlainEmerald {
  if (place === 'supply') return changePlayer(state, of, ({ cubes }) => ({ cubes: cubes + count }));
  if (place === 'limbo') return changePlayer(state, of, ({ limbo }) => ({ limbo: limbo + count }));
  return changeCity(state, place, ({ cubes }) => ({ cubes: { ...cubes, [dayOf(of)]: cubes[dayOf(of)] + count } }));
}

function addZombies(state: PlainEmerald, place: number | 'stock', count: number): PlainEmerald {
  if (place === 'stock') return { ...state, zombieStock: state.zombieStock + count };
  return changeCity(state, place, ({ zombies }) => ({ zombies: zombies + count }));
}

export function reduceEmerald(state: PlainEmerald, event: Event): PlainEmerald {
  switch (event.type) {
    case 'acted':
      return { ...state, actions: event.actions, going: event.going };
    case 'asked':
      return { ...state, asking: event.asking, agenda: event.agenda };
    case 'answered':
      return { ...state, asking: null, agenda: [] };
    case 'agents': {
      const moved = addAgents(addAgents(state, event.of, event.from, -event.count), event.of, event.to, event.count);
      const crossed = (typeof event.from === 'number') !== (typeof event.to === 'number');
      const storedIn = event.to === 'store' ? state.turns : event.from === 'store' ? null : state.storedIn;
      return { ...moved, stirred: state.stirred || crossed, storedIn };
    }
    case 'cubes':
      return addCubes(addCubes(state, event.of, event.from, -event.count), event.of, event.to, event.count);
    case 'zombies':
      return addZombies(addZombies(state, event.from, -event.count), event.to, event.count);
    case 'played': {
      const left = changePlayer(state, event.by, ({ hand }) => ({ hand: without(hand, event.cards) }));
      return event.cards.reduce((so, card) => stow(so, event.by, card, event.to), left);
    }
    case 'held':
      return changePlayer(state, event.by, ({ hand }) => ({ hand: without(hand, [event.card]) }));
    case 'stowed':
      return stow(state, event.by, event.card, event.to);
    case 'drew':
      return changePlayer(state, event.by, ({ hand, draw }) => ({
        hand: [...hand, ...plainly(event.cards)],
        draw: draw.slice(event.cards.length),
      }));
    case 'reshuffled':
      return changePlayer(state, event.by, () => ({ draw: plainly(event.deck), discard: [] }));
    default:
      return reduceRest(state, event);
  }
}

function reduceRest(state: PlainEmerald, event: Event): PlainEmerald {
  switch (event.type) {
    case 'took': {
      const top = state.cities[cityOf(event.city)].top ?? 0;
      const taken = stow(state, event.by ?? 0, top, event.by === null ? 'gone' : 'discard');
      return { ...changeCity(taken, event.city, () => ({ top: null })), stirred: true };
    }
    case 'turned-up':
      return changeCity(state, event.city, ({ pile }) => ({ top: event.card, pile: pile.slice(1) }));
    case 'royalty-came':
      return {
        ...changeCity(state, event.city, ({ pile }) => ({ royalty: event.card, pile: pile.slice(1) })),
        stirred: true,
      };
    case 'royalty-went': {
      const taken = stow(state, event.by, state.cities[cityOf(event.city)].royalty ?? 0, 'area');
      return { ...changeCity(taken, event.city, () => ({ royalty: null })), stirred: true };
    }
    case 'emptied': {
      const { top } = state.cities[cityOf(event.city)];
      const topless = top === null ? state : stow(state, 0, top, 'gone');
      const sunk = changeCity(topless, event.city, ({ pile, buried }) => ({
        top: null,
        pile: [],
        buried: [...buried, ...pile],
      }));
      return { ...sunk, stirred: true };
    }
    case 'boxed':
      return changePlayer(state, event.by, ({ area }) => {
        const place = area.findLastIndex(({ card, victim }) => card === event.card && victim === null);
        return { area: area.with(place, { card: event.card, victim: event.victim }) };
      });
    case 'scored': {
      const scored = changePlayer(state, event.by, ({ sources }) => ({ sources: [...sources, event.source] }));
      return { ...scored, stirred: state.stirred || event.source.points !== 0 };
    }
    case 'purged':
      return { ...purge(state, event), stirred: true };
    case 'undead-ended': {
      const clean = Object.entries(state.cities).map(([id, city]) => [id, { ...city, zombies: 0 }]);
      return { ...state, purged: true, zombieStock: 0, cities: Object.fromEntries(clean) };
    }
    case 'marked':
      return { ...state, tracks: event.tracks, stirred: true };
    case 'rolled': {
      const { sanity } = state.players[dayOf(event.by)];
      if (!event.madness || sanity === 0) return state;
      return { ...changePlayer(state, event.by, () => ({ sanity: sanity - 1 })), stirred: true };
    }
    case 'healed': {
      const stirred = state.stirred || state.players[dayOf(event.of)].sanity < 3;
      return { ...changePlayer(state, event.of, () => ({ sanity: 3 })), stirred };
    }
    case 'peeked':
      return changePlayer(state, event.by, ({ seen }) => ({ seen: { ...seen, [event.of]: event.found } }));
    case 'changed-heart':
      return changePlayer(state, event.by, () => ({ changed: true }));
    case 'revealed':
      return changePlayer(state, event.of, () => ({ revealed: event.faction }));
    case 'reached':
      return { ...state, ending: event.ending };
    case 'turned':
      return { ...state, turn: event.to, actions: 2, going: null, turns: state.turns + 1 };
    case 'began-round':
      return { ...state, quiet: event.quiet, stirred: false };
    case 'began-play':
      return { ...state, phase: 'playing', turn: state.first, turns: 1 };
    case 'waited':
      return state;
    case 'ended':
      return { ...state, phase: 'over', ended: event.because };
    default:
      throw new Error(`The plain reducer knows nothing of '${event.type}': record matches without it, or teach it.`);
  }
}

function purge(state: PlainEmerald, { of, card, zone }: Extract<Event, { type: 'purged' }>): PlainEmerald {
  const lost = changePlayer(state, of, ({ hand, draw, discard, area, sources }) => ({
    hand: zone === 'hand' ? without(hand, [card]) : hand,
    draw: zone === 'draw' ? without(draw, [card]) : draw,
    discard: zone === 'discard' ? without(discard, [card]) : discard,
    area: zone === 'area' ? area.filter(kept => kept.card !== card) : area,
    sources: sources.filter(source => source.card !== card),
  }));
  return stow(lost, of, card, 'gone');
}
