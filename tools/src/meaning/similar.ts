/** The similarity of concepts, each given as a bag of words, emoji or anything else. */
import { type Concept, Matrix } from '@lamplight/bots/meaning';

/** The contents of a bag, with their weights. */
export type Bag = ReadonlyMap<string, number>;

/** The words by which a source may know a concept: its name, split if it is several words, and its lookup words. */
export const termsOf = ({ id, lookup }: Concept): readonly string[] => [
  ...new Set([...(id.includes(' ') ? [id] : []), ...lookup]),
];

/** Fills a layer. Values below `least` are chance and are left out. */
export function layerOf(concepts: readonly Concept[], least: number, alike: (a: number, b: number) => number): Matrix {
  const layer = new Matrix(concepts.length);
  concepts.forEach((_one, a) => {
    for (let b = 0; b < a; b++) {
      const value = alike(a, b);
      if (value >= least) layer.set(a, b, value);
    }
  });
  return layer;
}

/** The cosine of two bags: 1 if they are the same, 0 if they share nothing. */
export function cosine(one: Bag, other: Bag): number {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one];
  let both = 0;
  for (const [item, weight] of fewer) both += weight * (more.get(item) ?? 0);
  return both === 0 ? 0 : both / (lengthOf(one) * lengthOf(other));
}

const lengths = new WeakMap<Bag, number>();

function lengthOf(bag: Bag): number {
  const known = lengths.get(bag);
  if (known !== undefined) return known;
  const length = Math.sqrt([...bag.values()].reduce((sum, weight) => sum + weight * weight, 0));
  lengths.set(bag, length);
  return length;
}
