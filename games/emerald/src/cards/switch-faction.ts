import type { Effect } from '../effects.ts';

export const switchFaction: Effect = {
  id: 'switch-faction',
  rules: [
    'EM-CARD-CHANGE-OF-HEART-1',
    'EM-CARD-CHANGE-OF-HEART-2',
    'EM-CARD-CHANGE-OF-HEART-3',
    'EM-CARD-CHANGE-OF-HEART-4',
    'EM-CARD-CHANGE-OF-HEART-5',
    'EM-CARD-CHANGE-OF-HEART-6',
  ],
  text: {
    needs: [],
    forbids: () => undefined,
    aims: () => [{}],
    play: (work, by) => work.changeHeart(by),
  },
};
