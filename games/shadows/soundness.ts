/**
 * Sentences that hold in every state of Shadows, true or imagined. Secrets are compared sealed: they are plain data.
 */
import { must, type Secret, seal } from '@lamplight/contract';
import { isObstacle, targetsOf } from './src/board.ts';
import type { MapLayer } from './src/layer.ts';
import type { State } from './src/state.ts';
import { cardIds, type MapThing } from './src/words.ts';

export function sound(state: State): readonly string[] {
  const sentences: Readonly<Record<string, (state: State) => boolean>> = {
    'the 84 intel cards are all there, once each': cardsAreAllThere,
    'each map has the contents of SA-MAP-1': ({ maps, options }) => maps.every(map => hasContents(map, options.police)),
    'what is common lies on the same cells, what is own is neutral for the rival': twinsFit,
    'evidence found lies on the map of the team that found it': evidenceIsTrue,
    'nobody stands on an obstacle': ({ at }) => !at.some(isObstacle),
    'no team has more than three pieces of evidence or three police': ({ evidence, police }) =>
      evidence.every(found => found.length <= 3) && police.every(count => count <= 3),
    'nobody who is away points, looks or is ready': ({ present, pointing, looking, ready }) =>
      present.every((there, seat) => there || (is(pointing[seat], null) && is(looking[seat], null) && !ready[seat])),
    'only a Detective points or looks, and only where the team can go': state =>
      state.sides.every((_, seat) => canReach(state, seat, state.pointing) && canReach(state, seat, state.looking)),
  };
  return Object.keys(sentences).filter(sentence => !sentences[sentence]?.(state));
}

const is = <T>(secret: Secret<T> | undefined, value: T): boolean => secret === seal(value);
const thingOn = (map: Secret<MapLayer>, cell: number): MapThing | null => (map as unknown as MapLayer)[cell] ?? null;
const cellsOf = (map: Secret<MapLayer>, thing: MapThing): readonly number[] =>
  [...Array(37).keys()].filter(cell => thingOn(map, cell) === thing);

function canReach({ sides, officers, at, holding }: State, seat: number, cells: State['looking']): boolean {
  if (is(cells[seat], null)) return true;
  const team = must(sides, seat);
  const targets = targetsOf(must(at, team), must(holding, team).length);
  return officers[team] !== seat && targets.some(cell => is(cells[seat], cell));
}

function cardsAreAllThere({ pictures, available, deck, aside, holding }: State): boolean {
  const spots = pictures.filter(picture => picture?.startsWith('i'));
  const found = [...spots, ...available, ...aside, ...holding.flat(), ...deck.map(String)];
  return found.toSorted().join() === cardIds.join();
}

function hasContents(map: Secret<MapLayer>, police: number): boolean {
  const counts = { evidence: 3, 'common-evidence': 3, police, client: 2 } as const;
  return Object.entries(counts).every(([thing, count]) => cellsOf(map, thing as MapThing).length === count);
}

function twinsFit({ maps: [black, orange] }: State): boolean {
  if (black === undefined || orange === undefined) return true;
  const shared = (thing: MapThing) => cellsOf(black, thing).filter(cell => thingOn(orange, cell) === thing).length;
  const clash = [...Array(37).keys()].some(cell => {
    const [one, other] = [thingOn(black, cell), thingOn(orange, cell)];
    return one !== null && other !== null && one !== other;
  });
  const common = { evidence: 0, 'common-evidence': 3, police: 6, client: 1 } as const;
  return !clash && Object.entries(common).every(([thing, count]) => shared(thing as MapThing) === count);
}

function evidenceIsTrue({ evidence, maps }: State): boolean {
  return evidence.every((found, team) => {
    const map = maps[team];
    return map !== undefined && found.every(cell => thingOn(map, cell)?.endsWith('evidence'));
  });
}
