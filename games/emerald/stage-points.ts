/** The points that a scenario gives, as sources that can have produced them. */
import { type CardNo, numberOf, rowOf } from './src/cards.ts';
import type { PointSource } from './src/state.ts';
import type { Faction } from './src/words.ts';

type Kind = Faction | 'neutral';

/** A card that gives such points, for a player who owns none. */
const otherwise: Readonly<Record<Kind, CardNo>> = {
  neutral: numberOf('city-berlin'),
  loyalist: numberOf('bismarck'),
  restorationist: numberOf('prince-kropotkin'),
};

/**
 * Uses the player's own cards first, each with its printed points: when the Society of Leopold takes one, its points go
 * with it.
 */
export function sourcesOf(points: ReadonlyMap<Kind, number>, owned: readonly CardNo[]): readonly PointSource[] {
  return [...points].flatMap(([faction, total]) => {
    const sources: PointSource[] = [];
    let left = total;
    for (const card of owned) {
      const { vp, vp_faction } = rowOf(card);
      if (vp === 0 || vp_faction !== faction || vp > left) continue;
      sources.push({ card, points: vp, faction, victim: null });
      left -= vp;
    }
    return left === 0 ? sources : [...sources, { card: otherwise[faction], points: left, faction, victim: null }];
  });
}
