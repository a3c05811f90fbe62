import { must } from '@lamplight/contract';
import type { TextEffect } from '../effect.ts';
import { allCities, leads } from '../scores.ts';
import { cityIds, cityNo } from '../words.ts';

export const hideRoyalty: TextEffect<'hide-royalty'> = {
  id: 'hide-royalty',
  rules: [
    'EM-CARD-HIDE-ROYALTY-1',
    'EM-CARD-HIDE-ROYALTY-2',
    'EM-CARD-HIDE-ROYALTY-3',
    'EM-CARD-HIDE-ROYALTY-4',
    'EM-CARD-HIDE-ROYALTY-5',
  ],
  text: {
    scores: true,
    aim: 'city',
    takesRoyalty: true,
    forbids: ({ open, me }, { city }) => {
      if (city === undefined) return 'EM-TEXT-1';
      const fits = must(open.royalty, cityNo(city)) !== null && leads(open, cityNo(city), me);
      return fits ? undefined : 'EM-CARD-HIDE-ROYALTY-1';
    },
    aims: ({ open, me }) =>
      allCities
        .filter(city => must(open.royalty, city) !== null && leads(open, city, me))
        .map(city => ({ city: must(cityIds, city) })),
    play: (work, by, { city }) => {
      if (city === undefined) return;
      const place = cityNo(city);
      work.takeRoyalty(by, place, 'loyalist');
      work.plan({ do: 'roll', seat: by, city: place }, { do: 'clear-cubes', city: place, by });
    },
  },
};
