/** What one player knows: everything public, and the own hand. Rules are judged on this and nothing else. */
import { must, type Seat } from '@lamplight/contract';
import type { CardNo } from './cards.ts';
import type { OpenState } from './state.ts';
import type { Preset } from './words.ts';

export type SeatFacts = {
  readonly open: OpenState;
  readonly me: Seat;
  readonly hand: readonly CardNo[];
  /** How many cards are in the player's own deck. */
  readonly draw: number;
  readonly preset: Preset;
};

/** Whether the hand holds all of these, each as often as it is named. */
export function holds({ hand }: SeatFacts, cards: readonly CardNo[]): boolean {
  for (const card of cards) if (countOf(hand, card) < countOf(cards, card)) return false;
  return true;
}

function countOf(cards: readonly CardNo[], card: CardNo): number {
  let count = 0;
  for (const each of cards) if (each === card) count += 1;
  return count;
}

/** Cards that a draw could bring: the deck, and the discard pile that would be shuffled into it [EM-TURN-2]. */
export const drawable = ({ open, me, draw }: SeatFacts): number => draw + must(open.discards, me).length;

export const sumOf = (cards: readonly CardNo[], icon: readonly number[]): number =>
  cards.reduce((sum, card) => sum + (icon[card] ?? 0), 0);

/** Every choice of other cards of the hand, including none. Copies of a card are the same choice. */
export function* handsful({ hand }: SeatFacts, card: CardNo): Iterable<readonly CardNo[]> {
  const others = hand.toSpliced(hand.indexOf(card), 1).toSorted((a, b) => a - b);
  yield* choices(others);
}

/** Every subset of a sorted list, each once. */
export function* choices(cards: readonly CardNo[]): Iterable<readonly CardNo[]> {
  yield [];
  for (let n = 0; n < cards.length; n++) {
    const card = must(cards, n);
    if (n > 0 && cards[n - 1] === card) continue;
    for (const rest of choices(cards.slice(n + 1))) yield [card, ...rest];
  }
}
