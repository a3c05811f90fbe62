import { must } from '@lamplight/contract';
import type { TextEffect } from '../effect.ts';
import { allCities, leads } from '../scores.ts';
import { cityIds, cityNo } from '../words.ts';

export const claimWithoutCube: TextEffect<'claim-without-cube'> = {
  id: 'claim-without-cube',
  rules: [
    'EM-CARD-DUCHESS-D-UZES-1',
    'EM-CARD-DUCHESS-D-UZES-2',
    'EM-CARD-DUCHESS-D-UZES-3',
    'EM-CARD-DUCHESS-D-UZES-4',
  ],
  text: {
    aim: 'city',
    claims: true,
    forbids: ({ open, me }, { city }) => {
      if (city === undefined) return 'EM-TEXT-1';
      if (must(open.tops, cityNo(city)) === null) return 'EM-CARD-DUCHESS-D-UZES-4';
      return leads(open, cityNo(city), me) ? undefined : 'EM-CARD-DUCHESS-D-UZES-1';
    },
    aims: ({ open, me }) =>
      allCities.filter(city => leads(open, city, me)).map(city => ({ city: must(cityIds, city) })),
    play: (work, by, { city }) => {
      if (city !== undefined) work.take(by, cityNo(city));
    },
  },
};
