/** Setup: the districts once, cards and map for every round. */
import { must, type Random, seal } from '@lamplight/contract';
import { cells, districtCells } from './board.ts';
import type { Event } from './events.ts';
import type { MapLayer } from './layer.ts';
import { layerOf, mapPairs, printed } from './maps.ts';
import { cardIds, type Options, type Orientation, orientations, type PictureId, type Team, teams } from './words.ts';

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
      pictures[cell] = `d${must(drawn, n)}${side}${picture + 1}`;
    });
  });
  return { type: 'built', pictures };
}

export type MapName = { readonly number: number; readonly orientation: Orientation };
/** What a map shows to each team. */
export type LaidMap = { readonly name: MapName; readonly layers: readonly MapLayer[] };

export function mapNamed(name: MapName, options: Options): LaidMap {
  const sides = teams.filter(team => options.teams[team] !== undefined);
  return { name, layers: sides.map(team => layerNamed(name, options.police, team)) };
}

/**
 * A cache: there are 480 layers, and a search sets up thousands of rounds. Sharing a layer also shares what is cached
 * by it.
 */
const layers = new Map<string, MapLayer>();
function layerNamed({ number, orientation }: MapName, police: Options['police'], team: Team): MapLayer {
  const key = `${number} ${orientation} ${police} ${team}`;
  const known = layers.get(key);
  if (known !== undefined) return known;
  const place = mapPairs.findIndex(pair => pair.number === number);
  const layer = layerOf(printed(must(mapPairs, place), police), team, orientation);
  layers.set(key, layer);
  return layer;
}

const numbers = mapPairs.map(({ number }) => number);
const easyNumbers = numbers.filter(number => number <= firstMaps);

/** A map that this match has not yet used [SA-SETUP-2, SA-WIN-2]. */
export function drawMap(options: Options, used: readonly number[], random: Random): LaidMap {
  const open = options.maps === 'all' ? numbers : easyNumbers;
  const number = random.pick(used.length === 0 ? open : open.filter(each => !used.includes(each)));
  return mapNamed({ number, orientation: random.pick(orientations) }, options);
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
