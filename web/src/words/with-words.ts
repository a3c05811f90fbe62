import type { ComponentType } from 'react';
import { type CatalogueLoaders, openWords } from './catalogues.ts';

/** A part of the page that is loaded when it is needed, and the catalogues that it uses. */
export interface LazyPart<Props> {
  readonly words: readonly CatalogueLoaders[];
  readonly load: () => Promise<ComponentType<Props>>;
}

/** Loads a part and its words at the same time. */
export async function withWords<Props>({ words, load }: LazyPart<Props>): Promise<ComponentType<Props>> {
  const [component] = await Promise.all([load(), ...words.map(openWords)]);
  return component;
}
