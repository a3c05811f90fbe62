/** From each player's acts to the factions of all, at once: there are only three of each identity [EM-CARD-SET-4]. */
import { type Faction, identitiesOfEach } from '@lamplight/emerald/public';

/** An identity card in front of a player. */
export interface HeldIdentity {
  /** Which it is, if known. */
  readonly card: Faction | undefined;
  /** Change of Heart lies on it, so its owner belongs to the other side. */
  readonly changed: boolean;
  /** The log-likelihood ratio of what was seen: above 0 speaks for a player who is a Restorationist now. */
  readonly lean: number;
}

/**
 * By player, the chance of being a Restorationist now. Every possible deal of the cards is weighted by what each player
 * did.
 */
export function rebelsAmong(held: readonly HeldIdentity[]): readonly number[] {
  const sums = held.map(() => 0);
  let total = 0;
  const visit = (seat: number, left: readonly [number, number], weight: number, rebels: readonly boolean[]): void => {
    if (weight === 0) return;
    const next = held[seat];
    if (next === undefined) {
      total += weight;
      for (const [n, rebel] of rebels.entries()) if (rebel) sums[n] = (sums[n] ?? 0) + weight;
      return;
    }
    for (const card of [0, 1] as const) {
      if (next.card !== undefined && next.card !== (card === 0 ? 'loyalist' : 'restorationist')) continue;
      const rebel = (card === 1) !== next.changed;
      const fewer: readonly [number, number] = card === 0 ? [left[0] - 1, left[1]] : [left[0], left[1] - 1];
      visit(seat + 1, fewer, weight * left[card] * (rebel ? Math.exp(next.lean) : 1), [...rebels, rebel]);
    }
  };
  visit(0, [identitiesOfEach, identitiesOfEach], 1, []);
  return sums.map(sum => (total === 0 ? 0.5 : sum / total));
}
