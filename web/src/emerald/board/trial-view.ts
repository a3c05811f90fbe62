import {
  type CityId,
  type CityView,
  cityIds,
  type Day,
  days,
  type PlayerView,
  type View,
} from '@lamplight/emerald/public';

const emptyCity: CityView = { top: null, pile: 0, buried: 0, royalty: null, agents: {}, cubes: {}, zombies: 0 };

const player: PlayerView = {
  score: 0,
  sanity: 3,
  cubes: 8,
  agents: 6,
  hand: 5,
  draw: 5,
  concealed: [],
  discard: [],
  area: [],
  boxes: [],
  stored: 0,
  sources: [],
  identity: null,
  changed: false,
  revealed: false,
  looked: [],
};

interface Trial {
  readonly cities?: { readonly [city in CityId]?: Partial<CityView> };
  readonly players?: { readonly [day in Day]?: Partial<PlayerView> };
  readonly seats?: number;
  readonly more?: Partial<View>;
}

/** A fixture: a view with nothing on the board but what the test names. */
export function trialView({ cities = {}, players = {}, seats = 3, more = {} }: Trial = {}): View {
  return {
    me: 'wednesday',
    options: { clock: null, runsOut: 'step' },
    phase: 'playing',
    turn: { player: 'wednesday', actions: 2, first: 'monday', going: null, number: 1 },
    asking: null,
    cities: Object.fromEntries(cityIds.map(id => [id, { ...emptyCity, ...cities[id] }])) as unknown as View['cities'],
    limbo: {},
    tracks: { loyalist: 0, restorationist: 0 },
    players: Object.fromEntries(days.slice(0, seats).map(day => [day, { ...player, ...players[day] }])),
    gone: [],
    zombies: { stock: 6, purged: false, undead: { zombies: null, vampires: null } },
    ending: null,
    agenda: [],
    stall: { quiet: 0, stirred: false },
    storedIn: null,
    steps: [],
    clock: { bank: [], since: 0, handed: [], pausedUntil: null },
    preset: 'ask',
    outcome: null,
    ...more,
  };
}
