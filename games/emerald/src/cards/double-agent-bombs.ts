import type { Effect } from '../effects.ts';

/** Played with an assassination, which counts the agents twice for it. */
export const doubleAgentBombs: Effect = {
  id: 'double-agent-bombs',
  rules: ['EM-CARD-FENIANS-1', 'EM-CARD-FENIANS-2', 'EM-CARD-FENIANS-3'],
};
