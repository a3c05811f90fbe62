import type { ComponentType } from 'react';
import type { Game } from '../route.ts';
import { ShadowsRules } from '../shadows/rules/shadows-rules.tsx';

const books: Readonly<Record<Game, ComponentType>> = { shadows: ShadowsRules };

/** All rules of a game, in our own words. */
export function RulesPage({ game }: { readonly game: Game }) {
  const Book = books[game];
  return <Book />;
}
