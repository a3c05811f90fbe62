import type { BySeat, Game, GameTypes, Seating, Table } from '@lamplight/contract';
import type { GameTrial } from './laws/trial.ts';
import type { ScenarioStage } from './scenario/stage.ts';

/** Everything the tools need to know of a game besides the game: how to try it, stage it and seat bots. */
export interface Kit<T extends GameTypes> {
  readonly game: Game<T>;
  /** By kind of match: `four`, `cooperative`. */
  readonly trials: Readonly<Record<string, GameTrial<T>>>;
  readonly stage: ScenarioStage<T>;
  readonly players: Readonly<Record<string, Seating<T>>>;
  /** The table for this many bots, and which of them sits in each seat. Undefined if the game cannot be played so. */
  readonly seat: (bots: number) => { readonly table: Table<T['Options']>; readonly bots: BySeat<number> } | undefined;
  /** In a game of secret sides: the side of each seat at the end. The arena reports how each side fares. */
  readonly sides?: (state: T['State']) => BySeat<string>;
}

/**
 * A kit without its types, so that kits of several games fit in one list. Sound as long as nobody mixes two: what comes
 * out of a kit must go back into the same one.
 */
export type AnyKit = Kit<GameTypes>;
export const anyKit = <T extends GameTypes>(kit: Kit<T>): AnyKit => kit as unknown as AnyKit;
