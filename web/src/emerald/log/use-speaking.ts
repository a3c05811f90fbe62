import type { Day } from '@lamplight/emerald/public';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useNames } from '../names/use-names.ts';
import type { Speaking } from './values.ts';

/** The log's sentences as text, in the reader's language. */
export function useSpeaking(nameOf: (day: Day) => string): Speaking {
  const intl = useIntl();
  const names = useNames();
  return useMemo(
    () => ({
      names,
      nameOf,
      format: (id, values) => intl.formatMessage({ id }, values),
      list: items => intl.formatList([...items], { type: 'conjunction' }),
    }),
    [intl, names, nameOf],
  );
}
