import type { Effect } from '../effect.ts';

/** Played with an assassination, which counts the agents twice for it. */
export const doubleAgentBombs: Effect<'double-agent-bombs'> = {
  id: 'double-agent-bombs',
  rules: ['EM-CARD-FENIANS-1', 'EM-CARD-FENIANS-2', 'EM-CARD-FENIANS-3'],
  doublesAgents: true,
};
