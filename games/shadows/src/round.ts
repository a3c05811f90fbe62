/** Laying the table: the districts once, cards and map for every round. */
import { item, type Random, seal } from '@lamplight/contract';
import { cells, districtCells } from './board.ts';
import type { Event } from './events.ts';
import { layerOf, mapPairs, printed } from './maps.ts';
import { cardIds, type Options, orientations, type PictureId, teams } from './words.ts';

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

/** All intel cards shuffled anew, and a map that this match has not yet used [SA-SETUP-1, SA-WIN-2]. */
export function layRound(options: Options, round: number, used: readonly number[], random: Random): Event {
  const cards = random.shuffle(cardIds);
  const numbers = mapPairs.filter(
    pair => (options.maps === 'all' || pair.number <= firstMaps) && !used.includes(pair.number),
  );
  const pair = random.pick(numbers);
  const orientation = random.pick(orientations);
  const sides = teams.filter(team => options.teams[team] !== undefined);
  return {
    type: 'laid',
    round,
    spots: cards.slice(0, spots),
    available: cards.slice(spots, spots + openCards),
    deck: cards.slice(spots + openCards).map(seal),
    maps: sides.map(team => seal(layerOf(printed(pair, options.police), team, orientation))),
    mapName: seal({ number: pair.number, orientation }),
  };
}
