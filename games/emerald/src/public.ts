/** What a player may know and do: all that web and bots import of the game. */
import { forbidden } from './judge.ts';
import { offers } from './offers.ts';
import { factsIn } from './open.ts';
import type { Rule } from './rules.ts';
import type { Move, View } from './words.ts';

export * from './words.ts';

export function* moves(view: View): Iterable<Move> {
  const facts = factsIn(view);
  if (facts !== undefined) yield* offers(facts);
}

/** The rule that forbids the move, or undefined. The client explains an illegal choice with it. */
export function forbids(view: View, move: Move): Rule | undefined {
  const facts = factsIn(view);
  return facts === undefined ? 'EM-TURN-1' : forbidden(facts, move);
}
