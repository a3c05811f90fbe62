import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { placeInWords } from '../../board/names.ts';
import type { ShadowsMatchContext } from '../view/playing.ts';
import type { Announcement } from './effects.ts';

/** Turns what is to be said into a sentence, with the names of people and places. */
export function useSaying(namesOf: ShadowsMatchContext['namesOf']): (say: Announcement) => string {
  const intl = useIntl();
  return useCallback(
    ({ id, seat, cell, team, count = 0, of = 0 }) => {
      const values = {
        name: seat === undefined ? '' : namesOf([seat]),
        place: cell === undefined ? '' : placeInWords(intl, cell),
        team: team ?? 'nobody',
        count,
        of,
      };
      return intl.formatMessage({ id }, values);
    },
    [intl, namesOf],
  );
}
