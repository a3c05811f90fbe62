import type { Effect } from '../effects.ts';

export const loyalistTrack2: Effect = {
  id: 'loyalist-track-2',
  rules: ['EM-CARD-MATVEI-GOLOVINSKI-1', 'EM-CARD-MATVEI-GOLOVINSKI-2', 'EM-CARD-MATVEI-GOLOVINSKI-3'],
  text: {
    needs: [],
    forbids: () => undefined,
    aims: () => [{}],
    play: work => work.mark(2, 0),
  },
};
