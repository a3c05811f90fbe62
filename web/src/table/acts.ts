import type { TableCommand } from '@lamplight/contract/wire';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { showToast } from '../parts/announce/toasts.ts';
import { type Session, useConnection } from '../session/session.ts';
import { refusalOf } from './refusals.ts';

/** What a person asks of the table, from the tap to the answer. `name` is the button. */
export interface TableActs {
  /**
   * Sends the commands one after the other and stops at the first refusal. Gives the refusing rule; undefined if all
   * are done.
   */
  attempt(name: string, ...commands: readonly TableCommand[]): Promise<string | undefined>;
  /** The same, and shows why it is refused. */
  run(name: string, ...commands: readonly TableCommand[]): Promise<string | undefined>;
  tell(rule: string): void;
  /** Asked, and not answered. */
  isWaiting(name: string): boolean;
  /** Asked while disconnected: sent once, when the connection is back [UX-23]. */
  isUnsent(name: string): boolean;
}

/** Not a rule: the connection is closed for good, and the page says so. */
const closed = 'closed';

export function useActs(session: Session): TableActs {
  const intl = useIntl();
  const connection = useConnection(session);
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
