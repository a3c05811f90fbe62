/** The maps as data, and what a map puts on the board for each team. */
import stored from '../maps/maps.json' with { type: 'json' };
import { type Cell, type CellId, cellAt, cellOf, cells, centre, isObstacle, turned } from './board.ts';
import type { MapLayer } from './layer.ts';
import { type MapThing, type Orientation, orientations } from './words.ts';

export type MapShare = {
  readonly evidence: readonly CellId[];
  readonly police: readonly CellId[];
  readonly client: readonly CellId[];
};
/** A twin pair: what both maps show, and what each shows alone. */
export type TwinPair = { readonly common: MapShare; readonly black: MapShare; readonly orange: MapShare };
export type NumberedPair = TwinPair & { readonly number: number };

export const mapPairs: readonly NumberedPair[] = stored;

/** The last of a stored map's six own police cells is printed only if the rulebook says twelve [SA-MAP-1]. */
export const printed = (pair: TwinPair, police: 11 | 12): TwinPair => {
  const own = ({ police: cells, ...rest }: MapShare): MapShare => ({ ...rest, police: cells.slice(0, police - 6) });
  return { common: pair.common, black: own(pair.black), orange: own(pair.orange) };
};

const shares = ['common', 'black', 'orange'] as const;
const contents = { evidence: 3, police: 6, client: 1 } as const;

/** Where a pair violates SA-MAP-1 or SA-MAP-2, as sentences. */
export function misprintsIn(pair: TwinPair): readonly string[] {
  const lists = shares.flatMap(share =>
    (['evidence', 'police', 'client'] as const).map(thing => ({ share, thing, cells: pair[share][thing] })),
  );
  const all = lists.flatMap(list => list.cells);
  const miscounted = lists.filter(({ thing, cells }) => cells.length !== contents[thing]);
  const isOff = (cell: Cell | undefined) => cell === undefined || cell === centre || isObstacle(cell);
  return [
    ...miscounted.map(({ share, thing, cells }) => `${share} ${thing}: ${cells.length}, not ${contents[thing]}.`),
    ...all.filter((id, n) => all.indexOf(id) !== n).map(id => `the cell ${id} is used twice.`),
    ...all.filter(id => isOff(cellOf(id))).map(id => `the cell ${id} can hold nothing.`),
  ];
}

/** What is on each cell for the team, with the map turned as drawn [SA-SETUP-2]. */
export function layerOf(pair: TwinPair, team: 'black' | 'orange', orientation: Orientation): MapLayer {
  const layer: (MapThing | null)[] = cells.map(() => null);
  const thirds = orientations.indexOf(orientation);
  const put = (ids: readonly CellId[], thing: MapThing) => {
    for (const id of ids) layer[turned(cellAt(id), thirds)] = thing;
  };
  put(pair.common.evidence, 'common-evidence');
  put(pair[team].evidence, 'evidence');
  for (const share of [pair.common, pair[team]]) {
    put(share.police, 'police');
    put(share.client, 'client');
  }
  return layer;
}
