/** The layer of WordNet's glosses: concepts that explain each other, or are explained in the same words. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Concept, Matrix } from '@lamplight/bots/meaning';
import { type Bag, cosine, layerOf, termsOf } from './similar.ts';

/** The first senses are the common ones: the tenth of «star» is an actor. */
const senses = 2;
/** A concept that appears in the other's gloss says more than words they share. */
const explains = 0.35;
const least = 0.05;
const parts = ['noun', 'verb', 'adj'] as const;
const small = new Set(
  'a an and any are as at be been by can for from has have having in into is it its made make not of on one or other out over some something someone somebody such than that the their them they this to under up used usually very was were when where which while who whose with without you'.split(
    ' ',
  ),
);

export async function glossLayer(concepts: readonly Concept[], folder: string): Promise<Matrix> {
  const words = await wordsOfConcepts(concepts, folder);
  const spread = new Map<string, number>();
  for (const own of words) for (const word of own) spread.set(word, (spread.get(word) ?? 0) + 1);
  // A word that explains many concepts says little about each.
  const bags: readonly Bag[] = words.map(
    own => new Map([...own].map(word => [word, 1 / Math.sqrt(spread.get(word) ?? 1)])),
  );
  const stems = concepts.map(concept => termsOf(concept).map(stem));
  const named = (a: number, b: number): boolean => stems[b]?.some(word => words[a]?.has(word)) ?? false;
  const nothing: Bag = new Map();
  return layerOf(concepts, least, (a, b) => {
    const hint = (named(a, b) ? explains : 0) + (named(b, a) ? explains : 0);
    return Math.min(1, cosine(bags[a] ?? nothing, bags[b] ?? nothing) + hint);
  });
}

/** The words of the first glosses of each concept, as stems. */
async function wordsOfConcepts(concepts: readonly Concept[], folder: string): Promise<readonly ReadonlySet<string>[]> {
  const all = concepts.map(() => new Set<string>());
  for (const part of parts) {
    const [index, data] = await Promise.all(
      ['index', 'data'].map(kind => readFile(join(folder, 'dict', `${kind}.${part}`), 'latin1')),
    );
    const places = new Map((index ?? '').split('\n').map(line => [line.slice(0, line.indexOf(' ')), line] as const));
    concepts.forEach((concept, n) => {
      // Prefers the noun. Actions and feelings have none, so their verb or adjective is used.
      if ((all[n]?.size ?? 0) > 0) return;
      for (const term of termsOf(concept)) {
        const offsets = places.get(term.replaceAll(' ', '_'))?.match(/\b\d{8}\b/g) ?? [];
        for (const offset of offsets.slice(0, senses))
          for (const word of glossAt(data ?? '', Number(offset))) all[n]?.add(word);
      }
    });
  }
  return all;
}

/**
 * A WordNet offset is a byte position in the file. The gloss follows the bar; its examples follow a semicolon, in
 * quotes.
 */
function glossAt(data: string, offset: number): readonly string[] {
  const line = data.slice(offset, data.indexOf('\n', offset));
  const words =
    line
      .slice(line.indexOf('|') + 1)
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  return words.filter(word => word.length > 2 && !small.has(word)).map(stem);
}

/** «rainy», «rains» and «raining» count as one word. */
const stem = (word: string): string => (word.length > 4 ? word.replace(/(?:ing|ies|es|ed|s|y)$/, '') : word);
