import type { TableView } from '@lamplight/contract/wire';
import { levelTimes } from '@lamplight/shadows/public';
import { useIntl } from 'react-intl';
import { isAlone, optionsOf } from './crews.ts';
import { levelWords, mapWords } from './option-words.ts';

/** The options in one line, for a phone. */
export function useSummary(table: TableView): string {
  const intl = useIntl();
  const { level, maps, agreement, police } = optionsOf(table);
  const minutes = levelTimes[level] / 60_000;
  const parts = [
    isAlone(table) &&
      intl.formatMessage(
        { id: 'lobby.summary.level' },
        { level: intl.formatMessage({ id: levelWords[level] }), minutes },
      ),
    intl.formatMessage({ id: mapWords[maps] }),
    intl.formatMessage({ id: 'lobby.summary.agreement' }, { agreement }),
    intl.formatMessage({ id: 'lobby.summary.police' }, { police }),
  ];
  return parts.filter(part => part !== false).join(' · ');
}
