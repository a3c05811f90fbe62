import { must } from '@lamplight/contract';
import type { TextEffect } from '../effect.ts';
import { allCities } from '../scores.ts';
import { cityIds, cityNo } from '../words.ts';

export const discardTopCard: TextEffect<'discard-top-card'> = {
  id: 'discard-top-card',
  rules: ['EM-CARD-THE-THIRD-SECTION-1', 'EM-CARD-THE-THIRD-SECTION-2', 'EM-CARD-THE-THIRD-SECTION-3'],
  text: {
    aim: 'city',
    forbids: ({ open }, { city }) => {
      if (city === undefined) return 'EM-TEXT-1';
      return must(open.tops, cityNo(city)) === null ? 'EM-CARD-THE-THIRD-SECTION-3' : undefined;
    },
    aims: ({ open }) =>
      allCities.filter(city => must(open.tops, city) !== null).map(city => ({ city: must(cityIds, city) })),
    play: (work, _by, { city }) => {
      if (city === undefined) return;
      work.emit({ type: 'took', city: cityNo(city), by: null });
      work.turnUp(cityNo(city));
    },
  },
};
