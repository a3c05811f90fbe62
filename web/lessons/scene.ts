import { canonical, type GameTypes, type Seat } from '@lamplight/contract';
import { type Patch, patchOf } from '@lamplight/contract/wire';
import { act, type FilmFrame, type FilmShot, later, play, type ScriptedMove, seen } from './film.ts';

/** How a move ends: as intended, or the team went astray. */
export const ends = ['done', 'astray'] as const;
export type FilmEnd = (typeof ends)[number];

/** Starts at the position at rest. What then happens by itself follows frame by frame. */
export type FilmWay = FilmFrame & { readonly follows?: readonly FilmFrame[]; readonly comes?: FilmEnd };

export type FilmScene = {
  /** Who sits where, the first on seat 0. */
  readonly seats: readonly string[];
  /** A patch against the first scene of the file. */
  readonly start: Patch;
  /** What happens before anybody may act. */
  readonly opening?: readonly FilmFrame[];
  /** By the key of the move: `point 2,-1`. A move has the same result wherever it is legal. */
  readonly ways: Readonly<Record<string, FilmWay>>;
};

export type FilmFile<View> = { readonly first: View; readonly scenes: Readonly<Record<string, FilmScene>> };

export type Script<T extends GameTypes> = {
  readonly shot: FilmShot<T>;
  readonly opening?: readonly ScriptedMove<T>[];
  /** Moves that may be made and changed freely. */
  readonly free?: (move: T['Move']) => boolean;
  /** Moves that lead on, what the others do then, and how it is judged. */
  readonly leads?: (move: T['Move']) => boolean;
  readonly answer?: (shot: FilmShot<T>) => readonly ScriptedMove<T>[];
  readonly judge?: (end: FilmShot<T>) => FilmEnd;
  /** What the viewer may choose without a move, and what a rival then does. */
  readonly choices?: readonly string[];
  readonly snatch?: (chosen: string) => readonly ScriptedMove<T>[];
};

export type FilmedScene<T extends GameTypes> = Omit<FilmScene, 'start'> & {
  readonly view: T['View'];
  readonly rest: FilmShot<T>;
};

export function film<T extends GameTypes>(script: Script<T>): FilmedScene<T> {
  const { shot, opening = [], choices = [], snatch = () => [] } = script;
  const { shot: rest, frames } = play(shot, opening);
  const ways = rest.viewer === 'audience' ? {} : waysFrom(script, rest, rest.viewer);
  for (const chosen of choices) {
    const { shot: end, frames: follows } = play(rest, snatch(chosen));
    ways[`choose ${chosen}`] = { told: [], patch: {}, follows, ...(script.judge && { comes: script.judge(end) }) };
  }
  const seats = [...rest.seats.keys()].map(rest.cast.nameOf ?? String);
  return { seats, view: seen(shot), ...(frames.length > 0 && { opening: frames }), ways, rest };
}

function waysFrom<T extends GameTypes>(script: Script<T>, rest: FilmShot<T>, viewer: Seat): Record<string, FilmWay> {
  const { free = () => false, leads = () => false, answer = () => [], judge } = script;
  const { keyOf } = rest.cast;
  const movesIn = (shot: FilmShot<T>) => [...shot.game.moves(seen(shot), later(rest))];
  const ways: Record<string, FilmWay> = {};
  const known = new Set([canonical(seen(rest))]);
  const left = [rest];
  for (let here = left.pop(); here !== undefined; here = left.pop()) {
    for (const move of movesIn(here)) {
      if (!free(move) && !leads(move)) continue;
      // Always at the same time, whatever was looked at before: the recording must not depend on it.
      const done = act(here, viewer, move, { at: later(rest) });
      const way: FilmWay = { told: done.frame.told, patch: patchOf(seen(rest), seen(done.shot)) };
      const key = keyOf(move);
      const isNew = free(move) && !leads(move) && !known.has(canonical(seen(done.shot)));
      if (isNew) {
        known.add(canonical(seen(done.shot)));
        if (movesIn(done.shot).some(free)) left.push(done.shot);
      }
      const after = leads(move) ? play(done.shot, answer(done.shot)) : undefined;
      put(ways, key, {
        ...way,
        ...(after && after.frames.length > 0 && { follows: after.frames }),
        ...(after && judge && { comes: judge(after.shot) }),
      });
    }
  }
  return ways;
}

/** The pages have one result for each move, so it must not matter what was looked at before. */
function put(ways: Record<string, FilmWay>, key: string, way: FilmWay): void {
  const known = ways[key];
  if (known !== undefined && canonical(known) !== canonical(way))
    throw new Error(`'${key}' leads to two different places: make fewer moves free.`);
  ways[key] ??= way;
}

/** All as patches against the first: most of a scene is the same town. */
export function fileOf<T extends GameTypes>(filmed: Readonly<Record<string, FilmedScene<T>>>): FilmFile<T['View']> {
  const first = Object.values(filmed)[0]?.view;
  if (first === undefined) throw new Error('There is no scene to store.');
  const stored = Object.entries(filmed).map(([name, { view, rest: _, ...scene }]): [string, FilmScene] => [
    name,
    { ...scene, start: patchOf(first, view) },
  ]);
  return { first, scenes: Object.fromEntries(stored) };
}
