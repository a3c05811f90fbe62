/** Dealing the maps a viewer does not see, so that they fit everything it does see. */
import { item, type Random } from '@lamplight/contract';
import { type Cell, cellAt, cells, centre, openCells } from './board.ts';
import { cellsWith } from './maps.ts';
import type { Layer } from './state.ts';
import { type CellThings, type Clue, type TeamView, type Thing, teams, type View } from './words.ts';

/** What one cell is for each team: a common thing is the same for both, an own one is neutral for the rival. */
type Slot = readonly (Thing | null)[];

export const layerFrom = (map: CellThings): Layer => cells.map(id => map[id] ?? null);

/** The maps of a round that is not over, for a viewer who knows one of them or none. */
export function dealMaps(view: View, sides: readonly TeamView[], random: Random): readonly Layer[] {
  const mine = view.map === undefined || view.me === null ? undefined : teams.indexOf(view.me.team);
  const known = sides.map((_, team) => (team === mine && view.map !== undefined ? layerFrom(view.map) : undefined));
  const slots = slotsFor(view, sides.length, known);
  const allowed = openCells
    .filter(cell => cell !== centre)
    .map(cell => ({ cell, fits: sides.map((side, team) => fitting(cell, side, sides, known[team])) }));
  const dealt = assign(allowed, slots, random);
  return dealt === undefined
    ? barest(sides, known)
    : sides.map((_, team) => cells.map((_id, cell) => dealt.get(cell)?.[team] ?? null));
}

/** The contents of a map by SA-MAP-1; where the viewer holds a map, as many of each as it shows. */
function slotsFor(view: View, size: number, known: readonly (Layer | undefined)[]): readonly Slot[] {
  const own = known.find(layer => layer !== undefined);
  const count = (normal: number, ...things: readonly Thing[]) =>
    own === undefined ? normal : cellsWith(own, ...things).length;
  const police = count(view.options.police, 'police');
  const clients = count(2, 'client');
  const counts: readonly { readonly thing: Thing; readonly common: number; readonly each: number }[] = [
    { thing: 'common-evidence', common: count(3, 'common-evidence'), each: 0 },
    { thing: 'evidence', common: 0, each: count(3, 'evidence') },
    { thing: 'police', common: Math.min(6, police), each: Math.max(0, police - 6) },
    { thing: 'client', common: Math.min(1, clients), each: Math.max(0, clients - 1) },
  ];
  const slots = counts.flatMap(({ thing, common, each }) => [
    ...Array.from({ length: common }, (): Slot => Array.from({ length: size }, () => thing)),
    ...Array.from({ length: size }, (_, team) =>
      Array.from(
        { length: each },
        (): Slot => Array.from({ length: size }, (_one, other) => (other === team ? thing : null)),
      ),
    ).flat(),
  ]);
  const neutral: Slot = Array.from({ length: size }, () => null);
  return [...slots, ...Array.from({ length: Math.max(0, openCells.length - 1 - slots.length) }, () => neutral)];
}

type Fits = (thing: Thing | null) => boolean;

/** What the cell may be for the team, going by what everybody saw happen there [SA-RESOLVE-2 to SA-RESOLVE-6]. */
function fitting(cell: Cell, side: TeamView, sides: readonly TeamView[], known: Layer | undefined): Fits {
  if (known !== undefined) return thing => thing === (known[cell] ?? null);
  const visits = side.clues.filter(clue => clue.to !== null && cellAt(clue.to) === cell);
  return thing => visits.every(visit => couldBe(thing, visit, side, sides));
}

function couldBe(thing: Thing | null, visit: Clue, side: TeamView, sides: readonly TeamView[]): boolean {
  const isEvidence = thing === 'evidence' || thing === 'common-evidence';
  if (visit.found === 'evidence') return isEvidence;
  if (visit.found === 'police') return thing === 'police';
  const before = (clue: Clue) => clue.movedAt !== null && visit.movedAt !== null && clue.movedAt < visit.movedAt;
  const evidence = side.clues.filter(clue => clue.found === 'evidence' && before(clue)).length;
  const wasFound = sides.some(each => each.clues.some(clue => clue.found === 'evidence' && clue.to === visit.to));
  if (thing === 'client') return evidence < 3;
  return thing !== 'police' && (!isEvidence || wasFound || evidence === 3);
}

type Place = { readonly cell: Cell; readonly fits: readonly Fits[] };

/** A cell for every slot, by augmenting paths in random order; undefined where the table shows something impossible. */
function assign(places: readonly Place[], slots: readonly Slot[], random: Random): ReadonlyMap<Cell, Slot> | undefined {
  const order = random.shuffle(slots);
  const holder: (number | undefined)[] = order.map(() => undefined);
  const tries = random.shuffle(places);
  const options = tries.map(({ fits }) =>
    random.shuffle([...order.keys()].filter(slot => item(order, slot).every((thing, team) => item(fits, team)(thing)))),
  );
  const seat = (place: number, tried: Set<number>): boolean => {
    for (const slot of item(options, place)) {
      if (tried.has(slot)) continue;
      tried.add(slot);
      const other = holder[slot];
      if (other === undefined || seat(other, tried)) {
        holder[slot] = place;
        return true;
      }
    }
    return false;
  };
  if (!tries.every((_, place) => seat(place, new Set()))) return undefined;
  return new Map(
    holder.flatMap((place, slot) =>
      place === undefined ? [] : [[item(tries, place).cell, item(order, slot)] as const],
    ),
  );
}

/** For maps that a scenario drew freely: only what has been seen lies there. */
function barest(sides: readonly TeamView[], known: readonly (Layer | undefined)[]): readonly Layer[] {
  return sides.map((side, team) => {
    const own = known[team];
    if (own !== undefined) return own;
    const found = new Map(
      side.clues.flatMap(clue => (clue.found === null || clue.to === null ? [] : [[clue.to, clue.found] as const])),
    );
    return cells.map(id => found.get(id) ?? null);
  });
}
