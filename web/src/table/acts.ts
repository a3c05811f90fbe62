import type { TableCommand } from '@lamplight/contract/wire';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { showToast } from '../parts/announce/toasts.ts';
import { type Session, useLine } from '../session/session.ts';
import { refusalOf } from './refusals.ts';

/** What a person asks of the table, from the tap to the answer. `name` says which button it was. */
export interface TableActs {
  /** One after the other; ends at the first that is refused, and gives its rule. Undefined: all are done. */
  attempt(name: string, ...commands: readonly TableCommand[]): Promise<string | undefined>;
  /** The same, and says why it is refused. */
  run(name: string, ...commands: readonly TableCommand[]): Promise<string | undefined>;
  tell(rule: string): void;
  /** Asked, and not answered. */
  isWaiting(name: string): boolean;
  /** Asked while the line is down: it is sent, once, when the line is back [UX-23]. */
  isUnsent(name: string): boolean;
}

/** No rule: the line is closed for good, and the page says so. */
const closed = 'closed';

export function useActs(session: Session): TableActs {
  const intl = useIntl();
  const connection = useLine(session);
  const [waiting, setWaiting] = useState<readonly string[]>([]);

  const attempt = useCallback<TableActs['attempt']>(
    async (name, ...commands) => {
      setWaiting(names => [...names, name]);
      try {
        for (const command of commands) {
          const answer = await session.ask(command);
          if (!answer.done) return answer.refused;
        }
        return undefined;
      } catch {
        return closed;
      } finally {
        setWaiting(names => names.toSpliced(names.indexOf(name), 1));
      }
    },
    [session],
  );
  const run: TableActs['run'] = async (name, ...commands) => {
    const refused = await attempt(name, ...commands);
    if (refused !== undefined) tell(refused);
    return refused;
  };
  const tell = (rule: string) => {
    if (rule !== closed) showToast({ text: intl.formatMessage({ id: refusalOf(rule) }) });
  };

  const isWaiting = (name: string) => waiting.includes(name);
  return { attempt, run, tell, isWaiting, isUnsent: name => isWaiting(name) && connection.type !== 'open' };
}
