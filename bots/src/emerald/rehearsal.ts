/** What the game gives a bot so that it can play on in imagined worlds. The bot never looks into a world. */
import type { BotTemper, Random, Seat } from '@lamplight/contract';
import type { Move, View } from '@lamplight/emerald/public';

export type RehearsedMove = { readonly move: Move; readonly worth: number };

export interface Rehearsal<World extends object> {
  /** Worlds that fit this view, with factions drawn by suspicion. */
  dreamer(view: View, suspicion: readonly number[]): (random: Random) => World;
  /** The seat that is to act; undefined when the world is over. */
  actor(world: World): Seat | undefined;
  /** Changes whenever another turn begins. */
  turns(world: World): number;
  play(world: World, move: Move, random: Random): World;
  /** What the rule player would do; `whim` is how many points of chance it adds to the worth of a move. */
  policy(world: World, random: Random, whim: number): Move;
  /** The moves worth considering, best first by the rule player's estimate. */
  options(world: World, suspicion: readonly number[], temper: BotTemper, count: number): readonly RehearsedMove[];
  /** The rule player itself, from a view. */
  rule(view: View, suspicion: readonly number[], temper: BotTemper, random: Random, whim: number): Move | undefined;
  /** What the rule player of the other side would do here; undefined if everybody knows that the bot is not. */
  mask(view: View, suspicion: readonly number[], temper: BotTemper, random: Random): Move | undefined;
  /** By seat, the chance to win. */
  value(world: World): readonly number[];
}
