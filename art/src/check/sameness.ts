import { type Distance, distance } from '../measure/distance.ts';
import { type Facts, type Fault, lists } from './facts.ts';

/**
 * Two pictures of Shadows closer than this would be taken for each other. Copies are 0 apart, the closest two that we have
 * 0.60, the mean of all pairs is 0.92.
 */
export const leastDistance = 0.55;

export interface Pair extends Distance {
  readonly one: string;
  readonly other: string;
}

/** All pairs of Shadows pictures, the closest first. */
export function pairsOf({ pictured, concepts, prints }: Facts): readonly Pair[] {
  const known = pictured
    .filter(({ kind }) => kind !== 'emerald')
    .flatMap(({ id }) => {
      const [shown, print] = [concepts[id], prints[id]];
      return shown === undefined || print === undefined ? [] : [{ id, all: { ...shown, ...print } }];
    });
  return known
    .flatMap((one, n) =>
      known.slice(n + 1).map(other => ({ one: one.id, other: other.id, ...distance(one.all, other.all) })),
    )
    .sort((a, b) => a.all - b.all);
}

export function samenessFaults(facts: Facts): Fault[] {
  return pairsOf(facts)
    .filter(({ all }) => all < leastDistance)
    .map(({ one, other, all, composition, palette, tags }) => ({
      file: lists.prints,
      says: `has ${one} and ${other} only ${all.toFixed(2)} apart (composition ${composition.toFixed(2)}, palette ${palette.toFixed(2)}, tags ${tags.toFixed(2)}), and ${leastDistance} is the least: draw one of them in another way.`,
    }));
}
