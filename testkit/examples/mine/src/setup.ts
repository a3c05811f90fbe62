import { type Random, seal } from '@lamplight/contract';
import { rowOf } from './cards.ts';
import { turnTime } from './decide.ts';
import type { Event } from './events.ts';
import { type CardId, cardIds, goals, roles } from './words.ts';

const cardsInHand = 2;

export const allCards: readonly CardId[] = cardIds.flatMap(id => Array<CardId>(rowOf(id).copies).fill(id));

export function setup(random: Random): readonly Event[] {
  const deck = random.shuffle(allCards).map(seal);
  const dealt = roles.flatMap((_, seat): Event[] =>
    deck.slice(seat * cardsInHand, (seat + 1) * cardsInHand).map(card => ({ type: 'drew', by: seat, card })),
  );
  return [
    { type: 'began', roles: random.shuffle(roles).map(seal), goals: random.shuffle(goals).map(seal), deck },
    ...dealt,
    { type: 'turned', to: 0, endsAt: turnTime.present },
  ];
}
