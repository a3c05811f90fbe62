/** What a broken client, a curious player or a forger could send. */
import type { Json } from '@lamplight/contract';
import fc from 'fast-check';

/** How many of each per match. */
const mutants = 24;
const strangers = 8;

/** A key that no move and no table has. */
export const foreignKey = '~foreign';

/** Names that every JavaScript object has, and numbers that only look like indexes. */
const traps = ['__proto__', 'constructor', 'toString', '', -1, 0.5, 99, 2 ** 53, 1e300] as const;

const json = (maxDepth: number) => fc.jsonValue({ maxDepth }) as fc.Arbitrary<Json>;

const slip = fc.record({
  which: fc.nat(),
  where: fc.nat(),
  key: fc.nat(),
  does: fc.constantFrom('change', 'remove', 'add'),
  value: fc.oneof(fc.constantFrom<Json[]>(...traps), json(1)),
  /** A value that is valid elsewhere is the slip most likely to pass. */
  borrowed: fc.option(fc.nat(), { nil: undefined }),
});
type Slip = typeof slip extends fc.Arbitrary<infer Drawn> ? Drawn : never;

/** Anything that JSON can carry. */
export const anyJson = (seed: number): readonly Json[] => fc.sample(json(2), { seed, numRuns: strangers });

/** Valid values with one key somewhere changed, removed or added. */
export function mutantsOf(values: readonly Json[], seed: number): readonly Json[] {
  if (values.length === 0) return [];
  const leaves = values.flatMap(leavesOf);
  return fc.sample(slip, { seed, numRuns: mutants }).map(drawn => {
    const value = drawn.borrowed === undefined ? drawn.value : pick(leaves, drawn.borrowed);
    return mutated(pick(values, drawn.which), { ...drawn, value });
  });
}

function mutated(from: Json, { where, key, does, value }: Slip): Json {
  const copy = structuredClone(from) as Json;
  const parts = partsOf(copy);
  if (parts.length === 0) return value;
  const part = pick(parts, where) as Record<string, Json> | Json[];
  const keys = Object.keys(part);
  if (Array.isArray(part)) {
    if (does === 'remove') part.pop();
    else part[does === 'add' || keys.length === 0 ? part.length : key % keys.length] = value;
  } else if (does === 'add' || keys.length === 0) part[foreignKey] = value;
  else if (does === 'change') part[pick(keys, key)] = value;
  else delete part[pick(keys, key)];
  return copy;
}

/** The lists and records inside a value, itself first. */
const partsOf = (value: Json): readonly object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : [];

const leavesOf = (value: Json): readonly Json[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];

const pick = <Item>(items: readonly Item[], n: number): Item => items[n % items.length] as Item;
