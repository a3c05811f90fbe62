import { must, type Random, seal } from '@lamplight/contract';
import { agreed } from './agreement.ts';
import { type Cell, type CellId, cellAt, cells, openCells, targetsOf } from './board.ts';
import { dealMaps } from './imagine-maps.ts';
import { layerFrom } from './layer.ts';
import { mapPairs } from './maps.ts';
import type { State, Trace } from './state.ts';
import { type Clue, cardIds, orientations, partsOf, type TeamView, teams, type View } from './words.ts';

const cellOrNull = (id: CellId | null): Cell | null => (id === null ? null : cellAt(id));
const traceOf = ({ from, to, ...clue }: Clue): Trace => ({ ...clue, from: cellAt(from), to: cellOrNull(to) });

export function imagine(view: View, random: Random): State {
  const sides = partsOf(view.teams);
  const pictures = cells.map(id => view.cells[id]?.picture ?? null);
  const holding = sides.map(side => side.holding);
  const seen = new Set([...pictures, ...view.available, ...view.aside, ...holding.flat()]);
  const last = view.rounds.at(-1);
  const { maps, me } = view;
  return {
    options: view.options,
    sides: view.present.map((_, seat) =>
      sides.findIndex(side => side.officer === seat || side.detectives.includes(seat)),
    ),
    present: view.present,
    ready: view.present.map((_, seat) => view.ready.includes(seat)),
    phase: view.phase,
    round: view.round,
    wins: partsOf(view.wins),
    lost: view.lost,
    winner: view.winner,
    startsAt: view.startsAt,
    endsAt: view.endsAt,
    officers: sides.map(side => side.officer),
    pictures,
    available: view.available,
    deck: random.shuffle(cardIds.filter(card => !seen.has(card))).map(seal),
    aside: view.aside,
    at: sides.map(side => cellAt(side.at)),
    holding,
    evidence: sides.map(side => side.evidence.map(cellAt)),
    police: sides.map(side => side.police),
    wantsSwap: sides.map(side => side.wantsSwap),
    traces: sides.map(side => side.clues.map(traceOf)),
    pointing: imaginePointing(view, sides, random),
    looking: imagineLooking(view, sides, random),
    links: view.present.map((_, seat) => seal(sides.find(side => side.links?.[seat])?.links?.[seat] ?? null)),
    maps: (maps === undefined ? dealMaps(view, sides, random) : partsOf(maps).map(layerFrom)).map(seal),
    mapName: seal(
      maps !== undefined && last !== undefined
        ? last.map
        : { number: random.pick(mapPairs).number, orientation: random.pick(orientations) },
    ),
    intended: sides.map(side => seal(isMine(side) ? cellOrNull(view.intended ?? null) : guess(view, side, random))),
    intentions: sides.map((side, n) => side.clues.map((_, clue) => seal(meantBy(side, n, clue)))),
    rounds: view.rounds,
  };

  function isMine(side: TeamView): boolean {
    return me !== null && side.officer === me.seat && view.phase === 'playing';
  }

  /** What a clue meant: known to its Officer, after the round to everybody, and otherwise a guess. */
  function meantBy(side: TeamView, team: number, clue: number): Cell | null {
    const told = maps === undefined ? undefined : last?.clues[must(teams, team)]?.[clue]?.intended;
    if (told !== undefined) return cellOrNull(told);
    return isMine(side) ? cellOrNull(view.intentions?.[clue] ?? null) : guess(view, side, random);
  }
}

/** An Officer may have marked any cell but the one the team stands on, or none. */
function guess(view: View, side: TeamView, random: Random): Cell | null {
  if (view.phase !== 'playing') return null;
  const place = random.below(openCells.length);
  const cell = must(openCells, place);
  return cell === cellAt(side.at) ? null : cell;
}

function imaginePointing(view: View, sides: readonly TeamView[], random: Random): State['pointing'] {
  const pointing: (Cell | null)[] = view.present.map(() => null);
  for (const side of sides) {
    const votes = side.pointing === undefined ? guessPointing(view, side, random) : known(side.pointing);
    for (const [seat, cell] of votes) pointing[seat] = cell;
  }
  return pointing.map(seal);
}

function imagineLooking(view: View, sides: readonly TeamView[], random: Random): State['looking'] {
  const looking: (Cell | null)[] = view.present.map(() => null);
  for (const side of sides) {
    const looks = side.looking === undefined ? guessLooking(view, side, random) : known(side.looking);
    for (const [seat, cell] of looks) looking[seat] = cell;
  }
  return looking.map(seal);
}

type BySeat = readonly (readonly [number, Cell])[];

const known = (cells: { readonly [seat: string]: CellId }): BySeat =>
  Object.entries(cells).map(([seat, cell]) => [Number(seat), cellAt(cell)]);

/** Rivals may look anywhere they could go, wherever they point. */
function guessLooking(view: View, side: TeamView, random: Random): BySeat {
  if (view.phase !== 'playing' || side.holding.length === 0) return [];
  const targets = targetsOf(cellAt(side.at), side.holding.length);
  const looking = side.detectives.filter(seat => view.present[seat] && random.below(2) === 0);
  return looking.map(seat => [seat, random.pick(targets)]);
}

/** Rivals may point anywhere they could go, except so that they agree: then they would have moved. */
function guessPointing(view: View, side: TeamView, random: Random): BySeat {
  const targets = targetsOf(cellAt(side.at), side.holding.length);
  const there = side.detectives.filter(seat => view.present[seat]);
  if (view.phase !== 'playing' || side.holding.length === 0) return [];
  const votes = there.map(() => (random.below(2) === 0 ? null : random.pick(targets)));
  if (agreed(votes, view.options.agreement) !== undefined) return [];
  return there.flatMap((seat, n) => {
    const cell = votes[n];
    return cell === null || cell === undefined ? [] : [[seat, cell] as const];
  });
}
