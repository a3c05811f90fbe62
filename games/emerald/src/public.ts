/** What a player may know and do: everything web and bots import of the game. */
import { must } from '@lamplight/contract';
import { type DeckRow, idOf, killValues, numberOf, rowOf, royaltyCards } from './cards.ts';
import { deck } from './deck.ts';
import type { CardText } from './effect.ts';
import { effectOf, isFree, textAttackOf, textEffectOf } from './effects.ts';
import { bombsNeeded, forbidden } from './judge.ts';
import { offers } from './offers.ts';
import { factsIn } from './open.ts';
import type { Rule } from './rules.ts';
import { targetFor } from './scores.ts';
import type { View } from './views.ts';
import { type AttackKind, type CardId, type CityId, cityNo, type Loss, type Move, type TextEffectId } from './words.ts';

export { nearnessOf } from './nearness.ts';
export type { EmeraldResult } from './outcome.ts';
export { cardRules, type Rule } from './rules.ts';
export type * from './views.ts';
export * from './words.ts';

/** A row of the deck: what is printed on the card. */
export type Card = DeckRow;
export const cardNamed = (id: CardId): Card => rowOf(numberOf(id));
/** All there are, each once, in the order of their numbers. */
export const allCards: readonly Card[] = deck;

/** Bombs to kill an agent there. */
export const killValueOf = (city: CityId): number => must(killValues, cityNo(city));

/** Every city has its own. */
export const royaltyOf = (city: CityId): CardId => idOf(must(royaltyCards, cityNo(city)));

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

/** The same question about many moves of one view, which is read only once. */
export function judging(view: View): (move: Move) => Rule | undefined {
  const facts = factsIn(view);
  return move => (facts === undefined ? 'EM-TURN-1' : forbidden(facts, move));
}

/** What can be asked about a text without playing it. */
export type TextFacts = Pick<CardText, 'aim' | 'harms' | 'deadly' | 'claims' | 'takesRoyalty'>;

/** The text that the card has for the player's own turn; undefined if it has none. */
export const textOf = (card: CardId): TextFacts | undefined => effectOf(numberOf(card))?.text;
export const textIdOf = (card: CardId): TextEffectId | undefined => textEffectOf(numberOf(card))?.id;

/** The attack that the card's text makes, if it makes one: its victim is asked about it. */
export const attackOf = (card: CardId): AttackKind | undefined => effectOf(numberOf(card))?.attack?.kind;

/** What an attack costs its victim. An assassination has no text, and kills. */
export const lossBy = (kind: AttackKind): Loss => textAttackOf(kind)?.loss ?? 'killed';

/** Whether it is played beside a kill, where each agent then counts twice [EM-CARD-FENIANS-1]. */
export const doublesAgents = (card: CardId): boolean => effectOf(numberOf(card))?.doublesAgents === true;

/** Whether its text costs no action [EM-TURN-6]. */
export const isFreeText = (card: CardId): boolean => isFree(numberOf(card));

/** Bombs to kill this target; undefined if there is no such target [EM-KILL-2]. */
export function bombsFor(
  view: View,
  city: CityId,
  target: Extract<Move, { type: 'assassinate' }>['target'],
): number | undefined {
  const facts = factsIn(view);
  return facts === undefined ? undefined : bombsNeeded(facts, cityNo(city), target);
}
