import type { ComponentType } from 'react';
import type { Game } from '../route.ts';
import { ShadowsLearn } from '../shadows/learn/shadows-learn.tsx';

const lessons: Readonly<Record<Game, ComponentType>> = { shadows: ShadowsLearn };

/** The game by playing it. */
export function LearnPage({ game }: { readonly game: Game }) {
  const Lessons = lessons[game];
  return <Lessons />;
}
