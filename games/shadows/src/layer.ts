/** One team's map, cell by cell. */
import { type Cell, cells } from './board.ts';
import type { CellThings, Thing } from './words.ts';

/** By cell; null where it shows nothing. */
export type Layer = readonly (Thing | null)[];

export const layerFrom = (map: CellThings): Layer => cells.map(id => map[id] ?? null);

export const cellsWith = (layer: Layer, ...things: readonly Thing[]): readonly Cell[] =>
  layer.flatMap((thing, cell) => (thing !== null && things.includes(thing) ? [cell] : []));
