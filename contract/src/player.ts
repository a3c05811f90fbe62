/** A player made of code. It gets what a person in its seat would have, and nothing else. */
import type { Game, GameTypes, Instant } from './game.ts';
import { canonical } from './json.ts';
import type { Random } from './random.ts';

export type Moment<T extends GameTypes> = {
  readonly view: T['View'];
  /** What the seat was told since the player was last asked. */
  readonly told: readonly T['Told'][];
  readonly at: Instant;
  readonly random: Random;
};

/** What the player means to do after waiting this many milliseconds. */
export type Intent<Move> = { readonly move: Move; readonly wait: number };

/**
 * Asked whenever its view has changed. Undefined means it has nothing to do for now. If it names the same move again,
 * its wait goes on and does not start anew: a busy rival cannot keep it from ever acting.
 */
export type Player<T extends GameTypes> = (moment: Moment<T>) => Intent<T['Move']> | undefined;

/** A fresh player for one seat of one match, with a memory of its own. */
export type Seating<T extends GameTypes> = () => Player<T>;

/** Plays a random open move, each equally likely, and sticks to it while it stays open. */
export const randomPlayer =
  <T extends GameTypes>(game: Game<T>, pace: number): Seating<T> =>
  () => {
    let meant: T['Move'] | undefined;
    return ({ view, at, random }) => {
      const moves = [...game.moves(view, at)];
      const before = meant === undefined ? undefined : canonical(meant);
      meant = moves.find(move => canonical(move) === before) ?? (moves.length === 0 ? undefined : random.pick(moves));
      return meant === undefined ? undefined : { move: meant, wait: random.below(pace + 1) };
    };
  };
