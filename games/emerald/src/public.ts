/** What a player may know and do: all that web and bots import of the game. */
import { item } from '@lamplight/contract';
import { killValues, numberOf, type Row, rowOf } from './cards.ts';
import { deck } from './deck.ts';
import { forbidden } from './judge.ts';
import { offers } from './offers.ts';
import { factsIn } from './open.ts';
import { provenance } from './provenance.ts';
import type { Rule } from './rules.ts';
import { targetFor } from './scores.ts';
import { type CardId, type CityId, cityNo, type Move, type View } from './words.ts';

export type { Result } from './outcome.ts';
export type { Rule } from './rules.ts';
export * from './words.ts';

/** A row of the deck: what is printed on the card. */
export type Card = Row;
export const cardNamed = (id: CardId): Card => rowOf(numberOf(id));
/** All there are, each once, in the order of their numbers. */
export const allCards: readonly Card[] = deck;

/** Read from the rulebook or proved by its examples; deduced from it; our own. */
export const origins = ['seed', 'inferred', 'designed'] as const;
export type Origin = (typeof origins)[number];
/** Where the values of a card come from, by the names of their columns. */
export const provenanceOf = (id: CardId): { readonly [origin in Origin]?: readonly string[] } => provenance[id];

/** Bombs to kill an agent there. */
export const killValueOf = (city: CityId): number => item(killValues, cityNo(city));

/** The score that ends the game [EM-END-1]. */
export const targetIn = (view: View): number => targetFor(Object.keys(view.players).length);

export function* moves(view: View): Iterable<Move> {
  const facts = factsIn(view);
  if (facts !== undefined) yield* offers(facts);
}

/** The rule that forbids the move, or undefined. The client explains an illegal choice with it. */
export function forbids(view: View, move: Move): Rule | undefined {
  const facts = factsIn(view);
  return facts === undefined ? 'EM-TURN-1' : forbidden(facts, move);
}
