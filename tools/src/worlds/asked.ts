/** A question asked in both worlds of a player who holds different cards in each. Only the clock answers it. */
import {
  advance,
  canonical,
  type GameTypes,
  must,
  randomAt,
  type Seat,
  seedOf,
  toldOf,
  type Viewer,
  viewersOf,
} from '@lamplight/contract';
import type { Worlds } from '@lamplight/server/test/rooms/worlds';
import { play } from '../arena/play.ts';
import { kitOf } from '../games.ts';
import type { Staging } from './stage.ts';

type Asking = { readonly asking?: { readonly player: Seat } | null; readonly presets?: unknown };
const askedIn = (state: GameTypes['State']): Seat | undefined => (state as Asking).asking?.player;

/** After the clock has answered, and before it rings again. */
const later = 1_500;

/** Undefined if nobody is asked anything in the whole match. */
export function askedCourse({ game, table }: Staging, number: number): Worlds | undefined {
  const seed = seedOf(number);
  const { greedy } = kitOf('emerald').players;
  if (greedy === undefined) throw new Error('Emerald has lost its greedy player.');
  const { steps } = play(game, table, seed, Array(table.seats).fill(greedy));
  const found = steps.filter(({ after }) => askedIn(after.state) !== undefined);
  const step = found[number % Math.max(1, found.length)];
  if (step === undefined) return undefined;
  const { after } = step;
  const due = game.alarm(after.state);
  const others = viewersOf(table.seats).filter(each => each !== askedIn(after.state));
  const viewer = must<Viewer>(others, number % others.length);
  const imagined = game.imagine(game.view(after.state, viewer), randomAt(seedOf(number + 1_000_000), 0));
  // An answer given beforehand is hidden, but it also decides the course: both worlds must have the same.
  const other: GameTypes['State'] = { ...imagined, presets: (after.state as Asking).presets };
  const at = (due ?? after.now) + later;
  const ends = [after.state, other].map(state => advance(game, { ...after, seq: 0, state }, at));
  // The answer may reveal the difference, as a reveal does: that is no leak.
  const [one, two] = ends.map(({ match, steps }) =>
    canonical([game.view(match.state, viewer), steps.map(each => toldOf(game, each, viewer))]),
  );
  if (one !== two || ends.some(({ match }) => game.outcome(match.state) !== undefined)) return undefined;
  const move = { type: 'preset', answer: 'allow' };
  const acts = [{ by: viewer === 'audience' ? 0 : viewer, at, moves: [move, move] as const }];
  return { viewer, seed, starts: [after.state, other], acts, reveal: undefined, last: after.state };
}
