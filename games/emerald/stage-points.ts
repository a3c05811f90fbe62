/** Points that a scenario gives, as the sources they must have come from. */
import { type CardNo, numberOf, rowOf } from './src/cards.ts';
import type { PointSource } from './src/state.ts';
import type { Faction } from './src/words.ts';

type Kind = Faction | 'neutral';

/** A card that gives such points, named where the player owns none that does. */
const otherwise: Readonly<Record<Kind, CardNo>> = {
  neutral: numberOf('city-berlin'),
  loyalist: numberOf('bismarck'),
  restorationist: numberOf('prince-kropotkin'),
};

/**
 * Cards that the player owns come first, each with what is printed on it: when the Society of Leopold takes one, its
 * points have to go with it.
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
