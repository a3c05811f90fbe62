/** The cards: plain ones are rows of the deck, special ones have a file in cards/. */
import type { Seat } from '@lamplight/contract';
import { peekGoal } from './cards/peek-goal.ts';
import { deck } from './deck.ts';
import type { Rule } from './rules.ts';
import type { Verbs } from './verbs.ts';
import type { CardId, View } from './words.ts';

export type Effect = {
  readonly id: string;
  readonly rules: readonly Rule[];
  /** Reads the view, so the choices cannot leak, and the client offers what the server checks. */
  readonly aim: (view: View) => readonly number[];
  readonly play: (verbs: Verbs, by: Seat, aim: number) => void;
};

const effects: readonly Effect[] = [peekGoal];

export function rowOf(card: CardId): (typeof deck)[number] {
  const row = deck.find(each => each.id === card);
  if (row === undefined) throw new Error(`There is no card ${card} in cards.csv.`);
  return row;
}

export const effectOf = (card: CardId): Effect | undefined => effects.find(effect => effect.id === rowOf(card).effect);
