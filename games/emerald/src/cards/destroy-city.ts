import { must } from '@lamplight/contract';
import type { TextEffect } from '../effect.ts';
import { agentsAt, allCities, piecesAt, seatsAfter, seatsOf } from '../scores.ts';
import type { OpenState } from '../state.ts';
import { type City, cityIds, cityNo } from '../words.ts';

const isBare = (open: OpenState, city: City): boolean =>
  must(open.tops, city) === null &&
  must(open.zombies, city) === 0 &&
  seatsOf(open).every(seat => piecesAt(open, city, seat) === 0);

/** Everybody with an agent there is asked before anything falls: one Block saves the whole city. */
export const destroyCity: TextEffect<'destroy-city'> = {
  id: 'destroy-city',
  rules: [
    'EM-CARD-CTHULHU-1',
    'EM-CARD-CTHULHU-2',
    'EM-CARD-CTHULHU-3',
    'EM-CARD-CTHULHU-4',
    'EM-CARD-CTHULHU-5',
    'EM-CARD-CTHULHU-6',
    'EM-CARD-CTHULHU-7',
  ],
  attack: {
    kind: 'cthulhu',
    loss: 'swallowed',
    // The city falls only when all have been asked.
    strike: () => undefined,
    parry: work => {
      work.agenda = work.agenda.filter(
        task => task.do !== 'destroy-city' && !(task.do === 'attack' && task.attack.kind === 'cthulhu'),
      );
    },
  },
  text: {
    aim: 'city',
    forbids: ({ open }, { city }) => {
      if (city === undefined) return 'EM-TEXT-1';
      return isBare(open, cityNo(city)) ? 'EM-CARD-CTHULHU-6' : undefined;
    },
    aims: ({ open }) => allCities.filter(city => !isBare(open, city)).map(city => ({ city: must(cityIds, city) })),
    play: (work, by, { city }, card) => {
      if (city === undefined) return;
      const place = cityNo(city);
      const owners = seatsAfter(work.state, by).filter(seat => agentsAt(work.state, place, seat) > 0);
      work.plan(
        ...owners.map(
          victim => ({ do: 'attack', attack: { kind: 'cthulhu', by, city: place, victim, card } }) as const,
        ),
        { do: 'destroy-city', city: place },
      );
    },
  },
};
