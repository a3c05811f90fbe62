/** What the game hands to a bot so that it can play on in its head. The bot never looks into a world. */
import type { BotTemper, Random, Seat } from '@lamplight/contract';
import type { Move, View } from '@lamplight/emerald/public';

export type RehearsedMove = { readonly move: Move; readonly worth: number };

export interface Rehearsal<World extends object> {
  /** Worlds that look like this view, with factions as likely as they are suspected. */
  dreamer(view: View, suspicion: readonly number[]): (random: Random) => World;
  /** Whom the world waits for; undefined when it is over. */
  actor(world: World): Seat | undefined;
  /** Changes whenever another turn begins. */
  turns(world: World): number;
  play(world: World, move: Move, random: Random): World;
  /** What the rule player would do; `whim` is how many points of chance it adds to what a move is worth. */
  policy(world: World, random: Random, whim: number): Move;
  /** The moves worth thinking about, the best by the rule player's worth first. */
  options(world: World, suspicion: readonly number[], temper: BotTemper, count: number): readonly RehearsedMove[];
  /** The rule player itself, from a view. */
  rule(view: View, suspicion: readonly number[], temper: BotTemper, random: Random, whim: number): Move | undefined;
  /** What the rule player would do here if it were of the other side; undefined where everybody knows that it is not. */
  mask(view: View, suspicion: readonly number[], temper: BotTemper, random: Random): Move | undefined;
  /** By seat, the chance to win. */
  value(world: World): readonly number[];
}
