import type { ComponentType } from 'react';
import type { Game } from '../route.ts';
import { ShadowsRules } from '../shadows/rules/shadows-rules.tsx';
import { NowherePage } from '../shell/nowhere.tsx';

const books: Readonly<Partial<Record<Game, ComponentType>>> = { shadows: ShadowsRules };

/** All rules of a game, in our own words. */
export function RulesPage({ game }: { readonly game: Game }) {
  const Book = books[game] ?? NowherePage;
  return <Book />;
}
