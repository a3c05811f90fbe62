import { must } from '@lamplight/contract';
import type { TextEffect } from '../effect.ts';
import { allCities, cubesAt, seatsOf } from '../scores.ts';
import { cityIds, cityNo, days, seatNo } from '../words.ts';

export const clearCubes: TextEffect<'clear-cubes'> = {
  id: 'clear-cubes',
  rules: ['EM-CARD-INSPECTOR-LESTRADE-1', 'EM-CARD-INSPECTOR-LESTRADE-2'],
  text: {
    aim: 'their-cubes',
    forbids: ({ open }, { city, player }) => {
      if (city === undefined || player === undefined) return 'EM-TEXT-1';
      return cubesAt(open, cityNo(city), seatNo(player)) > 0 ? undefined : 'EM-CARD-INSPECTOR-LESTRADE-2';
    },
    aims: ({ open }) =>
      allCities.flatMap(city =>
        seatsOf(open)
          .filter(seat => cubesAt(open, city, seat) > 0)
          .map(seat => ({ city: must(cityIds, city), player: must(days, seat) })),
      ),
    play: (work, _by, { city, player }) => {
      if (city === undefined || player === undefined) return;
      const [place, owner] = [cityNo(city), seatNo(player)];
      work.cubes(owner, place, 'supply', cubesAt(work.state, place, owner));
    },
  },
};
