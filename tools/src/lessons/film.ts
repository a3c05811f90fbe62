/** Positions of Shadows and what comes of moves in them, seen by one player, as the pages keep them. */
import {
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
import { type Shadows, shadowsKit } from '@lamplight/shadows/kit';
import type { Move, Told, View } from '@lamplight/shadows/public';
import { Spot } from '@lamplight/testkit';

/** The same districts in all lessons: people learn a game, not a new town every minute. */
const town = 7;
/** How long people think, in ms of the match. */
const pause = 2_000;

export type Shot = {
  readonly match: Match<Shadows>;
  readonly seats: ReadonlyMap<string, Seat>;
  readonly viewer: Viewer;
};

/** One thing that happens: what the viewer is told of it, and what changes against the frame before. */
export type Frame = {
  readonly told: readonly Told[];
  readonly patch: Patch;
  /** Milliseconds before it happens by itself. */
  readonly wait?: number;
};

/** What is set is written as in a scenario; `viewer` is the name of a player, or `audience`. */
export function set(given: Json, viewer: string): Shot {
  const { match, seats } = shadowsKit.stage.set(new Spot(given, ['given']), seedOf(town));
  return { match, seats, viewer: viewer === 'audience' ? viewer : seatOf({ seats }, viewer) };
}

export const seen = ({ match, viewer }: Shot): View => shadowsKit.game.view(match.state, viewer);

function seatOf({ seats }: Pick<Shot, 'seats'>, name: string): Seat {
  const seat = seats.get(name);
  if (seat === undefined) throw new Error(`Nobody is called '${name}': there are ${[...seats.keys()].join(', ')}.`);
  return seat;
}

type Acting = {
  /** Milliseconds before it happens by itself. */
  readonly wait?: number;
  readonly at?: Instant;
};

/** Must be accepted: a lesson teaches no move that the rules refuse. */
export function act(shot: Shot, by: Seat | string, move: Move, { wait, at }: Acting = {}): Acted {
  const { match, viewer } = shot;
  const seat = typeof by === 'string' ? seatOf(shot, by) : by;
  const done = submit(shadowsKit.game, match, { by: seat, move, at: at ?? later(shot) });
  if (done.refused !== undefined) throw new Error(`${JSON.stringify(move)} by ${by} is refused by ${done.refused}.`);
  const after = { ...shot, match: done.match };
  const told = done.steps.flatMap(step => toldOf(shadowsKit.game, step, viewer));
  return { shot: after, frame: { told, patch: patchOf(seen(shot), seen(after)), ...(wait !== undefined && { wait }) } };
}

type Acted = { readonly shot: Shot; readonly frame: Frame };

/** When somebody acts who has thought about it. */
export const later = ({ match }: Shot): Instant => match.now + pause;

/** A line of a script: after how many milliseconds, who, what. */
export type Line = readonly [wait: number, by: string, move: Move];

export function play(shot: Shot, lines: readonly Line[]): { readonly shot: Shot; readonly frames: readonly Frame[] } {
  const frames: Frame[] = [];
  let now = shot;
  for (const [wait, by, move] of lines) {
    const done = act(now, by, move, { wait });
    frames.push(done.frame);
    now = done.shot;
  }
  return { shot: now, frames };
}
