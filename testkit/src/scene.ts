/** A table for tests that read like play: set it up as a scenario does, act, and look at each seat's view. */
import {
  advance,
  attend,
  type GameTypes,
  type Instant,
  type Json,
  type Outcome,
  type Progress,
  type Seat,
  type Step,
  seedOf,
  submit,
  toldOf,
  type Viewer,
} from '@lamplight/contract';
import type { Kit } from './kit.ts';
import { JsonSpot } from './scenario/spot.ts';

export interface SceneViewer<T extends GameTypes> {
  readonly sees: () => T['View'];
  /** Of the last thing that happened. */
  readonly isTold: () => readonly T['Told'][];
  readonly isOffered: () => readonly T['Move'][];
}

export interface Actor<T extends GameTypes> extends SceneViewer<T> {
  /** Must be accepted. */
  readonly plays: (move: T['Move']) => void;
  /** The rule that refuses it; undefined if it was accepted. */
  readonly tries: (move: T['Move']) => T['Rule'] | undefined;
  readonly leaves: () => void;
  readonly returns: () => void;
}

export interface ScenePlay<T extends GameTypes> {
  /** The seat that the stage calls by this name. */
  readonly seat: (name: string) => Actor<T>;
  readonly audience: SceneViewer<T>;
  /** Lets the clock run to this time, at which the next input happens. */
  readonly at: (time: Instant) => void;
  readonly outcome: () => Outcome | undefined;
}

/** What is not given is dealt from the seed. */
export function scene<T extends GameTypes>({ stage }: Pick<Kit<T>, 'stage'>, given: Json = {}, seed = 1): ScenePlay<T> {
  const { game, seats, ...set } = stage.set(new JsonSpot(given, ['given']), seedOf(seed));
  let { match } = set;
  let now = match.now;
  let last: readonly Step<T>[] = [];

  const take = (progress: Progress<T>): T['Rule'] | undefined => {
    ({ match, steps: last } = progress);
    return progress.refused;
  };
  const eyes = (viewer: Viewer): SceneViewer<T> => ({
    sees: () => game.view(match.state, viewer),
    isTold: () => last.flatMap(step => toldOf(game, step, viewer)),
    isOffered: () => [...game.moves(game.view(match.state, viewer), now)],
  });
  const actor = (name: string, by: Seat): Actor<T> => {
    const tries = (move: T['Move']) => take(submit(game, match, { by, move, at: now }));
    return {
      ...eyes(by),
      tries,
      plays: move => {
        const rule = tries(move);
        if (rule !== undefined) throw new Error(`${JSON.stringify(move)} by ${name} is refused by ${rule}.`);
      },
      leaves: () => take(attend(game, match, { seat: by, present: false, at: now })),
      returns: () => take(attend(game, match, { seat: by, present: true, at: now })),
    };
  };

  return {
    seat: name => {
      const seat = seats.get(name);
      if (seat === undefined) throw new Error(`Nobody is called '${name}': there are ${[...seats.keys()].join(', ')}.`);
      return actor(name, seat);
    },
    audience: eyes('audience'),
    at: time => {
      now = time;
      take(advance(game, match, time));
    },
    outcome: () => game.outcome(match.state),
  };
}
