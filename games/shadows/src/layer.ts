/** One team's map, cell by cell. */
import { type Cell, cells } from './board.ts';
import type { CellThings, MapThing } from './words.ts';

/** By cell; null where it shows nothing. */
export type MapLayer = readonly (MapThing | null)[];

export const layerFrom = (map: CellThings): MapLayer => cells.map(id => map[id] ?? null);

export const cellsWith = (layer: MapLayer, ...things: readonly MapThing[]): readonly Cell[] =>
  layer.flatMap((thing, cell) => (thing !== null && things.includes(thing) ? [cell] : []));
