/** Records positions of a game and the results of moves, as one player sees them, in the form that the pages load. */
import {
  type Game,
  type GameTypes,
  type Instant,
  type Json,
  type Match,
  type Seat,
  seedOf,
  submit,
  toldOf,
  type Viewer,
} from '@lamplight/contract';
import { type Patch, patchOf } from '@lamplight/contract/wire';
import { JsonSpot, type Kit } from '@lamplight/testkit';

/** How long people think, in ms of the match. */
const pause = 2_000;

/** A game to record. */
export type Cast<T extends GameTypes> = {
  readonly kit: Kit<T>;
  /** The same in all lessons: people should learn a game, not a new town every minute. */
  readonly seed: number;
  /** The key by which the pages look a move up. */
  readonly keyOf: (move: T['Move']) => string;
  /** Renames a seat, where the scenario has another name for it. */
  readonly nameOf?: (seat: string) => string;
};

export type FilmShot<T extends GameTypes> = {
  readonly cast: Cast<T>;
  /** With fixed dice, if the position fixes them. */
  readonly game: Game<T>;
  readonly match: Match<T>;
  readonly seats: ReadonlyMap<string, Seat>;
  readonly viewer: Viewer;
};

/** One thing that happens: what the viewer is told, and the change of the view since the frame before. */
export type FilmFrame = {
  readonly told: readonly Json[];
  readonly patch: Patch;
  /** Milliseconds before it happens by itself. */
  readonly wait?: number;
};

/** `given` is written as in a scenario. `viewer` is the name of a player, or `audience`. */
export function set<T extends GameTypes>(cast: Cast<T>, given: Json, viewer: string): FilmShot<T> {
  const { game = cast.kit.game, match, seats } = cast.kit.stage.set(new JsonSpot(given, ['given']), seedOf(cast.seed));
  return { cast, game, match, seats, viewer: viewer === 'audience' ? viewer : seatOf({ seats }, viewer) };
}

export const seen = <T extends GameTypes>({ game, match, viewer }: FilmShot<T>): T['View'] =>
  game.view(match.state, viewer);

function seatOf({ seats }: { readonly seats: ReadonlyMap<string, Seat> }, name: string): Seat {
  const seat = seats.get(name);
  if (seat === undefined) throw new Error(`Nobody is called '${name}': there are ${[...seats.keys()].join(', ')}.`);
  return seat;
}

type Acting = {
  /** Milliseconds before it happens by itself. */
  readonly wait?: number;
  readonly at?: Instant;
};

/** The move must be accepted: a lesson teaches no move that the rules refuse. */
export function act<T extends GameTypes>(
  shot: FilmShot<T>,
  by: Seat | string,
  move: T['Move'],
  { wait, at }: Acting = {},
): Acted<T> {
  const { game, match, viewer } = shot;
  const seat = typeof by === 'string' ? seatOf(shot, by) : by;
  const done = submit(game, match, { by: seat, move, at: at ?? later(shot) });
  if (done.refused !== undefined) throw new Error(`${JSON.stringify(move)} by ${by} is refused by ${done.refused}.`);
  const after = { ...shot, match: done.match };
  const told = done.steps.flatMap(step => toldOf(game, step, viewer));
  return { shot: after, frame: { told, patch: patchOf(seen(shot), seen(after)), ...(wait !== undefined && { wait }) } };
}

type Acted<T extends GameTypes> = { readonly shot: FilmShot<T>; readonly frame: FilmFrame };

/** The time at which a player acts after thinking. */
export const later = <T extends GameTypes>({ match }: FilmShot<T>): Instant => match.now + pause;

/** One move of a script: after how many milliseconds, who, what. */
export type ScriptedMove<T extends GameTypes> = readonly [wait: number, by: string, move: T['Move']];

export function play<T extends GameTypes>(
  shot: FilmShot<T>,
  lines: readonly ScriptedMove<T>[],
): { readonly shot: FilmShot<T>; readonly frames: readonly FilmFrame[] } {
  const frames: FilmFrame[] = [];
  let now = shot;
  for (const [wait, by, move] of lines) {
    const done = act(now, by, move, { wait });
    frames.push(done.frame);
    now = done.shot;
  }
  return { shot: now, frames };
}
