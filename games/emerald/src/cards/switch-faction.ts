import type { TextEffect } from '../effect.ts';

export const switchFaction: TextEffect<'switch-faction'> = {
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
    aim: 'nothing',
    forbids: () => undefined,
    aims: () => [{}],
    play: (work, by) => work.changeHeart(by),
  },
};
