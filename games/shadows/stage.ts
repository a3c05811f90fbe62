/** How scenarios set up a table of Shadows. The keys in `set` are what they may give. */
import { fold, must, type Random, randomAt, type Seat, seal, type Table } from '@lamplight/contract';
import {
  byKey,
  type JsonSpot,
  listOf,
  oneOf,
  PieceBox,
  type ScenarioStage,
  type SpotReader,
  seatName,
  whole,
  withAbsent,
} from '@lamplight/testkit';
import { named } from './named.ts';
import { type Cell, type CellId, cellAt, cells, centre, isObstacle, nameOf } from './src/board.ts';
import type { Event } from './src/events.ts';
import { type Shadows, shadows } from './src/index.ts';
import type { MapLayer } from './src/layer.ts';
import { layerOf, type MapShare, mapPairs } from './src/maps.ts';
import { buildBoard, drawMap, type LaidMap, type MapName, mapNamed } from './src/round.ts';
import type { State, Trace } from './src/state.ts';
import {
  agreements,
  type ByTeam,
  type CardId,
  type Crew,
  cardIds,
  countdown,
  layouts,
  levels,
  levelTimes,
  type MapThing,
  mapChoices,
  type Options,
  orientations,
  teams,
} from './src/words.ts';

const cardsOnBoard = 4; // [SA-BOARD-3]
const openCards = 10; // [SA-SETUP-1]
const startingPhases = ['lobby', 'countdown', 'playing'] as const;

export const shadowsStage: ScenarioStage<Shadows> = {
  set: (given, seed) => {
    const fields = given.fields([
      'teams', // who plays: the Officer and the Detectives of black and, unless black is alone, of orange
      'options', // of the table
      'map', // what lies on which cells for both teams and for each; or a stored one, by number and orientation
      'available', // all ten
      'deck', // the next cards, top first; the rest lies shuffled under them
      'at', // by team; by default the centre
      'holding', // by team, the cards given for its next move
      'evidence', // by team, the cells where it found some
      'police', // by team, how many tokens
      'wins', // by team, rounds won before
      'lost', // rounds that a lone team has lost before
      'phase', // by default the round has been running since 0 s
      'absent', // who has left
    ]);
    const random = randomAt(seed, 0);
    const { names, table } = readTable(fields.teams, fields.options);
    const built = buildBoard(table.options, random);
    const sides = teams.filter(team => table.options.teams[team] !== undefined);
    const byTeam = <Value>(spot: JsonSpot, read: SpotReader<Value>, otherwise: Value): readonly Value[] => {
      const found = spot.maybe(byKey('team', sides, read));
      return sides.map(team => found?.get(team) ?? otherwise);
    };

    const evidence = byTeam(
      fields.evidence,
      listOf(spot => cellAt(mapped(spot)), { distinct: true }),
      [],
    );
    checkFound(fields.evidence, evidence);
    const map = readMap(fields.map, table.options, evidence, random);
    checkEvidence(fields.evidence, evidence, map);
    const cards = new PieceBox('card', cardIds);
    const holding = byTeam(fields.holding, cardsHeld(cards), []);
    const available = fields.available.maybe(listOf(cards.take, { length: openCards }));
    const deck = fields.deck.maybe(listOf(cards.take)) ?? [];
    const wins = byTeam(fields.wins, whole(0, 1), 0);
    const lost = fields.lost.maybe(whole(0, 1)) ?? 0;
    if (fields.lost.value !== undefined && sides.length > 1)
      fields.lost.reject('What one team of two loses the other wins: write it under `wins`.');

    const laid: Event = {
      type: 'laid',
      round: 1 + lost + wins.reduce((sum, won) => sum + won, 0),
      spots: cards.deal(cardsOnBoard, random),
      available: available ?? cards.deal(openCards, random),
      deck: [...deck, ...cards.deal(cardIds.length, random)].map(seal),
      maps: map.layers.map(seal),
      mapName: seal(map.name),
    };
    const phase = fields.phase.maybe(oneOf('phase', startingPhases)) ?? 'playing';
    const at = byTeam(fields.at, place, centre);
    const traces = holding.map((held, team) => (held.length === 0 ? [] : [traceOf(held, must(at, team))]));
    const state: State = {
      ...fold(shadows, shadows.blank(table), [built, laid, ...begun(phase, table.options)]),
      ...{ wins, lost, at, holding, evidence, traces },
      police: byTeam(fields.police, whole(0, 2), 0),
      intentions: traces.map(clues => clues.map(() => seal(null))),
    };
    if (phase !== 'playing') checkUntouched(fields);
    return withAbsent({ game: shadows, match: { seed, seq: 0, now: 0, state }, seats: names }, fields.absent);
  },

  move: (move, _by, { seats }) => {
    if (!move.has('officer')) return shadows.read.move(move.value);
    const officer = seats.get(move.under('officer').as(oneOf('player', [...seats.keys()])));
    return shadows.read.move({ ...move.mapping(), officer });
  },

  show: (view, { seats, match }) => named(view, [...seats.keys()], shadows.outcome(match.state)),
};

/** A cell where a team can stand. */
const place: SpotReader<Cell> = spot => {
  const cell = cellAt(spot.as(oneOf('cell', cells)));
  return isObstacle(cell) ? spot.reject(`${nameOf(cell)} is an obstacle: nothing stands or lies there.`) : cell;
};

/** A cell that a map may show something on [SA-MAP-1]. */
const mapped: SpotReader<CellId> = spot => {
  const cell = place(spot);
  return cell === centre ? spot.reject('0,0 is the centre, which is neutral on every map.') : nameOf(cell);
};

const cardsHeld =
  (cards: PieceBox<CardId>): SpotReader<readonly CardId[]> =>
  spot => {
    const held = listOf(cards.take)(spot);
    return held.length > 2 ? spot.reject('A team holds at most two cards.') : held.toSorted();
  };

/** The clue that gave these cards to the team. */
const traceOf = (held: readonly CardId[], from: Cell): Trace => ({
  cards: held,
  from,
  givenAt: 0,
  ...{ to: null, movedAt: null, found: null },
});

function begun(phase: (typeof startingPhases)[number], { teams: { orange }, level }: Options): readonly Event[] {
  const counted: Event = { type: 'counted-down', startsAt: phase === 'countdown' ? countdown : 0 };
  const began: Event = { type: 'began', at: 0, endsAt: orange === undefined ? levelTimes[level] : null };
  return { lobby: [], countdown: [counted], playing: [counted, began] }[phase];
}

type TableSet = { readonly names: ReadonlyMap<string, Seat>; readonly table: Table<Options> };

/** Seats are taken in the order: black's Officer, black's Detectives, orange's Officer, orange's Detectives. */
function readTable(spot: JsonSpot, options: JsonSpot): TableSet {
  const names = new Map<string, Seat>();
  const seated: SpotReader<Seat> = each => {
    const name = seatName(each);
    if (names.has(name)) each.reject(`"${name}" sits at this table already: give every player a name of its own.`);
    names.set(name, names.size);
    return names.size - 1;
  };
  const crew: SpotReader<Crew> = each => {
    const { officer, detectives } = each.fields(['officer', 'detectives']);
    return { officer: officer.as(seated), detectives: detectives.as(listOf(seated, { min: 1 })) };
  };
  const both = spot.as(each => each).fields(teams);
  const black = both.black.as(crew);
  const orange = both.orange.maybe(crew);
  const crews: ByTeam<Crew> = orange === undefined ? { black } : { black, orange };
  const read = shadows.read.table({ seats: names.size, options: { ...options.maybe(readOptions), teams: crews } });
  return { names, table: 'wrong' in read ? spot.reject(read.wrong) : read.value };
}

/** The game fills in what is left out. */
function readOptions(spot: JsonSpot) {
  const { police, agreement, maps, level, layout } = spot.fields(['police', 'agreement', 'maps', 'level', 'layout']);
  return {
    police: police.maybe(oneOf('number of police', [11, 12])),
    agreement: agreement.maybe(oneOf('agreement', agreements)),
    maps: maps.maybe(oneOf('choice of maps', mapChoices)),
    level: level.maybe(oneOf('level', levels)),
    layout: layout.maybe(oneOf('layout', layouts)),
  };
}

type EvidenceCells = readonly (readonly Cell[])[];
type MapSet = { readonly layers: readonly MapLayer[]; readonly name: MapName | null };

/** Drawn by the scenario, stored under a number, or dealt: a dealt map is made to fit the evidence found. */
function readMap(spot: JsonSpot, options: Options, found: EvidenceCells, random: Random): MapSet {
  if (spot.value === undefined) return fitted(drawMap(options, [], random), found);
  if (!spot.has('number')) return { layers: readLayers(spot, options), name: null };
  const { number, orientation } = spot.fields(['number', 'orientation']);
  const numbers = mapPairs.map(pair => pair.number);
  const name = {
    number: number.as(oneOf('map', numbers)),
    orientation: orientation.as(oneOf('orientation', orientations)),
  };
  return mapNamed(name, options);
}

/** Swaps two cells, for both teams alike, wherever found evidence is elsewhere on a dealt map. */
function fitted(map: LaidMap, found: EvidenceCells): MapSet {
  let { layers, name }: MapSet = map;
  const taken = found.flat();
  for (const [team, cell] of found.flatMap((each, n) => each.map(place => [n, place] as const))) {
    const layer = must(layers, team);
    if (isEvidence(layer[cell])) continue;
    const other = layer.findIndex((thing, place) => isEvidence(thing) && !taken.includes(place));
    layers = layers.map(each => each.with(cell, must(each, other)).with(other, must(each, cell)));
    name = null;
  }
  return { layers, name };
}

const isEvidence = (thing: MapThing | null | undefined): boolean => thing === 'evidence' || thing === 'common-evidence';

/** The counts of SA-MAP-1 are not required, but no cell is two things [SA-MAP-2]. */
function readLayers(spot: JsonSpot, { teams: { orange } }: Options): readonly MapLayer[] {
  const drawn = new Set<CellId>();
  const once: SpotReader<CellId> = each => {
    const cell = mapped(each);
    if (drawn.has(cell)) each.reject(`${cell} is on this map already: a cell is one thing, for both teams or for one.`);
    drawn.add(cell);
    return cell;
  };
  const shareOf = (each: JsonSpot): MapShare => {
    const fields = each.maybe(share => share.fields(['evidence', 'police', 'client']));
    const list = (cells: JsonSpot | undefined) => cells?.maybe(listOf(once)) ?? [];
    return { evidence: list(fields?.evidence), police: list(fields?.police), client: list(fields?.client) };
  };
  const fields = spot.fields(['common', ...teams]);
  const pair = { common: shareOf(fields.common), black: shareOf(fields.black), orange: shareOf(fields.orange) };
  if (orange !== undefined) return teams.map(team => layerOf(pair, team, 'circle'));
  if (Object.values(pair.orange).flat().length > 0) fields.orange.reject('There is no orange team at this table.');
  return [layerOf(pair, 'black', 'circle')];
}

/** A team finds at most three, and no two teams find the same one. */
function checkFound(spot: JsonSpot, found: EvidenceCells): void {
  found.forEach((cells, team) => {
    const at = spot.under(must(teams, team));
    if (cells.length > 3) at.reject('A team finds at most three pieces of evidence.');
    const twice = cells.findIndex(cell => found.slice(0, team).some(others => others.includes(cell)));
    if (twice >= 0)
      must(at.items(), twice).reject('The other team has found the evidence here: leave one of them out.');
  });
}

/** Found evidence is on the finder's map. A map that a scenario draws may leave it out, but not contradict it. */
function checkEvidence(spot: JsonSpot, found: EvidenceCells, { layers, name }: MapSet): void {
  found.forEach((cells, team) => {
    const side = must(teams, team);
    const wrong = cells.findIndex(cell => {
      const things = layers.map(layer => layer[cell] ?? null);
      return !isEvidence(things[team]) && (name !== null || things.some(thing => thing !== null));
    });
    if (wrong < 0) return;
    const shows = layers[team]?.[must(cells, wrong)] ?? 'nothing';
    must(spot.under(side).items(), wrong).reject(`There is no evidence here on the map of ${side}: it shows ${shows}.`);
  });
}

/** Before a round the figures are on the centre and the tokens in reserve [SA-SETUP-3]. */
function checkUntouched(fields: Readonly<Record<'at' | 'holding' | 'evidence' | 'police', JsonSpot>>): void {
  for (const spot of [fields.at, fields.holding, fields.evidence, fields.police]) {
    if (spot.value !== undefined) spot.reject('The round has not begun: leave this out, or leave out `phase`.');
  }
}
