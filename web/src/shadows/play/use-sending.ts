import type { Answer } from '@lamplight/client';
import type { Move } from '@lamplight/shadows/public';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { showToast } from '../../parts/toasts.ts';
import { type Session, useLine } from '../../table/session.ts';
import { refusalOf } from './refusals.ts';

interface Sending {
  readonly send: (move: Move) => Promise<Answer | undefined>;
  readonly pending: readonly Move[];
  readonly isUnsent: boolean;
}

/** Moves from the tap to the answer: over a line that is down they wait, and are made once when it is back [UX-23]. */
export function useSending(session: Session): Sending {
  const intl = useIntl();
  const line = useLine(session);
  const [pending, setPending] = useState<readonly Move[]>([]);
  const send = useCallback(
    async (move: Move) => {
      setPending(moves => [...moves, move]);
      try {
        const answer = await session.move(move);
        const id = answer.done ? undefined : refusalOf(answer.refused);
        if (id !== undefined) showToast({ text: intl.formatMessage({ id }) });
        return answer;
      } catch {
        // The line is closed for good: the page says so.
        return undefined;
      } finally {
        setPending(moves => moves.filter(each => each !== move));
      }
    },
    [session, intl],
  );
  return { send, pending, isUnsent: pending.length > 0 && line.is !== 'open' };
}
