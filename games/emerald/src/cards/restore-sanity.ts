import type { Effect } from '../effects.ts';

export const restoreSanity: Effect = {
  id: 'restore-sanity',
  rules: ['EM-CARD-SIGMUND-FREUD-1', 'EM-CARD-SIGMUND-FREUD-2', 'EM-CARD-SIGMUND-FREUD-3'],
  text: {
    needs: [],
    forbids: () => undefined,
    aims: () => [{}],
    play: (work, by) => {
      work.heal(by);
      work.mark(0, 2);
    },
  },
};
