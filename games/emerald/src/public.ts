/** What a player may know and do: all that web and bots import of the game. */
import { item } from '@lamplight/contract';
import { idOf, killValues, numberOf, type Row, rowOf, royaltyCards } from './cards.ts';
import { deck } from './deck.ts';
import { effectOf, isFree } from './effects.ts';
import { bombsNeeded, forbidden } from './judge.ts';
import { offers } from './offers.ts';
import { factsIn } from './open.ts';
import type { Rule } from './rules.ts';
import { targetFor } from './scores.ts';
import { type CardId, type CityId, cityNo, type Move, type TextAim, type View } from './words.ts';

export type { Result } from './outcome.ts';
export type { Rule } from './rules.ts';
export * from './words.ts';

/** A row of the deck: what is printed on the card. */
export type Card = Row;
export const cardNamed = (id: CardId): Card => rowOf(numberOf(id));
/** All there are, each once, in the order of their numbers. */
export const allCards: readonly Card[] = deck;

/** Bombs to kill an agent there. */
export const killValueOf = (city: CityId): number => item(killValues, cityNo(city));

/** Every city has its own. */
export const royaltyOf = (city: CityId): CardId => idOf(item(royaltyCards, cityNo(city)));

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

/** The same question about many moves of one view, which is read but once. */
export function judging(view: View): (move: Move) => Rule | undefined {
  const facts = factsIn(view);
  return move => (facts === undefined ? 'EM-TURN-1' : forbidden(facts, move));
}

/** What the player must say to use the card's text in an own turn; undefined for a card without such a text. */
export const needsOf = (card: CardId): readonly (keyof TextAim)[] | undefined => effectOf(numberOf(card))?.text?.needs;

/** Whether its text costs no action [EM-TURN-6]. */
export const isFreeText = (card: CardId): boolean => isFree(numberOf(card));

/** Bombs to kill this target; undefined where there is no such target [EM-KILL-2]. */
export function bombsFor(
  view: View,
  city: CityId,
  target: Extract<Move, { type: 'assassinate' }>['target'],
): number | undefined {
  const facts = factsIn(view);
  return facts === undefined ? undefined : bombsNeeded(facts, cityNo(city), target);
}
