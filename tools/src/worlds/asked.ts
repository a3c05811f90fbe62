/** A question that is asked in both worlds, of somebody who holds other cards in each: nobody answers it but the clock. */
import { type GameTypes, item, randomAt, type Seat, seedOf, type Viewer, viewersOf } from '@lamplight/contract';
import type { Worlds } from '@lamplight/server/house/trial/worlds';
import { play } from '../arena/play.ts';
import { kitOf } from '../games.ts';
import type { Staging } from './stage.ts';

type Asking = { readonly asking?: { readonly player: Seat } | null; readonly presets?: unknown };
const askedIn = (state: GameTypes['State']): Seat | undefined => (state as Asking).asking?.player;

/** Long after the clock has answered. */
const later = 30_000;

/** Undefined where nothing is asked in the whole match. */
export function askedCourse({ game, table }: Staging, number: number): Worlds | undefined {
  const seed = seedOf(number);
  const { greedy } = kitOf('emerald').players;
  if (greedy === undefined) throw new Error('Emerald has lost its greedy player.');
  const { steps } = play(game, table, seed, Array(table.seats).fill(greedy));
  const found = steps.filter(({ after }) => askedIn(after.state) !== undefined);
  const step = found[number % Math.max(1, found.length)];
  if (step === undefined) return undefined;
  const { state, now } = step.after;
  const viewer = item<Viewer>(
    viewersOf(table.seats).filter(each => each !== askedIn(state)),
    number % table.seats,
  );
  const imagined = game.imagine(game.view(state, viewer), randomAt(seedOf(number + 1_000_000), 0));
  // What somebody has answered beforehand is not only hidden, but done: with another answer it would be another course.
  const other: GameTypes['State'] = { ...imagined, presets: (state as Asking).presets };
  const speaker = viewer === 'audience' ? 0 : viewer;
  const move = { type: 'preset', answer: 'allow' };
  return { viewer, seed, starts: [state, other], acts: [{ by: speaker, at: now + later, move }], last: state };
}
