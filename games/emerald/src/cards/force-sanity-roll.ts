import { must } from '@lamplight/contract';
import type { TextEffect } from '../effect.ts';
import { seatsOf } from '../scores.ts';
import { days, seatNo } from '../words.ts';

export const forceSanityRoll: TextEffect<'force-sanity-roll'> = {
  id: 'force-sanity-roll',
  rules: ['EM-CARD-NIGHT-TERRORS-1', 'EM-CARD-NIGHT-TERRORS-2'],
  text: {
    aim: 'player',
    harms: true,
    maddens: true,
    forbids: ({ open, me }, { player }) => {
      if (player === undefined || seatNo(player) === me) return 'EM-CARD-NIGHT-TERRORS-1';
      return (open.sanity[seatNo(player)] ?? 0) > 0 ? undefined : 'EM-CARD-NIGHT-TERRORS-2';
    },
    aims: ({ open, me }) =>
      seatsOf(open)
        .filter(seat => seat !== me)
        .map(seat => ({ player: must(days, seat) })),
    play: (work, _by, { player }) => {
      if (player !== undefined) work.plan({ do: 'roll', seat: seatNo(player), city: null });
    },
  },
};
