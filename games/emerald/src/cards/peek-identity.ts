import { must } from '@lamplight/contract';
import type { TextEffect } from '../effect.ts';
import { seatsOf } from '../scores.ts';
import { days, seatNo } from '../words.ts';

export const peekIdentity: TextEffect<'peek-identity'> = {
  id: 'peek-identity',
  rules: ['EM-CARD-VLADIMIR-BURTSEV-1', 'EM-CARD-VLADIMIR-BURTSEV-2'],
  text: {
    aim: 'player',
    forbids: ({ open, me }, { player }) => {
      if (player === undefined) return 'EM-TEXT-1';
      const seat = seatNo(player);
      const hidden = seat !== me && seat < open.sanity.length && must(open.revealed, seat) === null;
      return hidden ? undefined : 'EM-CARD-VLADIMIR-BURTSEV-1';
    },
    aims: ({ open, me }) =>
      seatsOf(open)
        .filter(seat => seat !== me)
        .map(seat => ({ player: must(days, seat) })),
    play: (work, by, { player }) => {
      if (player !== undefined) work.peek(by, seatNo(player));
    },
  },
};
