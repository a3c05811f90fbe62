/** Laying the table: the districts once, cards and map for every round. */
import { item, type Random, seal } from '@lamplight/contract';
import { cells, districtCells } from './board.ts';
import type { Event } from './events.ts';
import { layerOf, mapPairs, printed } from './maps.ts';
import type { Layer } from './state.ts';
import { cardIds, type Options, type Orientation, orientations, type PictureId, teams } from './words.ts';

/** Numbers 1 to 6 are the easy ones [SA-SETUP-2]. */
const firstMaps = 6;
const spots = 4;
const openCards = 10;

/** Six of the seven districts, each with a random side, in random places [SA-BOARD-2]. */
export function buildBoard({ layout }: Options, random: Random): Event {
  const pictures: (PictureId | null)[] = cells.map(() => null);
  const drawn = random.shuffle([1, 2, 3, 4, 5, 6, 7]);
  districtCells({ mirrored: layout === 'alternative' }).forEach((places, n) => {
    const side = random.pick(['a', 'b']);
    places.forEach((cell, picture) => {
      pictures[cell] = `d${item(drawn, n)}${side}${picture + 1}`;
    });
  });
  return { type: 'built', pictures };
}

export type MapName = { readonly number: number; readonly orientation: Orientation };
/** What a map shows to each team. */
export type Laid = { readonly name: MapName; readonly layers: readonly Layer[] };

export function mapNamed(name: MapName, options: Options): Laid {
  const place = mapPairs.findIndex(({ number }) => number === name.number);
  const pair = printed(item(mapPairs, place), options.police);
  const sides = teams.filter(team => options.teams[team] !== undefined);
  return { name, layers: sides.map(team => layerOf(pair, team, name.orientation)) };
}

/** A map that this match has not yet used [SA-SETUP-2, SA-WIN-2]. */
export function drawMap(options: Options, used: readonly number[], random: Random): Laid {
  const numbers = mapPairs
    .map(({ number }) => number)
    .filter(number => (options.maps === 'all' || number <= firstMaps) && !used.includes(number));
  return mapNamed({ number: random.pick(numbers), orientation: random.pick(orientations) }, options);
}

/** All intel cards shuffled anew, and another map [SA-SETUP-1, SA-WIN-2]. */
export function layRound(options: Options, round: number, used: readonly number[], random: Random): Event {
  const cards = random.shuffle(cardIds);
  const { name, layers } = drawMap(options, used, random);
  return {
    type: 'laid',
    round,
    spots: cards.slice(0, spots),
    available: cards.slice(spots, spots + openCards),
    deck: cards.slice(spots + openCards).map(seal),
    maps: layers.map(seal),
    mapName: seal(name),
  };
}
