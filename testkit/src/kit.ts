import type { BySeat, Game, GameTypes, Seating, Table } from '@lamplight/contract';
import type { GameTrial } from './laws/trial.ts';
import type { ScenarioStage } from './scenario/stage.ts';

/** Everything the tools need to know of a game besides the game: how to try it, stage it and seat bots at it. */
export interface Kit<T extends GameTypes> {
  readonly game: Game<T>;
  /** By kind of match: `four`, `cooperative`. */
  readonly trials: Readonly<Record<string, GameTrial<T>>>;
  readonly stage: ScenarioStage<T>;
  readonly players: Readonly<Record<string, Seating<T>>>;
  /** The table for so many bots, and which of them sits in each seat. Undefined where the game cannot be played so. */
  readonly seat: (bots: number) => { readonly table: Table<T['Options']>; readonly bots: BySeat<number> } | undefined;
  /** By seat, the side it was on in the end, in a game of secret sides: the arena says how each of them fares. */
  readonly sides?: (state: T['State']) => BySeat<string>;
}

/**
 * A kit whose types are forgotten, so that kits of several games can stand in one list. Sound as long as nobody mixes
 * two of them: whatever comes out of a kit goes back into the same one.
 */
export type AnyKit = Kit<GameTypes>;
export const anyKit = <T extends GameTypes>(kit: Kit<T>): AnyKit => kit as unknown as AnyKit;
