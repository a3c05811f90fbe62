/** The emoji layer: concepts that are keywords of the same emoji. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Concept, Matrix } from '@lamplight/bots/meaning';
import { type Bag, cosine, layerOf, termsOf } from './similar.ts';

const least = 0.08;

interface Annotated {
  readonly annotations: {
    readonly annotations: Readonly<
      Record<string, { readonly default?: readonly string[]; readonly tts?: readonly string[] }>
    >;
  };
}

export async function emojiLayer(concepts: readonly Concept[], library: string, annotations: string): Promise<Matrix> {
  const words = new Map<string, Set<string>>();
  const learn = (emoji: string, phrases: readonly string[]): void => {
    // Some sets spell an emoji with the variation selector that asks for colour, others without.
    const plain = emoji.replaceAll('\u{fe0f}', '');
    const known = words.get(plain) ?? new Set();
    words.set(plain, known);
    for (const phrase of phrases.map(each => each.toLowerCase().replaceAll('_', ' ')))
      for (const word of [phrase, ...phrase.split(' ')]) known.add(word);
  };
  const json = async (path: string) => JSON.parse(await readFile(path, 'utf8'));
  const own: Record<string, readonly string[]> = await json(join(library, 'dist', 'emoji-en-US.json'));
  for (const [emoji, phrases] of Object.entries(own)) learn(emoji, phrases);
  const unicode: Annotated = await json(join(annotations, 'annotations', 'en', 'annotations.json'));
  for (const [emoji, { default: key = [], tts = [] }] of Object.entries(unicode.annotations.annotations))
    learn(emoji, [...key, ...tts]);

  const bags: readonly Bag[] = concepts.map(concept => {
    const terms = termsOf(concept);
    return new Map([...words].filter(([, known]) => terms.some(term => known.has(term))).map(([emoji]) => [emoji, 1]));
  });
  const nothing: Bag = new Map();
  return layerOf(concepts, least, (a, b) => cosine(bags[a] ?? nothing, bags[b] ?? nothing));
}
