/** A player made of code. It is given what a person in its seat would have, and nothing else. */
import type { Game, GameTypes, Instant } from './game.ts';
import type { Random } from './random.ts';

export type Moment<T extends GameTypes> = {
  readonly view: T['View'];
  /** What the seat was told since the player was last asked. */
  readonly told: readonly T['Told'][];
  readonly at: Instant;
  readonly random: Random;
};

/** What the player means to do after waiting so many milliseconds, if nothing changes before. */
export type Intent<Move> = { readonly move: Move; readonly wait: number };

/** Asked whenever its view has changed; undefined means it has nothing to do for now. */
export type Player<T extends GameTypes> = (moment: Moment<T>) => Intent<T['Move']> | undefined;

/** A fresh player for one seat of one match, with a memory of its own. */
export type Seating<T extends GameTypes> = () => Player<T>;

/** Plays any move that is open to it, each as likely as the others. */
export const randomPlayer =
  <T extends GameTypes>(game: Game<T>, pace: number): Seating<T> =>
  () =>
  ({ view, at, random }) => {
    const moves = [...game.moves(view, at)];
    return moves.length === 0 ? undefined : { move: random.pick(moves), wait: random.below(pace + 1) };
  };
