/** A replay of a match: as one viewer knew it at each step, or, after the end, as every viewer did. */
import { type Instant, type Json, toldOf, type Viewer, viewersOf } from '@lamplight/contract';
import { type Patch, patchOf } from '@lamplight/contract/wire';
import type { AnyGame, MatchHead } from './machine.ts';
import type { MatchCourse } from './record.ts';

export type ReplayStep = {
  /** The number of the input in the match: the same in everybody's replay. */
  readonly input: number;
  readonly at: Instant;
  readonly patch: Patch;
  readonly told: readonly Json[];
};

export type Replay = { readonly viewer: Viewer; readonly view: Json; readonly steps: readonly ReplayStep[] };

export type MatchReplay = {
  readonly game: string;
  readonly version: number;
  readonly table: Json;
  readonly sitting: readonly (string | null)[];
  readonly outcome: Json;
  readonly replays: readonly Replay[];
};

/** Undefined while the match runs (it would show one player what another knows), and for a viewer who was not there. */
export function replayOf(
  game: AnyGame,
  head: MatchHead,
  course: MatchCourse,
  viewer: Viewer | 'open',
): MatchReplay | undefined {
  const last = course.steps.at(-1)?.after ?? course.opening.match;
  const outcome = game.outcome(last.state);
  if (outcome === undefined) return undefined;
  const all = viewersOf(head.play.seats);
  const viewers = viewer === 'open' ? all : all.filter(each => each === viewer);
  if (viewers.length === 0) return undefined;
  const { version, play, sitting } = head;
  const replays = viewers.map(each => through(game, course, each));
  return { game: game.id, version, table: play, sitting, outcome, replays };
}

function through(game: AnyGame, { opening, steps }: MatchCourse, viewer: Viewer): Replay {
  const first = game.view(opening.match.state, viewer);
  let view: Json = first;
  const seen = steps.flatMap((step): readonly ReplayStep[] => {
    const next = game.view(step.after.state, viewer);
    const patch = patchOf(view, next);
    const told = toldOf(game, step, viewer);
    view = next;
    const isNothing = told.length === 0 && JSON.stringify(patch) === '{}';
    return isNothing ? [] : [{ input: step.entry.seq, at: step.entry.input.at, patch, told }];
  });
  return { viewer, view: first, steps: seen };
}
