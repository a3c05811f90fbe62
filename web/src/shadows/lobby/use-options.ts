import type { Options } from '@lamplight/shadows/public';
import { useIntl } from 'react-intl';
import { useAtTable } from '../../table/at-table.ts';
import { isHost, isRunning } from '../../table/people/people.ts';
import { optionsOf } from './crews.ts';

/** The options as they are, and the host's way to change one. */
export function useOptions() {
  const { table, acts } = useAtTable();
  const intl = useIntl();
  const options = optionsOf(table);
  return {
    options,
    isMine: isHost(table) && !isRunning(table),
    say: (id: FormatjsIntl.Message['ids'], values?: Record<string, number>) => intl.formatMessage({ id }, values),
    set: (change: Partial<Options>) => void acts.run('options', { type: 'set', options: { ...options, ...change } }),
  };
}
