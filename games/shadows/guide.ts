/**
 * Leads random matches in trials to clients and evidence, which pure chance hardly ever finds. It reads the true state.
 */
import { must, type Random, type Seat } from '@lamplight/contract';
import { type Cell, nameOf, targetsOf } from './src/board.ts';
import type { MapLayer } from './src/layer.ts';
import type { State } from './src/state.ts';
import type { Move } from './src/words.ts';

/** One guided act in this many is a look: `trial.ts` makes random play choose looks seldom. */
const lookedAt = 8;

export function guide(state: State, seat: Seat, random: Random): Move | undefined {
  const team = must(state.sides, seat);
  if (state.phase !== 'playing' || must(state.officers, team) === seat) return undefined;
  const holding = must(state.holding, team).length;
  if (holding === 0) return undefined;
  const targets = targetsOf(must(state.at, team), holding);
  if (random.below(lookedAt) === 0) {
    const cell = random.pick(targets);
    return must(state.looking, seat) === (cell as unknown) ? undefined : { type: 'look', cell: nameOf(cell) };
  }
  const good = targets.filter(cell => isGood(state, team, cell));
  const safe = targets.filter(cell => thingOn(state, team, cell) !== 'police');
  const cell = good[0] ?? (safe.length === 0 ? undefined : random.pick(safe));
  return cell === undefined || must(state.pointing, seat) === (cell as unknown)
    ? undefined
    : { type: 'point', cell: nameOf(cell) };
}

/** At run time a sealed map is plain data. Only test-side code may rely on that. */
const thingOn = (state: State, team: number, cell: Cell) =>
  (must(state.maps, team) as unknown as MapLayer)[cell] ?? null;

function isGood(state: State, team: number, cell: Cell): boolean {
  const thing = thingOn(state, team, cell);
  const ready = must(state.evidence, team).length === 3;
  if (ready) return thing === 'client';
  return (thing === 'evidence' || thing === 'common-evidence') && !state.evidence.some(found => found.includes(cell));
}
