import type { TextEffect } from '../effect.ts';

export const loyalistTrack2: TextEffect<'loyalist-track-2'> = {
  id: 'loyalist-track-2',
  rules: ['EM-CARD-MATVEI-GOLOVINSKI-1', 'EM-CARD-MATVEI-GOLOVINSKI-2', 'EM-CARD-MATVEI-GOLOVINSKI-3'],
  text: {
    aim: 'nothing',
    forbids: () => undefined,
    aims: () => [{}],
    play: work => work.mark(2, 0),
  },
};
