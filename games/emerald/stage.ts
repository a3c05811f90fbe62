/** How scenarios set up a table of A Study in Emerald. The keys in `set` are what they may give. */
import { must, type Random, randomAt, type Seat, seal, type Table } from '@lamplight/contract';
import {
  byKey,
  type JsonSpot,
  listOf,
  oneOf,
  PieceBox,
  type ScenarioStage,
  type SpotReader,
  whole,
} from '@lamplight/testkit';
import { withDice } from './dice.ts';
import { type Emerald, emerald } from './src/index.ts';
import { identityList } from './src/setup.ts';
import type { State } from './src/state.ts';
import { cityIds, type Day, days, type Faction, factions, type Options } from './src/words.ts';
import { CardBox } from './stage-cards.ts';
import { sourcesOf } from './stage-points.ts';

const most = { agents: 10, cubes: 10, zombies: 6 }; // [EM-PART-1, EM-PART-2]
const startingPhases = ['placing', 'playing'] as const;
const faces = ['madness', 'calm'] as const;

export const emeraldStage: ScenarioStage<Emerald> = {
  set: (given, seed) => {
    const fields = given.fields([
      'players', // how many; by default 3
      'options', // of the table
      'first', // the first player; by default drawn
      'identities', // by player; the others' are dealt
      'revealed', // Loyalists whose identity lies open; one without sanity tokens does so anyway
      'cities', // by city: pile (top first), royalty, agents and cubes by player, zombies
      'limbo', // cubes, by player
      'hand', // by player, exactly these; by default five of the starting cards
      'draw', // by player, exactly these, top first; by default the starting cards that lie nowhere else
      'discard', // by player
      'area', // by player, the scoring area
      'sanity', // tokens, by player
      'tracks', // of each faction
      'points', // by player and faction, without those of the tracks
      'turn', // whose it is and the actions left; by default the first player's, with both
      'dice', // the next sanity rolls
      'phase', // by default playing
    ]);
    const random = randomAt(seed, 0);
    const players = fields.players.maybe(whole(2, 5)) ?? 3;
    const names = days.slice(0, players);
    const seated = <Value>(spot: JsonSpot, read: SpotReader<Value>): readonly (Value | undefined)[] => {
      const found = spot.maybe(byKey('player', names, read));
      return names.map(name => found?.get(name));
    };

    const phase = fields.phase.maybe(oneOf('phase', startingPhases)) ?? 'playing';
    const first = fields.first.maybe(seatOf(names)) ?? random.pick([...names.keys()]);
    const sanity = seated(fields.sanity, whole(0, 3)).map(tokens => tokens ?? 3);
    const minds = readMinds({ identities: fields.identities, revealed: fields.revealed, names, sanity, random });
    const board = readBoard(fields.cities, names);
    // Before the first turn half of the cubes are in Limbo. Later the scenario says which are [EM-SETUP-4].
    const limbo = seated(fields.limbo, whole(0, most.cubes)).map(cubes => cubes ?? (phase === 'placing' ? 5 : 0));
    const agentSupply = supply(fields.cities, names, { kind: 'agents', placed: totals(board.agents, players) });
    const onCities = totals(board.cubes, players);
    const cubeSupply = supply(fields.cities, names, {
      kind: 'cubes',
      placed: limbo.map((cubes, seat) => cubes + must(onCities, seat)),
    });
    const cards = new CardBox(players);
    const zone = (spot: JsonSpot, where: 'deck' | 'area') =>
      names.map((name, seat) =>
        spot
          .maybe(byKey('player', names, each => each))
          ?.get(name)
          ?.as(cards.zone(seat, where)),
      );
    const zones = {
      hands: zone(fields.hand, 'deck'),
      draws: zone(fields.draw, 'deck'),
      discards: zone(fields.discard, 'deck').map(list => list ?? []),
      areas: zone(fields.area, 'area').map(list => list ?? []),
    };
    const dealt = cards.deal(
      zones,
      board.piles.map((pile, city) => cards.city(city, pile, must(board.royalty, city))),
      random,
    );
    const placed = agentSupply.reduce((sum, left) => sum + most.agents - left, 0);
    const turn = readTurn(fields.turn, names, phase === 'placing' ? (first + placed) % players : first);
    const tracks = fields.tracks.maybe(byKey('track', factions, whole(0, 9)));
    const points = seated(fields.points, byKey('kind of points', ['neutral', ...factions], whole(0)));

    const state: State = {
      ...emerald.blank(readTable(fields.options, players)),
      ...{ phase, first, sanity, limbo, agentSupply, cubeSupply },
      ...{ turn: turn.player, actions: turn.actions },
      turns: phase === 'placing' ? 0 : 1 + ((turn.player - first + players) % players),
      ...minds,
      agents: board.agents,
      cubes: board.cubes,
      zombies: board.zombies,
      zombieStock: most.zombies - board.zombies.reduce((sum, count) => sum + count, 0),
      ...dealt,
      sources: points.map((each, seat) => sourcesOf(each ?? new Map(), cards.ownedBy(seat, dealt))),
      tracks: [tracks?.get('loyalist') ?? 0, tracks?.get('restorationist') ?? 0],
    };
    const dice = fields.dice.maybe(listOf(oneOf('roll', faces))) ?? [];
    return {
      ...withDice(
        { seed, seq: 0, now: 0, state },
        dice.map(face => face === 'madness'),
      ),
      seats: new Map(names.map((name, seat) => [name, seat])),
    };
  },
};

function readTable(options: JsonSpot, seats: number): Table<Options> {
  const read = emerald.read.table({ seats, options: options.value ?? {} });
  return 'wrong' in read ? options.reject(read.wrong) : read.value;
}

const seatOf =
  (names: readonly Day[]): SpotReader<Seat> =>
  spot =>
    names.indexOf(oneOf('player', names)(spot));

function readTurn(spot: JsonSpot, names: readonly Day[], otherwise: Seat) {
  const given = spot.maybe(each => each.fields(['player', 'actions']));
  return {
    player: given?.player.maybe(seatOf(names)) ?? otherwise,
    actions: given?.actions.maybe(whole(0, 2)) ?? 2,
  };
}

type MindsGiven = {
  readonly identities: JsonSpot;
  readonly revealed: JsonSpot;
  readonly names: readonly Day[];
  readonly sanity: readonly number[];
  readonly random: Random;
};

/** A player without tokens is a revealed Loyalist: a Restorationist would have ended the game [EM-REVEAL-3]. */
function readMinds({ identities, revealed, names, sanity, random }: MindsGiven) {
  const box = new PieceBox<Faction>('identity', identityList);
  const given = identities.maybe(byKey('player', names, box.take));
  const shown = revealed.maybe(listOf(oneOf('player', names), { distinct: true })) ?? [];
  const open = names.map((name, seat) => shown.includes(name) || sanity[seat] === 0);
  const known = names.map((name, seat): Faction | undefined => {
    if (!must(open, seat)) return given?.get(name);
    if (given?.get(name) === 'restorationist')
      identities.under(name).reject('A Restorationist who has revealed has ended the game: make this a loyalist.');
    return given?.get(name) ?? box.takeOut('loyalist', revealed);
  });
  const dealt = known.map(faction => faction ?? must(box.deal(1, random), 0));
  return {
    identities: dealt.map(faction => seal(faction)),
    spareIdentities: box.deal(identityList.length, random).map(faction => seal(faction)),
    revealed: open.map((shows, seat) => (shows ? must(dealt, seat) : null)),
  };
}

/** Piles and royalty stay spots: they are read after the hands have taken their cards. */
function readBoard(spot: JsonSpot, names: readonly Day[]) {
  const cities = spot.maybe(
    byKey('city', cityIds, each => each.fields(['pile', 'royalty', 'agents', 'cubes', 'zombies'])),
  );
  const each = cityIds.map(id => cities?.get(id));
  const bySeat = (pieces: JsonSpot | undefined, limit: number) => {
    const found = pieces?.maybe(byKey('player', names, whole(0, limit)));
    return names.map(name => found?.get(name) ?? 0);
  };
  const zombies = each.map(city => city?.zombies.maybe(whole(0, most.zombies)) ?? 0);
  if (zombies.reduce((sum, count) => sum + count, 0) > most.zombies)
    spot.reject(`There are ${most.zombies} zombies: these are more.`);
  return {
    agents: each.map(city => bySeat(city?.agents, most.agents)),
    cubes: each.map(city => bySeat(city?.cubes, most.cubes)),
    zombies,
    piles: each.map(city => city?.pile),
    royalty: each.map(city => city?.royalty),
  };
}

const totals = (cities: readonly (readonly number[])[], players: number): readonly number[] =>
  Array.from({ length: players }, (_, seat) => cities.reduce((sum, city) => sum + must(city, seat), 0));

function supply(
  spot: JsonSpot,
  names: readonly Day[],
  { kind, placed }: { readonly kind: 'agents' | 'cubes'; readonly placed: readonly number[] },
): readonly number[] {
  return placed.map((count, seat) =>
    count <= most[kind]
      ? most[kind] - count
      : spot.reject(`${must(names, seat)} has ${most[kind]} ${kind}, and ${count} are given: leave some out.`),
  );
}
