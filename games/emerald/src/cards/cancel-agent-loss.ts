import type { Effect } from '../effect.ts';

export const cancelAgentLoss: Effect<'cancel-agent-loss'> = {
  id: 'cancel-agent-loss',
  rules: [
    'EM-CARD-SHERLOCK-HOLMES-1',
    'EM-CARD-SHERLOCK-HOLMES-2',
    'EM-CARD-SHERLOCK-HOLMES-3',
    'EM-CARD-SHERLOCK-HOLMES-4',
    'EM-CARD-BLOCK-9',
  ],
  blocks: ['assassinate', 'shoggoth', 'vampires', 'zombies', 'cthulhu'],
};
