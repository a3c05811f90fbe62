import type { TableCommand } from '@lamplight/contract/wire';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { showToast } from '../parts/toasts.ts';
import { refusalOf } from './refusals.ts';
import { type Session, useLine } from './session.ts';

/** What a person asks of the table, from the tap to the answer. `name` says which button it was. */
export interface Acts {
  /** One after the other; ends at the first that is refused, says why, and gives its rule. Undefined: all are done. */
  run(name: string, ...commands: readonly TableCommand[]): Promise<string | undefined>;
  /** Asked, and not answered. */
  isWaiting(name: string): boolean;
  /** Asked while the line is down: it is sent, once, when the line is back [UX-23]. */
  isUnsent(name: string): boolean;
}

const closed = 'closed';

export function useActs(session: Session): Acts {
  const intl = useIntl();
  const line = useLine(session);
  const [waiting, setWaiting] = useState<readonly string[]>([]);

  const run = useCallback<Acts['run']>(
    async (name, ...commands) => {
      setWaiting(names => [...names, name]);
      try {
        for (const command of commands) {
          const answer = await session.ask(command);
          if (answer.done) continue;
          showToast({ text: intl.formatMessage({ id: refusalOf(answer.refused) }) });
          return answer.refused;
        }
        return undefined;
      } catch {
        // The line is closed for good: the page says so.
        return closed;
      } finally {
        setWaiting(names => names.toSpliced(names.indexOf(name), 1));
      }
    },
    [session, intl],
  );

  const isWaiting = (name: string) => waiting.includes(name);
  return { run, isWaiting, isUnsent: name => isWaiting(name) && line.is !== 'open' };
}
