/** The layer of the Moby thesaurus: words that can replace each other, or the same third word. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Concept, Matrix } from '@lamplight/bots/meaning';
import { type Bag, cosine, layerOf, termsOf } from './similar.ts';

/** The weight of one being listed under the other. Moby lists a hundred words under each, so it is only a hint. */
const named = 0.2;
/** The rest: both list the same words. */
const shared = 0.6;
const least = 0.1;

export async function thesaurusLayer(concepts: readonly Concept[], folder: string): Promise<Matrix> {
  const text = await readFile(join(folder, 'words.txt'), 'utf8');
  const lists = new Map(
    text.split(/[\r\n]+/).map(line => [line.slice(0, line.indexOf(',')), line.split(',')] as const),
  );
  const terms = concepts.map(termsOf);
  const bags: readonly Bag[] = terms.map(
    words => new Map(words.flatMap(word => (lists.get(word) ?? [word]).map(other => [other, 1] as const))),
  );
  const names = (a: number, b: number): boolean => terms[b]?.some(word => bags[a]?.has(word)) ?? false;
  const nothing: Bag = new Map();
  return layerOf(concepts, least, (a, b) => {
    const hint = (names(a, b) ? named : 0) + (names(b, a) ? named : 0);
    return shared * cosine(bags[a] ?? nothing, bags[b] ?? nothing) + hint;
  });
}
