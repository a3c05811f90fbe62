/** One match of the arena: who plays it, and its result. */
import { type GameTypes, must, type Seating, seedOf } from '@lamplight/contract';
import type { AnyKit } from '@lamplight/testkit';
import { Misuse } from '../cli/flags.ts';
import { seatingsOf } from './bots.ts';
import { type PlayedMatch, play } from './play.ts';
import { type ContestResult, resultOf } from './tally.ts';

export type Lineup = {
  readonly bots: readonly string[];
  /** The number of the deal. */
  readonly deal: number;
  /** By how many places everybody has moved on. */
  readonly rotation: number;
};

/** How often the line-up can rotate by one place before it repeats by name. */
export function rotationsOf(bots: readonly string[]): number {
  const isAlike = (by: number) => bots.every((bot, n) => bot === bots[(n + by) % bots.length]);
  return bots.findIndex((_, by) => isAlike(by + 1)) + 1;
}

/** The same deal with everybody in every place, so that better cards favour nobody and no match is played twice. */
export const rotated = (bots: readonly string[], deal: number): readonly Lineup[] =>
  Array.from({ length: rotationsOf(bots) }, (_, rotation) => ({ bots, deal, rotation }));

export function seatedFor(kit: AnyKit, bots: readonly string[]) {
  for (const bot of bots) seatingOf(kit, bot);
  const seated = kit.seat(bots.length);
  if (seated === undefined) throw new Misuse(`${kit.game.id} cannot be played by ${bots.length} bots.`);
  return seated;
}

export function playLineup(
  kit: AnyKit,
  { bots, deal, rotation }: Lineup,
): { result: ContestResult; played: PlayedMatch<GameTypes> } {
  const seated = seatedFor(kit, bots);
  const sitting = seated.bots.map(bot => (bot + rotation) % bots.length);
  const seatings = sitting.map(bot => seatingOf(kit, must(bots, bot)));
  const played = play(kit.game, seated.table, seedOf(deal), seatings);
  const { state } = played.steps.at(-1)?.after ?? played.opening.match;
  const outcome = kit.game.outcome(state);
  if (outcome === undefined) throw new Error(`Deal ${deal} of ${kit.game.id} has no outcome.`);
  return { result: resultOf(played, outcome, { deal, sitting, sides: kit.sides?.(state) }), played };
}

function seatingOf(kit: AnyKit, name: string): Seating<GameTypes> {
  const seatings = seatingsOf(kit);
  const seating = seatings[name];
  if (seating === undefined) {
    throw new Misuse(`${kit.game.id} has no bot '${name}': its bots are ${Object.keys(seatings).join(', ')}.`);
  }
  return seating;
}
