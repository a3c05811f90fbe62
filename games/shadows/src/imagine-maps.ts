/** Deals the maps that a viewer does not see, so that they fit everything it does see. */
import { must, type Random } from '@lamplight/contract';
import { type Cell, cellAt, cells, centre, openCells } from './board.ts';
import { cellsWith, layerFrom, type MapLayer } from './layer.ts';
import { type Clue, type MapThing, type TeamView, teams, type View } from './words.ts';

/** What a cell is for each team, and how many such cells there are. A common thing is the same for both. */
type ThingsToDeal = { readonly things: readonly (MapThing | null)[]; readonly count: number };

const places: readonly Cell[] = openCells.filter(cell => cell !== centre);

/** The maps of a running round, for a viewer who knows one of them or none. */
export function dealMaps(view: View, sides: readonly TeamView[], random: Random): readonly MapLayer[] {
  const mine = view.map === undefined || view.me === null ? undefined : teams.indexOf(view.me.team);
  const known = sides.map((_, team) => (team === mine && view.map !== undefined ? layerFrom(view.map) : undefined));
  const kinds = kindsOf(view, sides.length, known[mine ?? -1]);
  const fits = sides.map((side, team) => fittingFor(side, sides, known[team]));
  const dealt = assign(
    kinds,
    (cell, { things }) => things.every((thing, team) => must(fits, team)(cell, thing)),
    random,
  );
  return sides.map((side, team) =>
    dealt === undefined ? (known[team] ?? barest(side)) : cells.map((_, cell) => dealt.get(cell)?.things[team] ?? null),
  );
}

/** The contents of a map by SA-MAP-1; if the viewer has a map, as many of each as it shows. */
function kindsOf(view: View, size: number, own: MapLayer | undefined): readonly ThingsToDeal[] {
  const count = (normal: number, thing: MapThing) => (own === undefined ? normal : cellsWith(own, thing).length);
  const police = count(view.options.police, 'police');
  const clients = count(2, 'client');
  const both = (thing: MapThing, count: number): ThingsToDeal => ({
    things: Array.from({ length: size }, () => thing),
    count,
  });
  const each = (thing: MapThing, count: number): readonly ThingsToDeal[] =>
    Array.from({ length: size }, (_, team) => ({
      things: Array.from({ length: size }, (_thing, other) => (other === team ? thing : null)),
      count,
    }));
  const kinds = [
    both('common-evidence', count(3, 'common-evidence')),
    ...each('evidence', count(3, 'evidence')),
    both('police', Math.min(6, police)),
    ...each('police', Math.max(0, police - 6)),
    both('client', Math.min(1, clients)),
    ...each('client', Math.max(0, clients - 1)),
  ];
  const rest = places.length - kinds.reduce((sum, kind) => sum + kind.count, 0);
  return [...kinds, { things: Array.from({ length: size }, () => null), count: Math.max(0, rest) }];
}

type Fits = (cell: Cell, thing: MapThing | null) => boolean;

/** What a cell may be for the team, by what everybody saw happen there [SA-RESOLVE-2 to SA-RESOLVE-6]. */
function fittingFor(side: TeamView, sides: readonly TeamView[], known: MapLayer | undefined): Fits {
  if (known !== undefined) return (cell, thing) => thing === (known[cell] ?? null);
  const found = new Set(side.evidence.map(cellAt));
  const moved = side.clues.filter(clue => clue.to !== null);
  const visits = Map.groupBy(moved, clue => cellAt(clue.to ?? ''));
  return (cell, thing) =>
    found.has(cell)
      ? isEvidence(thing)
      : (visits.get(cell)?.every(visit => couldBe(thing, visit, side, sides)) ?? true);
}

const isEvidence = (thing: MapThing | null): boolean => thing === 'evidence' || thing === 'common-evidence';

/** For a cell where the team has no token. */
function couldBe(thing: MapThing | null, visit: Clue, side: TeamView, sides: readonly TeamView[]): boolean {
  if (visit.found === 'police') return thing === 'police';
  const later = side.clues.slice(side.clues.indexOf(visit)).filter(clue => clue.found === 'evidence').length;
  const evidence = side.evidence.length - later;
  if (thing === 'client') return evidence < 3;
  return thing !== 'police' && (!isEvidence(thing) || evidence === 3 || wasFound(visit, sides));
}

/** Whether it was gone by the time of the visit. Evidence that the rival found only later was there to be found. */
const wasFound = ({ to, movedAt }: Clue, sides: readonly TeamView[]): boolean =>
  sides.some(({ evidence, clues }) => {
    const finding = clues.find(clue => clue.found === 'evidence' && clue.to === to);
    return to !== null && evidence.includes(to) && (finding?.movedAt ?? 0) <= (movedAt ?? 0);
  });

/** A kind for every cell, by augmenting paths in random order; undefined if the table shows something impossible. */
function assign(
  kinds: readonly ThingsToDeal[],
  fits: (cell: Cell, kind: ThingsToDeal) => boolean,
  random: Random,
): ReadonlyMap<Cell, ThingsToDeal> | undefined {
  const holders = new Map<ThingsToDeal, Cell[]>(kinds.map(kind => [kind, []]));
  const order = random.shuffle(kinds.filter(kind => kind.count > 0));
  const settle = (cell: Cell, tried: Set<ThingsToDeal>): boolean => {
    const start = random.below(order.length);
    for (let n = 0; n < order.length; n++) {
      const kind = must(order, (start + n) % order.length);
      if (tried.has(kind) || !fits(cell, kind)) continue;
      tried.add(kind);
      const held = holders.get(kind) ?? [];
      const moved = held.length < kind.count ? held.length : held.findIndex(other => settle(other, tried));
      if (moved < 0) continue;
      held[moved] = cell;
      return true;
    }
    return false;
  };
  if (!random.shuffle(places).every(cell => settle(cell, new Set()))) return undefined;
  return new Map([...holders].flatMap(([kind, held]) => held.map(cell => [cell, kind] as const)));
}

/** For maps that a scenario drew freely: only what has been seen is there. */
function barest(side: TeamView): MapLayer {
  const police = side.clues.filter(clue => clue.found === 'police').map(clue => clue.to);
  return cells.map(id => (side.evidence.includes(id) ? 'evidence' : police.includes(id) ? 'police' : null));
}
