import type { ComponentType } from 'react';
import type { Game } from '../route.ts';
import { ShadowsLearn } from '../shadows/learn/shadows-learn.tsx';
import { NowherePage } from '../shell/nowhere.tsx';

const lessons: Readonly<Partial<Record<Game, ComponentType>>> = { shadows: ShadowsLearn };

/** The game by playing it. */
export function LearnPage({ game }: { readonly game: Game }) {
  const Lessons = lessons[game] ?? NowherePage;
  return <Lessons />;
}
