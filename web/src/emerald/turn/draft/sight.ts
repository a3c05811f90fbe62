import { type CardId, cardNamed, type Day, judging, type Move, type Rule, type View } from '@lamplight/emerald/public';

/** A view prepared for composing a turn: the own hand, and the judge, which reads the view only once. */
export interface TurnSight {
  readonly view: View;
  readonly me: Day;
  readonly hand: readonly CardId[];
  readonly judge: (move: Move) => Rule | undefined;
}

const seen = new WeakMap<View, TurnSight>();

/** Undefined for the audience, which has no hand. */
export function sightOf(view: View): TurnSight | undefined {
  const { me } = view;
  const hand = me === null ? undefined : view.players[me]?.hand;
  if (me === null || typeof hand !== 'object') return undefined;
  const before = seen.get(view);
  if (before !== undefined) return before;
  const sight: TurnSight = { view, me, hand, judge: judging(view) };
  seen.set(view, sight);
  return sight;
}

/** How many icons for an action the card has. */
export const iconsFor = {
  place: (card: CardId) => cardNamed(card).place,
  claim: (card: CardId) => cardNamed(card).claim,
  retrieve: (card: CardId) => cardNamed(card).retrieve,
  move: (card: CardId) => cardNamed(card).move,
  bombs: (card: CardId) => cardNamed(card).bombs,
  assassinate: (card: CardId) => cardNamed(card).assassinate,
  track: (card: CardId) => cardNamed(card).track_loyalist + cardNamed(card).track_restorationist,
} as const;

export const sumOf = (cards: readonly CardId[], icon: (card: CardId) => number): number =>
  cards.reduce((sum, card) => sum + icon(card), 0);
