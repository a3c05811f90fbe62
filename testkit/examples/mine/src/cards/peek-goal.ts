import type { Effect } from '../cards.ts';
import { goals } from '../words.ts';

export const peekGoal: Effect = {
  id: 'peek-goal',
  rules: ['MI-CARD-PEEK-GOAL-1', 'MI-CARD-PEEK-GOAL-2'],
  aim: view => [...goals.keys()].filter(goal => !(goal in view.known)),
  play: (verbs, by, goal) => verbs.peek(by, goal),
};
