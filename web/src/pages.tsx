import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { homeWords } from './home/words.ts';
import type { Route } from './route.ts';
import { type Catalogue, openWords } from './words/catalogues.ts';

type PageOf<Name extends Route['page']> = ComponentType<Omit<Extract<Route, { page: Name }>, 'page'>>;

/** Loads a page beside its words, and nothing of the others. */
function page<Props>(words: readonly Catalogue[], load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [component] = await Promise.all([load(), ...words.map(openWords)]);
    return { default: component };
  });
}

export const pages: { readonly [Name in Route['page']]?: LazyExoticComponent<PageOf<Name>> } = {
  home: page([homeWords], async () => (await import('./home/home.tsx')).HomePage),
};
