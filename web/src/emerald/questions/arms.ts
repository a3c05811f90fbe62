/** What an attack is made with. The view names the card, the tellings name the rest. */
import type { StepTellings } from '@lamplight/client';
import { type AttackView, type CardId, cardNamed, type Told, type View } from '@lamplight/emerald/public';

export interface Arms {
  readonly cards: readonly CardId[];
  /** Bombs of agents and of cards. Undefined if it is no assassination, or was not told. */
  readonly slots: { readonly agents: number; readonly bombs: number } | undefined;
}

export function armsOf(view: View, attack: AttackView, tellings: readonly StepTellings[]): Arms {
  const alone: Arms = { cards: [attack.card], slots: undefined };
  const told = tellings.flatMap(telling => telling.told as readonly Told[]);
  const last = told.findLast(each => each.type === 'acted');
  if (last?.type !== 'acted' || last.move.type !== 'assassinate' || attack.kind !== 'assassinate') return alone;
  const { card, bombs, benefit } = last.move;
  const agents = view.cities[attack.city].agents[attack.by] ?? 0;
  return {
    cards: [card, ...bombs, ...(benefit === undefined ? [] : [benefit])],
    slots: {
      // With Fenians each agent is worth two [EM-CARD-FENIANS-1].
      agents: agents * (benefit === undefined ? 1 : 2),
      bombs: bombs.reduce((sum, bomb) => sum + cardNamed(bomb).bombs, 0),
    },
  };
}
