/** What each concept makes people think of: reads the texts `bots/meaning/associations/*.txt`. */
import { linesOf } from './concepts.ts';

/** For each concept what it makes people think of, 1–9; below zero: «the opposite, not this». */
export type Associations = ReadonlyMap<string, ReadonlyMap<string, number>>;

const heaviestAssociation = 9;
const fewestAssociations = 8;
const mostAssociations = 12;

export function readAssociations(texts: readonly string[]): Associations {
  const all = new Map<string, ReadonlyMap<string, number>>();
  for (const row of texts.flatMap(linesOf)) {
    const [id = '', list, more] = row.split(': ');
    if (list === undefined || more !== undefined)
      throw new Error(`This line of associations cannot be read: «${row}». Write «concept: other 7, another 3».`);
    if (all.has(id)) throw new Error(`«${id}» has two lines of associations: make them one.`);
    const pairs = list.split(', ').map(pair => pairOf(id, pair));
    all.set(id, new Map(pairs));
    if (pairs.length !== all.get(id)?.size) throw new Error(`«${id}» names one of its associates twice.`);
  }
  return all;
}

function pairOf(id: string, pair: string): readonly [string, number] {
  const [, other, weight] = /^(.+) (-?[1-9])$/.exec(pair) ?? [];
  if (other === undefined) throw new Error(`«${id}» has «${pair}», which is not a concept and a weight from 1 to 9.`);
  if (other === id) throw new Error(`«${id}» is associated with itself.`);
  return [other, Number(weight) / heaviestAssociation];
}

/** What is wrong with all of them together, in sentences. */
export function faultsIn(associations: Associations, ids: readonly string[]): readonly string[] {
  const known = new Set(ids);
  const told = new Set([...associations.values()].flatMap(others => [...others.keys()]));
  return [
    ...ids.filter(id => !associations.has(id)).map(id => `«${id}» has no associations.`),
    ...ids.filter(id => !told.has(id)).map(id => `Nothing makes anybody think of «${id}».`),
    ...[...associations].flatMap(([id, others]) => [
      ...(known.has(id) ? [] : [`«${id}» is no concept.`]),
      ...[...others.keys()].filter(other => !known.has(other)).map(other => `«${id}» leads to «${other}», no concept.`),
      ...(others.size < fewestAssociations || others.size > mostAssociations
        ? [`«${id}» has ${others.size} associates.`]
        : []),
      ...[...others]
        .filter(([other, weight]) => weight * (associations.get(other)?.get(id) ?? 0) < 0)
        .map(([other]) => `«${id}» and «${other}» disagree on whether they are opposites.`),
    ]),
  ];
}
