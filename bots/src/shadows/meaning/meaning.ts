/**
 * What pictures mean to a bot: how close two concepts are, and by which association. No language package, no network.
 */
import { readFileSync } from 'node:fs';
import { decode, type LayerName, type Layers, layerNames } from './binary.ts';
import { type Concept, readConcepts, type Vocabulary } from './concepts.ts';
import { thirdBetween } from './graph.ts';
import { binaryFile, conceptsText } from './texts.ts';

/** How much a listener trusts each source. An absent source is ignored. */
export type Weights = Partial<Readonly<Record<LayerName, number>>>;

/** The authored graph comes first. Computed layers fill in where nobody wrote anything (docs/decisions/0015). */
export const everything: Weights = { direct: 1, hops: 1, vectors: 0.3, thesaurus: 0.1, emoji: 0.3, gloss: 0.3 };
export const graphOnly: Weights = { direct: 1, hops: 1 };
export const tailOnly: Weights = { vectors: 0.5, thesaurus: 0.15, emoji: 0.5, gloss: 0.5 };

export interface Meaning extends Vocabulary {
  readonly layers: Layers;
  /** Its row in every layer. */
  numberOf(id: string): number;
  /** From -1, opposites, to 1, the same. */
  affinity(a: string, b: string, weights: Weights): number;
  /** The concepts from one to the other along the authored graph, both ends included, with at most one in between. */
  path(a: string, b: string): readonly string[] | undefined;
}

let loaded: Meaning | undefined;

/** Reads the files the first time only. */
export function loadMeaning(): Meaning {
  loaded ??= meaningOf(readConcepts(conceptsText()), readFileSync(binaryFile));
  return loaded;
}

function meaningOf(vocabulary: Vocabulary, file: Uint8Array): Meaning {
  const { layers, concepts: ids } = decode(file);
  const { concepts } = vocabulary;
  if (ids.length !== concepts.length || concepts.some(({ id }, n) => id !== ids[n]))
    throw new Error('meaning.bin was made from other concepts than concepts.txt names: run `npm run meaning`.');
  const numbers = new Map(ids.map((id, n) => [id, n]));
  const numberOf = (id: string): number => {
    const number = numbers.get(id);
    if (number === undefined) throw new Error(`«${id}» is no concept of concepts.txt.`);
    return number;
  };
  return {
    ...vocabulary,
    layers,
    numberOf,
    affinity: (a, b, weights) => (a === b ? 1 : blend(layers, numberOf(a), numberOf(b), weights)),
    path: (a, b) => pathBetween(concepts, layers, numberOf(a), numberOf(b)),
  };
}

function blend(layers: Layers, a: number, b: number, weights: Weights): number {
  const sum = layerNames.reduce((total, name) => total + (weights[name] ?? 0) * layers[name].at(a, b), 0);
  return Math.max(-1, Math.min(1, sum));
}

function pathBetween(
  concepts: readonly Concept[],
  { direct }: Layers,
  a: number,
  b: number,
): readonly string[] | undefined {
  const named = (...way: readonly number[]): readonly string[] => way.flatMap(n => concepts[n]?.id ?? []);
  if (a === b) return named(a);
  if (direct.at(a, b) > 0) return named(a, b);
  if (direct.at(a, b) < 0) return undefined;
  const between = thirdBetween(concepts, direct, a, b);
  return between === undefined ? undefined : named(a, between.third, b);
}
