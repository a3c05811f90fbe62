import { bombsFor, type CardId, doublesAgents, type View } from '@lamplight/emerald/public';
import { idsOf, type TurnDraft } from './draft.ts';
import { settled } from './finish.ts';
import { agentsThere, aimOf, rolesOf } from './recipes/kill.ts';
import { iconsFor, sightOf, sumOf } from './sight.ts';

/** What a kill needs and what there is for it [EM-KILL-2]. */
export interface PaymentLedger {
  readonly needed: number;
  /** One slot each: own agents first, then the bombs of cards. */
  readonly slots: readonly ('agent' | 'bomb' | 'missing' | 'over')[];
  readonly have: number;
  /** How much each agent counts: the Fenians double it. */
  readonly worth: 1 | 2;
  readonly bombs: readonly CardId[];
  readonly agents: number;
}

/** Undefined until there is a target. */
export function ledgerOf(view: View, draft: TurnDraft): PaymentLedger | undefined {
  const sight = sightOf(view);
  if (sight === undefined) return undefined;
  const now = settled(sight, draft);
  if (now.act !== 'assassinate') return undefined;
  const { city, target } = aimOf(sight, now);
  const needed = city === undefined || target === undefined ? undefined : bombsFor(view, city, target);
  if (city === undefined || needed === undefined) return undefined;
  const ids = idsOf(sight.hand, now.cards);
  const [roles] = rolesOf(ids);
  const bombs = roles?.bombs ?? ids.filter(card => !doublesAgents(card));
  const worth = ids.some(doublesAgents) ? 2 : 1;
  const agents = agentsThere(sight, city);
  const have = agents * worth + sumOf(bombs, iconsFor.bombs);
  const length = Math.max(needed, have);
  const slots = Array.from({ length }, (_, n) => {
    if (n >= have) return 'missing';
    // A surplus of agents costs nothing. A surplus of bombs comes from the last card [EM-KILL-8].
    if (n >= needed) return n < agents * worth ? 'agent' : 'over';
    return n < agents * worth ? 'agent' : 'bomb';
  });
  return {
    needed,
    slots: slots.slice(0, Math.max(needed, bombs.length > 0 ? have : needed)),
    have,
    worth,
    bombs,
    agents,
  };
}

/** How many bombs are missing for any target there, using the whole hand. Undefined if none are. */
export function shortIn(view: View, city: Parameters<typeof bombsFor>[1]): number | undefined {
  const sight = sightOf(view);
  if (sight === undefined) return undefined;
  const { hand, me } = sight;
  const royalty = view.cities[city].royalty === null ? undefined : bombsFor(view, city, 'royalty');
  if (royalty === undefined || (view.cities[city].agents[me] ?? 0) === 0) return undefined;
  const worth = hand.some(doublesAgents) ? 2 : 1;
  const best = Math.max(
    0,
    ...hand.flatMap((card, place) =>
      iconsFor.assassinate(card) > 0 ? [sumOf(hand.toSpliced(place, 1), iconsFor.bombs)] : [],
    ),
  );
  const short = royalty - agentsThere(sight, city) * worth - best;
  return short > 0 ? short : undefined;
}
