/** What an Officer's map says of the cells around its own team. */
import { type Cell, cellAt, journeyIn, nameOf, targetsOf, type View } from '@lamplight/shadows/public';
import type { ClueSpot, Field } from './speaking.ts';

export function fieldIn(view: View): Field | undefined {
  const own = view.me === null ? undefined : view.teams[view.me.team];
  const journey = journeyIn(view);
  if (own === undefined || journey === undefined) return undefined;
  const spot = (cell: Cell): ClueSpot => ({
    cell,
    picture: view.cells[nameOf(cell)]?.picture ?? null,
    isPolice: view.map?.[nameOf(cell)] === 'police',
    moves: journey.movesAfter(cell),
  });
  const at = cellAt(own.at);
  return { near: targetsOf(at, 1).map(spot), far: targetsOf(at, 2).map(spot), cards: view.available };
}
