import type { TextEffect } from '../effect.ts';

export const restoreSanity: TextEffect<'restore-sanity'> = {
  id: 'restore-sanity',
  rules: ['EM-CARD-SIGMUND-FREUD-1', 'EM-CARD-SIGMUND-FREUD-2', 'EM-CARD-SIGMUND-FREUD-3'],
  text: {
    aim: 'nothing',
    forbids: () => undefined,
    aims: () => [{}],
    play: (work, by) => {
      work.heal(by);
      work.mark(0, 2);
    },
  },
};
